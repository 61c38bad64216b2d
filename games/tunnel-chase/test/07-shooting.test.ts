import { refusals } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { toHit } from '../rules/07-shooting.ts';
import { rules } from '../rules/index.ts';
import type { Pilot } from '../rules/model.ts';
import { answer, asked, inFlight, on, only, optionsOf, type Played, rig, run, setSpeeds } from './playing.ts';

/** The printed weapons table, rows by range. */
const PRINTED = [
  [7, 6, 5, 4, 3, 2],
  [8, 7, 6, 5, 4, 3],
  [9, 8, 7, 6, 5, 4],
  [10, 9, 8, 7, 6, 5],
  [11, 10, 9, 8, 7, 6],
  [12, 11, 10, 9, 8, 7],
  [13, 12, 11, 10, 9, 8],
  [14, 13, 12, 11, 10, 9],
];

const corridor = run('switchback', 7, 2, 7);
const elsewhere = run('mouth', 1, 2, 3);
const SIXES = Array.from({ length: 24 }, () => 6);

/** Flies one space each, without a scrape, and stops where fire is asked for. */
function atRange(...pilots: readonly Partial<Pilot>[]): Played {
  const played = inFlight(pilots.map((pilot) => ({ speed: 1, ...pilot })));
  setSpeeds(
    played,
    pilots.map((_, seat) => seat + 1),
    ...SIXES,
  );
  played.match.dice.rigged = [];
  return played;
}

test('7.3 the number needed is that of every printed cell', () => {
  for (const [r, row] of PRINTED.entries()) {
    for (const [a, needed] of row.entries()) expect(toHit(r + 1, a + 1)).toBe(needed);
  }
});

describe('7.1 who may shoot', () => {
  test('the tail, at the one it tails; 7.2 the leader cannot shoot back', () => {
    const played = atRange(on(corridor, 0), on(corridor, 1));
    expect(asked(played)).toEqual(['0 fire']);
    expect(optionsOf(played, 0)).toEqual([1, null]);
  });

  test('7.2 two who fly at each other both may', () => {
    const played = atRange(on(corridor, 0), on(corridor, 5, -1));
    expect(asked(played)).toEqual(['0 fire', '1 fire']);
  });

  test('nobody out of sight', () => {
    const played = atRange(on(corridor, 0), on(elsewhere, 0));
    expect(asked(played)).toEqual(['0 speed', '1 speed']);
  });

  test('7.2 with several targets one is named in secret, or fire is held', () => {
    const played = atRange(on(corridor, 0), on(corridor, 1), on(corridor, 2));
    expect(optionsOf(played, 0)).toContain(1);
    expect(optionsOf(played, 0)).toContain(null);
  });
});

describe('7.3 a shot', () => {
  function shoot(...dice: readonly number[]) {
    const played = atRange(on(corridor, 0), on(corridor, 1));
    rig(played, ...dice);
    return { played, events: answer(played, 0, 1) };
  }

  test('hits with the number itself: 1 point of damage', () => {
    const { played, events } = shoot(2, 3);
    expect(only(events, 'shot')).toMatchObject([{ by: 0, target: 1, range: 2, needed: 5, hit: true }]);
    expect(played.match.board.pilots[1]?.damage).toBe(1);
  });

  test('misses with less', () => {
    const { played, events } = shoot(2, 2);
    expect(only(events, 'shot')).toMatchObject([{ hit: false }]);
    expect(played.match.board.pilots[1]?.damage).toBe(0);
  });
});

test('7.4 a shot that needs 13 is not made: open designs are not asked, secret ones are refused', () => {
  const blind = { handling: 6, accuracy: 1, protection: 11 };
  const near = atRange({ ...on(corridor, 0), design: blind }, on(corridor, 1));
  expect(asked(near)).toEqual(['0 fire']);
  expect(toHit(7, 1)).toBe(13);
  expect(toHit(6, 1)).toBe(12);
  const [refused] = refusals(rules, near.match, { kind: 'fire', seat: 0 });
  expect(refused).toBeUndefined();
});

test('7.5 all damage lands together: even those who blow up have had their shot', () => {
  const played = atRange({ ...on(corridor, 0), damage: 9 }, { ...on(corridor, 5, -1), damage: 9 });
  rig(played, 6, 6, 6, 6);
  answer(played, 0, 1);
  const events = answer(played, 1, 0);
  expect(only(events, 'wrecked').map(({ seat }) => seat)).toEqual([0, 1]);
  expect(played.match.result).toMatchObject({ places: [1, 1], rule: '8.2' });
});
