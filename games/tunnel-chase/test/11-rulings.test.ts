import { view } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { STOCK } from '../rules/data/designs.ts';
import { rules } from '../rules/index.ts';
import {
  answer,
  asked,
  chase,
  inFlight,
  known,
  on,
  only,
  optionsOf,
  resign,
  rig,
  run,
  SIXES,
  setSpeeds,
} from './support/playing.ts';

const corridor = run('crossing', 9, 0, 11);
const elsewhere = run('switchback', 7, 0, 9);
const far = run('mouth', 1, 0, 7);
const straight = run('switchback', 7, 2, 7);

/** Over the curve of 6 in the corridor at speed 3: it needs 6. */
const overTheBend = { ...on(corridor, 2), speed: 3 };

test('11.1 rolls for navigation and shooting are of two dice with three pilots too', () => {
  const played = inFlight([overTheBend, { ...on(straight, 0), speed: 1 }, { ...on(straight, 1), speed: 1 }]);
  setSpeeds(played, [3, 1, 2], 2, 4);
  expect(only(played.events, 'navigated')[0]).toMatchObject({ seat: 0, dice: [2, 4] });
  rig(played, 1, 3);
  expect(only(answer(played, 1, 2), 'shot')).toMatchObject([{ dice: [1, 3] }]);
});

test('11.2 ratings and numbers needed are open to all in the basic game', () => {
  const played = inFlight([overTheBend, { ...on(elsewhere, 1), speed: 1 }]);
  setSpeeds(played, [3, 1], ...SIXES);
  expect(only(known(played.events, 1), 'navigated')[0]).toMatchObject({ seat: 0, needed: 6, left: 10 });
  expect(view(rules, played.match, 1, []).board.pilots[0]?.design).toEqual(STOCK);
});

describe('the order of several at one speed', () => {
  /** The last pilot tails the third, and is free once that one has moved. */
  const four = [on(elsewhere, 1), on(far, 2), on(corridor, 4), on(corridor, 3)];

  test('11.3 whoever need not wait any longer goes after those who have rolled', () => {
    const played = inFlight(four);
    setSpeeds(played, [3, 3, 3, 3], 2, 4, 5);
    expect(played.match.asks).toEqual([{ kind: 'first', seat: 2, among: [0, 1, 2] }]);
    rig(played, ...SIXES);
    expect(only(answer(played, 2, 2), 'ordered')).toMatchObject([{ order: [2, 1, 0, 3] }]);
  });

  test('11.3 and before them if it is faster', () => {
    const played = inFlight(four);
    setSpeeds(played, [3, 3, 3, 5], 2, 4, 5);
    rig(played, ...SIXES);
    expect(only(answer(played, 2, 2), 'ordered')).toMatchObject([{ order: [2, 3, 1, 0] }]);
  });

  test('11.3 two who roll later go after all of the same speed who have rolled before', () => {
    const at = (space: number, heading: number) => ({ space, heading, rear: -1 });
    /** Each of five pilots in a ring tails the next; two others tail the first alone. */
    const ring = [at(0, 26), at(25, 5), at(27, 28), at(3, 13), at(1, 9)];
    const played = inFlight([...ring, at(7, 8), at(7, 8)]);
    setSpeeds(played, [3, 1, 1, 3, 1, 3, 3], 5, 4);
    expect(played.match.asks).toEqual([{ kind: 'first', seat: 0, among: [0, 3] }]);
    rig(played, 6, 2);
    answer(played, 0, 0);
    expect(played.match.asks).toEqual([{ kind: 'first', seat: 5, among: [5, 6] }]);
    resign(played, 4);
    rig(played, ...SIXES);
    expect(only(answer(played, 5, 5), 'ordered')).toMatchObject([{ order: [0, 3, 5, 6, 2, 1] }]);
  });

  test('11.4 where whoever should name the first has left, the rolls decide', () => {
    const played = inFlight([on(corridor, 3), on(elsewhere, 1), on(far, 2)]);
    setSpeeds(played, [3, 3, 3], 2, 5, 4);
    rig(played, ...SIXES);
    const before = played.events.length;
    resign(played, 1);
    expect(only(played.events.slice(before), 'ordered')).toMatchObject([{ order: [2, 0] }]);
  });
});

