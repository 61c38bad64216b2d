import type { Page } from 'playwright-core';
import { openSite, visit } from '../../web/test/support/page.ts';
import { ASKED, sitDown } from '../../web/test/support/playing.ts';

/**
 * What a move of a local match costs at its beginning and at its end, in a real browser: from the page's word to its
 * worker until the move is durable, told and shown. One player of two seals an aim and takes it back, over and over,
 * so that every move does the same work and only the length of the match differs.
 */

const MOVES = 1000;
const WINDOW = 100;

/** Keeps a hand on the worker that plays the match. */
function watchWorkers(): void {
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      Object.assign(globalThis, { matchWorker: this });
    }
  };
}

/** Makes the moves one after the other; microseconds each. */
function makeMoves(page: Page): Promise<readonly number[]> {
  return page.evaluate(async (moves) => {
    const { matchWorker } = globalThis as typeof globalThis & { matchWorker: Worker };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const times: number[] = [];
    for (let i = 0; i < moves; i++) {
      await frame();
      const start = performance.now();
      const told = new Promise<MessageEvent>((resolve) =>
        matchWorker.addEventListener('message', resolve, { once: true }),
      );
      const answer = i % 2 === 0 ? { choice: 3 } : { takeBack: true };
      matchWorker.postMessage({ type: 'play', input: { seat: 0, question: 1, ...answer } });
      const { data } = await told;
      if (data.type !== 'news') throw new Error(`move ${i + 1} was not taken: ${JSON.stringify(data)}`);
      // The page has heard it too; what it draws follows in tasks of its own.
      await new Promise((resolve) => setTimeout(resolve));
      times.push((performance.now() - start) * 1000);
    }
    return times;
  }, MOVES);
}

function middle(times: readonly number[]): number {
  return Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
}

const site = await openSite('bench');
try {
  const { page, close } = await visit(site, 'desktop');
  await page.context().addInitScript(watchWorkers);
  await sitDown(page, /one screen/i);
  await page.locator(`.curtain, ${ASKED}`).first().waitFor();
  const times = await makeMoves(page);
  const figures = {
    'moves made': times.length,
    [`microseconds per move, moves 1 to ${WINDOW}`]: middle(times.slice(0, WINDOW)),
    [`microseconds per move, moves ${MOVES - WINDOW + 1} to ${MOVES}`]: middle(times.slice(-WINDOW)),
  };
  console.log(JSON.stringify(figures, null, 2));
  await close();
} finally {
  await site.close();
}
