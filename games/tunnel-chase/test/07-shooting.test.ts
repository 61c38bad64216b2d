import { refusedChoices } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { toHit } from '../rules/07-shooting.ts';
import { distanceBetween, isAhead } from '../rules/flight.ts';
import { rules } from '../rules/index.ts';
import type { Pilot } from '../rules/model.ts';
import {
  ASTEROID,
  answer,
  asked,
  inFlight,
  on,
  only,
  optionsOf,
  type Playthrough,
  rig,
  run,
  SIXES,
  setSpeeds,
} from './support/playing.ts';

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

/** Each pilot flies one space without a scrape; the match stops at the question of fire. */
function atRange(...pilots: readonly Partial<Pilot>[]): Playthrough {
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

describe('who may shoot', () => {
  test('7.1 the tail, at the one it tails', () => {
    const played = atRange(on(corridor, 0), on(corridor, 1));
    expect(asked(played)).toEqual(['0 fire']);
    expect(optionsOf(played, 0)).toEqual([1, null]);
  });

  test('7.2 a starfighter cannot shoot at its tail', () => {
    expect(asked(atRange(on(corridor, 0), on(corridor, 1)))).not.toContain('1 fire');
  });

  test('7.2 two who fly at each other both may', () => {
    const played = atRange(on(corridor, 0), on(corridor, 5, -1));
    expect(asked(played)).toEqual(['0 fire', '1 fire']);
  });

  test('7.1 nobody out of sight', () => {
    const played = atRange(on(corridor, 0), on(elsewhere, 0));
    expect(asked(played)).toEqual(['0 speed', '1 speed']);
  });

  test('7.1 nobody fires before collisions are over', () => {
    const played = inFlight([
      { ...on(corridor, 3), speed: 1 },
      { ...on(corridor, 2), speed: 2 },
      { ...on(corridor, 2), speed: 1 },
    ]);
    setSpeeds(played, [1, 2, 1], ...SIXES);
    expect(asked(played)).toEqual(['0 height', '1 height']);
    for (const seat of [0, 1]) answer(played, seat, 'low');
    expect(asked(played)).toEqual(['2 fire']);
  });

  test('7.2 with several targets one is named in secret, or fire is held', () => {
    const played = atRange(on(corridor, 0), on(corridor, 1), on(corridor, 2));
    expect(optionsOf(played, 0)).toContain(1);
    expect(optionsOf(played, 0)).toContain(null);
  });
});

describe('a shot', () => {
  function shoot(...dice: readonly number[]) {
    const played = atRange(on(corridor, 0), on(corridor, 1));
    rig(played, ...dice);
    return { played, events: answer(played, 0, 1) };
  }

  test('7.3 hits with the number itself: 1 point of damage', () => {
    const { played, events } = shoot(2, 3);
    expect(only(events, 'shot')).toMatchObject([{ by: 0, target: 1, range: 2, needed: 5, hit: true }]);
    expect(played.match.board.pilots[1]?.damage).toBe(1);
  });

  test('7.3 misses with less', () => {
    const { played, events } = shoot(2, 2);
    expect(only(events, 'shot')).toMatchObject([{ hit: false }]);
    expect(played.match.board.pilots[1]?.damage).toBe(0);
  });

  test('7.3 each hit is 1 point of damage: two on one pilot are 2', () => {
    const played = atRange(on(corridor, 0), on(corridor, 0), on(corridor, 0));
    rig(played, 6, 6, 6, 6);
    answer(played, 0, 2);
    const events = answer(played, 1, 2);
    expect(only(events, 'shot').map(({ by, target, hit }) => [by, target, hit])).toEqual([
      [0, 2, true],
      [1, 2, true],
    ]);
    expect(played.match.board.pilots.map(({ damage }) => damage)).toEqual([0, 0, 2]);
  });
});

describe('a shot that would need 13', () => {
  /** A tail ends 7 spaces behind another pilot, in sight. */
  function sevenBehind(accuracy: number, designs: 'stock' | 'own'): Playthrough {
    const [from, to] = farPair(7);
    const played = inFlight(
      [
        { ...from, speed: 1, design: { handling: 6, accuracy, protection: 10 } },
        { ...to, speed: 1 },
      ],
      { setup: { designs } },
    );
    setSpeeds(played, [1, 1], ...SIXES);
    if (asked(played)[0]?.endsWith('first')) answer(played, played.match.asks[0]?.seat ?? 0, 0);
    return played;
  }

  test('7.4 is not asked for where designs are open', () => {
    expect(asked(sevenBehind(1, 'stock'))).toEqual(['0 speed', '1 speed']);
    expect(asked(sevenBehind(2, 'stock'))).toEqual(['0 fire']);
  });

  test('7.4 is refused where they are secret, to that pilot alone', () => {
    const played = sevenBehind(1, 'own');
    expect(asked(played)).toEqual(['0 fire']);
    expect(optionsOf(played, 0)).toEqual([null]);
    expect(refusedChoices(rules, played.match, { kind: 'fire', seat: 0 })).toMatchObject([
      { rule: '7.4', choices: [1] },
    ]);
    expect(optionsOf(sevenBehind(2, 'own'), 0)).toEqual([1, null]);
  });
});

describe('the longest shot', () => {
  const apart = (range: number, designs: 'stock' | 'own' = 'stock'): Playthrough => {
    const [from, to] = farPair(range);
    const best = { handling: 6, accuracy: 6, protection: 6 };
    const pilots = [
      { ...from, speed: 1, design: best },
      { ...to, speed: 1 },
    ];
    const played = inFlight(pilots, { setup: { designs } });
    setSpeeds(played, [1, 1], ...SIXES);
    if (asked(played)[0]?.endsWith('first')) answer(played, played.match.asks[0]?.seat ?? 0, 0);
    return played;
  };

  test.each(['stock', 'own'] as const)('7.1 is 8 spaces long (designs: %s)', (designs) => {
    const played = apart(8, designs);
    expect(asked(played)).toEqual(['0 fire']);
    expect(optionsOf(played, 0)).toEqual([1, null]);
    expect(only(answer(played, 0, 1), 'shot')[0]).toMatchObject({ range: 8, needed: 9 });
  });

  test('7.1 is never 9 spaces long', () => {
    expect(asked(apart(9))).toEqual(['0 speed', '1 speed']);
  });
});

/** Two pilots that will have flown one space each in the same tunnel, `range` apart and in sight. */
function farPair(range: number): readonly [Partial<Pilot>, Partial<Pilot>] {
  const { neighbours } = ASTEROID;
  for (const [space, ways] of neighbours.entries()) {
    for (const rear of ways.length === 2 ? ways : []) {
      const heading = ways.find((way) => way !== rear) ?? -1;
      const target = neighbours.findIndex(
        (on, other) =>
          on.length === 2 &&
          distanceBetween(ASTEROID, space, other) === range &&
          isAhead(ASTEROID, { space, heading }, { space: other, heading: -1 }),
      );
      const before = neighbours[target]?.find((way) => distanceBetween(ASTEROID, space, way) === range - 1);
      if (before !== undefined)
        return [
          { space: rear, heading: space, rear: -1 },
          { space: before, heading: target, rear: -1 },
        ];
    }
  }
  throw new Error(`nobody is in sight ${range} spaces away`);
}

test('7.5 all damage lands together: even those who blow up have had their shot', () => {
  const played = atRange({ ...on(corridor, 0), damage: 9 }, { ...on(corridor, 5, -1), damage: 9 });
  rig(played, 6, 6, 6, 6);
  answer(played, 0, 1);
  const events = answer(played, 1, 0);
  expect(only(events, 'wrecked').map(({ seat }) => seat)).toEqual([0, 1]);
  expect(played.match.result).toMatchObject({ places: [1, 1], rule: '8.2' });
});
