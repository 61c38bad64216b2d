import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@starboard/games';
import { type GameTypes, questionsOf, readRecord } from '@starboard/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shotOf } from '../../room/playback/camera.ts';

const ROOT = join(import.meta.dirname, '../../..');
const RECORDS = 4;

let isStill = false;
beforeEach(() => {
  isStill = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What is decisive in each game; of events in brackets, only some are. */
const DECISIVE: { readonly [game: string]: readonly string[] } = {
  'duel-in-space': ['(damage)', 'destroyed'],
  'tunnel-chase': ['(collided)', '(shot)', 'wrecked'],
  'escape-the-death-star': ['beaten', 'captured', '(card-lost)', '(code-tried)', 'jailed'],
  starfire: ['(damage)', 'destroyed'],
  furball: ['(dealt)', 'destroyed'],
};

/** The kinds of events that are decisive in records of a game: in brackets if not always. */
async function decisiveIn(id: string) {
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const [rules, board] = await Promise.all([game.parts.rules(), game.parts.board()]);
  const folder = join(ROOT, 'games', id, 'test/golden');
  const counts = new Map<string, { decisive: number; other: number }>();
  for (const name of readdirSync(folder)
    .filter((each) => each.endsWith('.jsonl'))
    .slice(0, RECORDS)) {
    const read = readRecord(readFileSync(join(folder, name), 'utf8'));
    if (!read.ok) throw new Error(`${name} can’t be read`);
    for (const question of questionsOf(rules, read.record).questions) {
      for (const { event, board: seen } of question.happenings(0)) {
        const at = board.decisive?.(event, { seat: 0, board: seen }) ?? null;
        if (at !== null) expect([at.x, at.y].every(Number.isFinite)).toBe(true);
        const count = counts.get(event.type) ?? { decisive: 0, other: 0 };
        count[at === null ? 'other' : 'decisive']++;
        counts.set(event.type, count);
      }
    }
  }
  return counts;
}

describe('what the camera goes to', () => {
  test.each(Object.entries(DECISIVE))('%s: in its records, only %j', async (id, expected) => {
    const counts = await decisiveIn(id);
    const found = [...counts].filter(([, { decisive }]) => decisive > 0);
    expect(found.length).toBeGreaterThan(0);
    for (const [type, { other }] of found) {
      expect(expected, type).toContain(expected.includes(type) ? type : `(${type})`);
      if (expected.includes(type)) expect(other, type).toBe(0);
    }
    const always = expected.filter((type) => !type.startsWith('('));
    for (const type of always) expect(counts.get(type)?.other ?? 0, type).toBe(0);
  });
});

describe('a shot', () => {
  const event = (type: string): GameTypes['event'] => ({ type, rule: '1' });
  const board = {
    decisive: ({ type }: GameTypes['event']) =>
      type === 'end' ? { x: 1, y: 2 } : type === 'last' ? { x: 3, y: 4 } : null,
  };
  const shown = (stays: number, ...types: readonly string[]) =>
    shotOf(board, { events: types.map(event), board: {}, viewer: 0, stays });

  test('is the last decisive event of a beat, and lasts as long as the beat', () => {
    expect(shown(1400, 'end', 'last', 'other')).toEqual({ at: { x: 3, y: 4 }, lasts: 1400 });
    expect(shown(1400, 'other')).toBeNull();
  });

  test('is left out at instant and quick pace, and if there is no time for it', () => {
    expect(shown(0, 'end')).toBeNull();
    expect(shown(1400 / 3, 'end')).toBeNull();
  });

  test('is left out with reduced motion', () => {
    isStill = true;
    expect(shown(1400, 'end')).toBeNull();
  });
});
