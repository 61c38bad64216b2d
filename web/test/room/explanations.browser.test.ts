import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { byKeyboard, byMouse, byTouch, isClosed, termsOf, unexplained, type Way } from '../support/explanations.ts';
import { openSite, type Site, visit } from '../support/page.ts';
import { answerOnBoard, nextStop, sitDown } from '../support/playing.ts';
import { layScenario } from '../support/starfire-playing.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 90_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite('explanations');
});
afterAll(() => site?.close());

interface Walk {
  readonly title: string;
  readonly game: string;
  readonly preset: RegExp;
  lay?(page: Page): Promise<unknown>;
  /** The asks at which one looks round. */
  readonly kinds: readonly string[];
}

const WALKS: readonly Walk[] = [
  { title: 'Duel in Space', game: 'Duel in Space', preset: /drone/i, kinds: ['aim', 'heading', 'fire'] },
  {
    title: 'setting up Starfire',
    game: 'Starfire',
    preset: /plain bot/i,
    lay: (page) => layScenario(page, 'contact', true),
    kinds: ['design', 'place', 'face', 'move'],
  },
  {
    title: 'Starfire in battle',
    game: 'Starfire',
    preset: /plain bot/i,
    async lay(page) {
      await layScenario(page, 'fleet-action');
      await page.getByLabel('Hexes between the flagships').fill('10');
    },
    kinds: ['move', 'fire', 'weapons'],
  },
];

/** Plays on and looks round at the first ask of each kind; a choice is picked there, so that all it would mean is shown. */
async function lookRound(page: Page, { game, preset, lay, kinds }: Walk, look: (kind: string) => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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

/** Picks an option on the board without committing it. */
async function pickSomething(page: Page): Promise<void> {
  const choices = page.locator('.stage [data-choice]:not([aria-pressed="true"])');
  if ((await choices.count()) > 0) await choices.nth(Math.min(2, (await choices.count()) - 1)).click();
}

/** Has everything in sight explained that was not explained before, in one way after the other. */
async function explainAll(page: Page, ways: readonly Way[], seen: Set<string>): Promise<readonly string[]> {
  const faults: string[] = [...(await unexplained(page))];
  const fresh = (await termsOf(page)).filter(({ says }) => !seen.has(says));
  for (const way of ways) {
    for (const term of fresh) {
      const fault = await way.open(page, term);
      if (fault !== null) faults.push(fault);
    }
    await way.leave(page);
    await isClosed(page);
  }
  for (const { says } of fresh) seen.add(says);
  return faults;
}

describe.each(WALKS)('$title', (walk) => {
  test.each(['desktop', 'phone'] as const)('on a %s every text and mark of the board explains itself', async (size) => {
    const { page, wrongs, close } = await visit(site, size, { hasTouch: size === 'phone' });
    const ways = size === 'phone' ? [byTouch(await page.context().newCDPSession(page))] : [byMouse, byKeyboard];
    const seen = new Set<string>();
    const faults: string[] = [];
    await lookRound(page, walk, async (kind) => {
      for (const fault of await explainAll(page, ways, seen)) faults.push(`${kind}: ${fault}`);
    });
    expect(faults).toEqual([]);
    expect(seen.size).toBeGreaterThan(30);
    expect(wrongs).toEqual([]);
    await close();
  });
});

test('a ship on the map tells of itself to mouse and keyboard, and to a finger', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const { page, close } = await visit(site, size, { hasTouch: size === 'phone' });
    await sitDown(page, /plain bot/i, { game: 'Starfire', lay: () => layScenario(page, 'contact') });
    expect(await nextStop(page)).toBe('ask');
    const ship = page.locator('.starfire-ship').first();
    const tip = page.locator('#starfire-tip');
    if (size === 'phone') await ship.tap();
    else await ship.hover();
    await tip.waitFor();
    if (size === 'desktop') {
      await page.mouse.move(2, 2);
      await tip.waitFor({ state: 'detached' });
      await ship.focus();
      await tip.waitFor();
    }
    expect(await tip.textContent()).toContain('facing');
    await close();
  }
});