test('11.4 one that has left cannot be named', () => {
  const played = inFlight([on(corridor, 3), on(elsewhere, 1), on(far, 2)]);
  setSpeeds(played, [3, 3, 3], 2, 5, 4);
  resign(played, 0);
  expect(optionsOf(played, 1)).toEqual([1, 2]);
});

test('11.4 whoever waits for one that has left and for another still waits for the other', () => {
  const [tail, middle, gone] = [7, 8, 9].map((place) => on(corridor, place));
  const pairs = [elsewhere, elsewhere, far, far].map((spaces) => ({ ...on(spaces, 1), speed: 4 }));
  const played = inFlight([{ ...tail, speed: 3 }, { ...middle }, { ...gone }, ...pairs]);
  setSpeeds(played, [4, 1, 3, 6, 6, 5, 5], 6, 5, 6, 5);
  expect(asked(played)).toEqual(['3 first']);
  resign(played, 2);
  answer(played, 3, 3);
  expect(asked(played)).toEqual(['5 first']);
  rig(played, ...SIXES);
  expect(only(answer(played, 5, 5), 'ordered')).toMatchObject([{ order: [3, 4, 5, 6, 1, 0] }]);
});

test('11.5 one that is slowed to 0 stays, rolls for nothing and may set 1 or 2 next', () => {
  const played = inFlight([
    { ...on(straight, 1), speed: 2 },
    { ...on(straight, 0), speed: 2 },
  ]);
  setSpeeds(played, [1, 2], ...SIXES);
  played.match.dice.rigged = [];
  answer(played, 0, 'low');
  answer(played, 1, 'low');
  const events = setSpeeds(played, [1, 1], 5, 2, ...SIXES);
  expect(only(events, 'scraped-past')).toMatchObject([{ seat: 1, speed: 0 }]);
  expect(events.filter((event) => 'seat' in event && event.seat === 1).map(({ type }) => type)).toEqual([
    'speed-set',
    'scraped-past',
  ]);
  expect(played.match.board.pilots[1]).toMatchObject({ speed: 0, space: straight[2] });
  answer(played, 1, null);
  expect(optionsOf(played, 1)).toEqual([1, 2]);
});

test('11.6 of three who collide each pair is judged by itself, and only those who grazed roll the next turn', () => {
  const played = inFlight([
    { ...on(straight, 1), speed: 2 },
    { ...on(straight, 0), speed: 2 },
    { ...on(straight, 4, -1), speed: 2 },
  ]);
  setSpeeds(played, [1, 2, 2]);
  while (asked(played)[0]?.endsWith('first')) answer(played, played.match.asks[0]?.seat ?? 0, 2);
  expect(asked(played)).toEqual(['0 height', '1 height', '2 height']);
  for (const seat of [0, 1, 2]) answer(played, seat, 'low');
  expect(only(played.events, 'collided').map(({ pair, damage }) => [...pair, damage])).toEqual([
    [0, 1, 1],
    [0, 2, 2],
    [1, 2, 2],
  ]);
  expect(played.match.board.pilots.map(({ damage }) => damage)).toEqual([3, 3, 4]);
  const next = setSpeeds(played, [2, 2, 2], 5, 2);
  expect(only(next, 'rolled-off').filter(({ what }) => what === 'scrape')).toMatchObject([
    {
      rolls: [
        [0, 5],
        [1, 2],
      ],
    },
  ]);
  expect(only(next, 'scraped-past').map(({ seat }) => seat)).toEqual([1]);
});

test('11.7 a roll to hit is made even where it cannot fail', () => {
  const sure = { handling: 1, accuracy: 6, protection: 10 };
  const played = inFlight([
    { ...on(straight, 0), speed: 1, design: sure },
    { ...on(straight, 1), speed: 1 },
  ]);
  setSpeeds(played, [1, 1], ...SIXES);
  played.match.dice.rigged = [];
  rig(played, 1, 1);
  expect(only(answer(played, 0, 1), 'shot')).toMatchObject([{ range: 1, needed: 2, dice: [1, 1], hit: true }]);
});

test('11.1 as many dice are rolled for a start in the chase as in the basic game: one each', () => {
  expect(only(chase({ pilots: 3, faces: [1, 2, 3] }).events, 'rolled-off').map(({ rolls }) => rolls)).toEqual([
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  ]);
});
