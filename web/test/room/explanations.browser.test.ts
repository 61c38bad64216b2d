import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  byKeyboard,
  byMouse,
  byTouch,
  isClosed,
  quickenTime,
  type Term,
  termsOf,
  unexplained,
  type Way,
} from '../support/explanations.ts';
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
  { title: 'Tunnel Chase', game: 'Tunnel Chase', preset: /plain bot/i, kinds: ['speed', 'branch'] },
  { title: 'Furball', game: 'Furball', preset: /seven bots/, kinds: ['dial', 'action', 'attack'] },
  {
    title: 'Escape the Death Star for Rebels',
    game: 'Escape the Death Star',
    preset: /as Rebels/,
    kinds: ['hero', 'sneak'],
  },
  {
    title: 'Escape the Death Star for the Imperial',
    game: 'Escape the Death Star',
    preset: /as the Imperial/,
    kinds: ['set-out', 'soldier'],
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
  const fresh: Term[] = [];
  for (const term of await termsOf(page)) {
    if (seen.has(kindOf(term))) continue;
    seen.add(kindOf(term));
    fresh.push(term);
  }
  for (const way of ways) {
    for (const term of fresh) {
      const fault = await way.open(page, term);
      if (fault !== null) faults.push(fault);
    }
    await way.leave(page);
    await isClosed(page);
  }
  return faults;
}

/** Marks that say the same of another number, or of another square such as E8, are of one kind: one of them is enough. */
const kindOf = ({ says }: Term): string => says.replace(/\b[A-Z]?\d+/g, '#');

/** What has been explained in an earlier walk of the same game on the same screen: once is enough. */
const explained = new Map<string, Set<string>>();

describe.each(WALKS)('$title', (walk) => {
  test.each(['desktop', 'phone'] as const)('on a %s every text and mark of the board explains itself', async (size) => {
    const { page, wrongs, close } = await visit(site, size, { hasTouch: size === 'phone' });
    // With a finger time runs as it does: a tap has to be told from one that is held.
    if (size === 'desktop') await quickenTime(page, 10);
    const ways = size === 'phone' ? [byTouch(await page.context().newCDPSession(page))] : [byMouse, byKeyboard];
    const place = `${walk.game} on a ${size}`;
    const seen = explained.get(place) ?? new Set<string>();
    explained.set(place, seen);
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

test('at its own pace, too, a mark explains itself to a mouse that rests on it', async () => {
  const { page, close } = await visit(site, 'desktop');
  await sitDown(page, /drone/i, { game: 'Duel in Space' });
  expect(await nextStop(page)).toBe('ask');
  const [term] = await termsOf(page);
  if (term === undefined) throw new Error('nothing explains itself');
  expect(await byMouse.open(page, term)).toBeNull();
  await close();
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
