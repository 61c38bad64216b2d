import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  byKeyboard,
  byMouse,
  byTouch,
  type ExplainingWay,
  isClosed,
  quickenTime,
  type Term,
  termsOf,
  unexplained,
} from './explanations.ts';
import { visit } from './page.ts';
import { answerOnBoard, nextStop, press, sitDown } from './playing.ts';
import { useSite } from './use-site.ts';

export interface Walk {
  readonly title: string;
  readonly game: string;
  readonly preset: RegExp;
  lay?(page: Page): Promise<unknown>;
  /** The asks at which to examine the board. */
  readonly kinds: readonly string[];
}

/**
 * Plays on and examines the board at the first ask of each kind, with a choice picked, so that its preview is shown.
 */
async function lookRound(page: Page, { game, preset, lay, kinds }: Walk, look: (kind: string) => Promise<void>) {
  await sitDown(page, preset, { game, ...(lay && { lay }) });
  const left = new Set(kinds);
  for (let turn = 0; left.size > 0; turn++) {
    expect(await nextStop(page), `before ${[...left]}`).toBe('ask');
    const ask = (await page.locator('.action-bar').getAttribute('data-ask')) ?? '';
    const kind = /"kind":"([^"]+)"/.exec(ask)?.[1] ?? '';
    if (left.delete(kind)) {
      await look(kind);
      await pickSomething(page);
      await look(`${kind}, picked`);
    }
    const some = page.getByRole('button', { name: 'Choose weapons' });
    if (left.has('weapons') && (await some.count()) > 0) await some.click();
    await answerOnBoard(page, turn);
  }
}

async function pickSomething(page: Page): Promise<void> {
  const choices = page.locator('.stage [data-choice]:not([aria-pressed="true"])');
  if ((await choices.count()) > 0) await press(page, choices.nth(Math.min(2, (await choices.count()) - 1)));
}

/** Opens every visible explanation that was not opened before, in one way after the other. */
async function explainAll(page: Page, ways: readonly ExplainingWay[], seen: Set<string>): Promise<readonly string[]> {
  const faults: string[] = [...(await unexplained(page))];
  const fresh: Term[] = [];
  for (const term of await termsOf(page)) {
    if (seen.has(kindOf(term))) continue;
    seen.add(kindOf(term));
    fresh.push(term);
  }
  for (const way of ways) {
    faults.push(...(await way.open(page, fresh)));
    await way.leave(page);
    await isClosed(page);
  }
  return faults;
}

/** Marks whose texts differ only in a number, or in a square such as E8, are of one kind: one of them is enough. */
const kindOf = ({ says }: Term): string => says.replace(/\b[A-Z]?\d+/g, '#');

/** Explained in an earlier walk of the same game on the same screen, which is enough. */
const explained = new Map<string, Set<string>>();

/** Tests every walk on a desktop and on a phone: every text and mark of the board explains itself. */
export function testExplanations(walks: readonly Walk[]): void {
  const site = useSite();

  describe.each(walks)('$title', (walk) => {
    test.each(['desktop', 'phone'] as const)(
      'on a %s every text and mark of the board explains itself',
      async (size) => {
        const { page, wrongs, close } = await visit(site, size, { hasTouch: size === 'phone' });
        // With a finger, time runs normally: a tap must differ from a held finger.
        if (size === 'desktop') await quickenTime(page, 10);
        const ways = size === 'phone' ? [byTouch(await page.context().newCDPSession(page))] : [byMouse, byKeyboard];
        const place = `${walk.game} on a ${size}`;
        const seen = new Set(explained.get(place));
        const faults: string[] = [];
        await lookRound(page, walk, async (kind) => {
          for (const fault of await explainAll(page, ways, seen)) faults.push(`${kind}: ${fault}`);
        });
        expect(faults).toEqual([]);
        expect(seen.size).toBeGreaterThan(30);
        expect(wrongs).toEqual([]);
        explained.set(place, seen);
        await close();
      },
    );
  });
}
