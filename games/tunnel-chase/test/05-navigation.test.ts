import { describe, expect, test } from 'vitest';
import { navigationRoll } from '../rules/05-navigation.ts';
import {
  ASTEROID,
  answer,
  inFlight,
  nodeOf,
  on,
  only,
  onTrack,
  rig,
  run,
  SIXES,
  setSpeeds,
} from './support/playing.ts';

const corridor = run('crossing', 9, 0, 11);
const elsewhere = run('switchback', 7, 2, 2);
const squeeze = run('squeeze', 8, 0, 10);

/** The printed tables by handling, rows by rating; those of handling 6 below row 5 are lost. */
const PRINTED: readonly (readonly (readonly number[])[])[] = [
  [
    [2, 3, 4, 5, 6, 7],
    [3, 4, 5, 6, 7, 8],
    [4, 5, 6, 7, 8, 9],
    [5, 6, 7, 8, 9, 10],
    [6, 7, 8, 9, 10, 11],
    [7, 8, 9, 10, 11, 12],
    [8, 9, 10, 11, 12, 13],
    [9, 10, 11, 12, 13, 14],
  ],
  [
    [1, 2, 3, 4, 5, 6],
    [2, 3, 4, 5, 6, 7],
    [3, 4, 5, 6, 7, 8],
    [4, 5, 6, 7, 8, 9],
    [5, 6, 7, 8, 9, 10],
    [6, 7, 8, 9, 10, 11],
    [7, 8, 9, 10, 11, 12],
    [8, 9, 10, 11, 12, 13],
  ],
  [
    [0, 1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5, 6],
    [2, 3, 4, 5, 6, 7],
    [3, 4, 5, 6, 7, 8],
    [4, 5, 6, 7, 8, 9],
    [5, 6, 7, 8, 9, 10],
    [6, 7, 8, 9, 10, 11],
    [7, 8, 9, 10, 11, 12],
  ],
  [
    [-1, 0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5, 6],
    [2, 3, 4, 5, 6, 7],
    [3, 4, 5, 6, 7, 8],
    [4, 5, 6, 7, 8, 9],
    [5, 6, 7, 8, 9, 10],
    [6, 7, 8, 9, 10, 11],
  ],
  [
    [-2, -1, 0, 1, 2, 3],
    [-1, 0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5, 6],
    [2, 3, 4, 5, 6, 7],
    [3, 4, 5, 6, 7, 8],
    [4, 5, 6, 7, 8, 9],
    [5, 6, 7, 8, 9, 10],
  ],
  [
    [-3, -2, -1, 0, 1, 2],
    [-2, -1, 0, 1, 2, 3],
    [-1, 0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5, 6],
  ],
];

describe('the number needed', () => {
  test('5.2 is that of every printed cell that survives', () => {
    for (const [h, table] of PRINTED.entries()) {
      for (const [r, row] of table.entries()) {
        for (const [s, needed] of row.entries()) expect(navigationRoll(r + 1, s + 1, h + 1)).toBe(needed);
      }
    }
  });

  test('5.2 is 8 in the printed example: handling 4, speed 6, rating 5', () => {
    expect(navigationRoll(5, 6, 4)).toBe(8);
  });
});

/** A pilot that flies over the sixth space of the corridor, a curve of 6, at speed 3: it needs 6. */
const overTheBend = (damage = 0) =>
  inFlight([
    { ...on(corridor, 2), damage, speed: 3 },
    { ...on(elsewhere, 0), speed: 1 },
  ]);

describe('taking a curve', () => {
  test('5.3 the number itself is enough', () => {
    const events = setSpeeds(overTheBend(), [3, 1], 2, 4);
    expect(only(events, 'navigated')).toMatchObject([
      { curve: 6, squeeze: 0, needed: 6, dice: [2, 4], scraped: false },
    ]);
  });

  test('5.3 less scrapes the wall: 1 point of damage, and the flight goes on', () => {
    const played = overTheBend();
    const events = setSpeeds(played, [3, 1], 2, 3);
    expect(only(events, 'navigated')).toMatchObject([{ scraped: true, left: 9, rule: '5.3' }]);
    expect(played.match.board.pilots[0]).toMatchObject({ damage: 1, space: corridor[5], speed: 3 });
  });

  test('5.3 what cannot fail is not rolled for', () => {
    const played = inFlight([
      { ...on(corridor, 0), speed: 1 },
      { ...on(elsewhere, 0), speed: 1 },
    ]);
    answerFirst(played, setSpeeds(played, [1, 1], 5, 4));
    const [made] = only(played.events, 'navigated');
    expect(made).toMatchObject({ curve: 2, needed: 0, dice: null, scraped: false });
  });

  test('5.3 a 2 cannot fail either', () => {
    const played = inFlight([
      { ...on(corridor, 0), speed: 3 },
      { ...on(elsewhere, 0), speed: 1 },
    ]);
    setSpeeds(played, [3, 1], ...SIXES);
    expect(only(played.events, 'navigated')[0]).toMatchObject({ curve: 2, needed: 2, dice: null, scraped: false });
  });

  test('5.3 nor can a 13 be made, but a 12 can', () => {
    const needs = (handling: number) => {
      const played = inFlight([
        { ...on(squeeze, 2), speed: 6, design: { handling, accuracy: 1, protection: 15 } },
        { ...on(elsewhere, 0), speed: 1 },
      ]);
      setSpeeds(played, [6, 1], ...SIXES);
      return only(played.events, 'navigated')[0];
    };
    expect(needs(2)).toMatchObject({ needed: 13, dice: null, scraped: true });
    expect(needs(3)).toMatchObject({ needed: 12, dice: [6, 6], scraped: false });
  });

  test('5.3 what cannot be made scrapes without a roll', () => {
    const slow = { handling: 1, accuracy: 1, protection: 15 };
    const played = inFlight([
      { ...on(squeeze, 1), speed: 6, design: slow },
      { ...on(elsewhere, 0), speed: 1 },
    ]);
    const events = setSpeeds(played, [6, 1], ...Array.from({ length: 40 }, () => 6));
    const certain = only(events, 'navigated').filter(({ needed }) => (needed ?? 0) >= 13);
    expect(certain.length).toBeGreaterThan(0);
    expect(certain.every(({ dice, scraped }) => dice === null && scraped)).toBe(true);
  });

  test('5.4 rolls are made after the count, in the order flown', () => {
    const played = inFlight([
      { ...on(corridor, 0), speed: 5 },
      { ...on(elsewhere, 0), speed: 1 },
    ]);
    const events = setSpeeds(played, [6, 1], 6, 6, 6, 6);
    const mine = events.filter((event) => 'seat' in event && event.seat === 0);
    const types = mine.map(({ type }) => type).filter((type) => type === 'flew' || type === 'navigated');
    expect(types).toEqual(['flew', 'navigated', 'navigated', 'navigated']);
    expect(only(mine, 'navigated').map(({ space }) => space)).toEqual([corridor[1], corridor[4], corridor[6]]);
  });

  test('5.4 the space one starts from is not rolled for again', () => {
    const played = inFlight([
      { ...on(corridor, 4), speed: 1 },
      { ...on(elsewhere, 0), speed: 1 },
    ]);
    setSpeeds(played, [1, 2]);
    expect(only(played.events, 'navigated').filter(({ seat }) => seat === 0)).toEqual([]);
  });

  test('5.4 a curve is rolled for where the count ends on it', () => {
    const played = inFlight([
      { ...on(corridor, 3), speed: 1 },
      { ...on(elsewhere, 0), speed: 1 },
    ]);
    setSpeeds(played, [1, 2], 6, 6);
    expect(only(played.events, 'navigated').filter(({ seat }) => seat === 0)).toMatchObject([{ space: corridor[4] }]);
  });

  test('5.4 at a junction the heading set at the end says which curve it was', () => {
    const junction = nodeOf(ASTEROID, 'fork', 'J');
    const [leg = -1, , right = -1] = ASTEROID.neighbours[junction] ?? [];
    const played = inFlight([
      { space: leg, heading: junction, rear: -1, speed: 1 },
      { ...on(elsewhere, 0), speed: 1 },
    ]);
    setSpeeds(played, [1, 2]);
    rig(played, 6, 6);
    answer(played, 0, right);
    expect(only(played.events, 'navigated').filter(({ seat }) => seat === 0)).toMatchObject([{ curve: 2, needed: 0 }]);
  });
});

test('5.1 at a junction the path flown through it has its own rating, wherever the flight ends', () => {
  const junction = nodeOf(ASTEROID, 'fork', 'J');
  const [leg = -1, left = -1, right = -1] = ASTEROID.neighbours[junction] ?? [];
  const rated = [left, right].map((way) => {
    const played = inFlight([
      { space: leg, heading: junction, rear: -1, speed: 2 },
      { ...on(elsewhere, 0), speed: 1 },
    ]);
    setSpeeds(played, [2, 1]);
    rig(played, ...SIXES);
    answer(played, 0, way);
    return only(played.events, 'navigated').find(({ space }) => space === junction)?.curve;
  });
  expect(rated).toEqual([1, 2]);
});

describe('The Squeeze', () => {
  test('5.5 every one of its spaces is rolled for, also the last of the count', () => {
    const played = inFlight([
      { ...on(squeeze, 4), speed: 3 },
      { ...on(elsewhere, 0), speed: 1 },
    ]);
    const events = setSpeeds(played, [3, 1], ...Array.from({ length: 12 }, () => 6));
    expect(only(events, 'navigated').map(({ space }) => space)).toEqual(squeeze.slice(5, 8));
  });

  test('5.6 a curve in it adds up with it to one roll', () => {
    const played = inFlight([
      { ...on(squeeze, 2), speed: 1 },
      { ...on(elsewhere, 0), speed: 1 },
    ]);
    const events = setSpeeds(played, [1, 2], 6, 6);
    expect(only(events, 'navigated').filter(({ seat }) => seat === 0)).toMatchObject([
      { space: onTrack(ASTEROID, 'squeeze', 8, 3), curve: 6, squeeze: 2, needed: 6, rule: '5.6' },
    ]);
  });
});

/** Both flew the same speed, so the pilot with the higher roll goes first. */
function answerFirst(played: ReturnType<typeof inFlight>, _events: unknown): void {
  rig(played, 6, 6, 6, 6);
  answer(played, 0, 0);
}
