import { applyCall } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { collide } from '../rules/06-collisions.ts';
import { takeAim } from '../rules/07-shooting.ts';
import { rules } from '../rules/index.ts';
import { answer, asked, inFlight, on, only, resign, rig, run, SIXES, setSpeeds } from './support/playing.ts';

const corridor = run('switchback', 7, 2, 7);
const elsewhere = run('mouth', 1, 2, 3);
const third = run('crossing', 9, 2, 3);
const bend = run('crossing', 9, 0, 11);
const three = () => inFlight([on(corridor, 0), on(elsewhere, 0), on(third, 0)]);

test('8.1 the last one alive has won, at once', () => {
  const played = inFlight([
    { ...on(bend, 2), damage: 9, speed: 3 },
    { ...on(elsewhere, 0), speed: 1 },
  ]);
  const events = setSpeeds(played, [3, 1], 1, 1);
  expect(played.match.result).toEqual({ places: [2, 1], scores: [], turns: 2, rule: '8.1' });
  expect(only(events, 'over')).toMatchObject([{ winners: [1] }]);
});

test('8.1 when a pilot blows up in flight, the only one left wins before it flies', () => {
  const played = inFlight([
    { ...on(bend, 2), damage: 9, speed: 3 },
    { ...on(run('squeeze', 8, 0, 10), 1), damage: 9, speed: 1 },
  ]);
  const events = setSpeeds(played, [3, 2], ...Array.from({ length: 20 }, () => 1));
  expect(only(events, 'flew').map(({ seat }) => seat)).toEqual([0]);
  expect(played.match.result).toMatchObject({ places: [2, 1], rule: '8.1' });
});

test('8.1 when a pilot blows up by scraping past, the only one left wins before it flies', () => {
  const played = inFlight([on(corridor, 1), { ...on(corridor, 1), damage: 9 }], { board: { grazed: [[0, 1]] } });
  const events = setSpeeds(played, [2, 2], 5, 2);
  expect(only(events, 'flew')).toEqual([]);
  expect(played.match.result).toMatchObject({ places: [1, 2], rule: '8.1' });
});

test('8.1 when a pilot blows up in a collision, the only one left wins before anybody takes aim', () => {
  const played = inFlight([
    { ...on(corridor, 1), speed: 2, damage: 9 },
    { ...on(corridor, 0), speed: 2 },
  ]);
  setSpeeds(played, [1, 2]);
  for (const seat of [0, 1]) answer(played, seat, 'low');
  expect(played.match.result).toMatchObject({ places: [2, 1], rule: '8.1' });
  const begun = rules.procedures.turn.slice(0, played.match.stack.at(-1)?.step);
  expect([begun.includes(collide), begun.includes(takeAim)]).toEqual([true, false]);
});

test('8.1 when a pilot is shot down, the only one left wins before the next turn', () => {
  const played = inFlight([
    { ...on(corridor, 0), speed: 1 },
    { ...on(corridor, 1), speed: 1, damage: 9 },
  ]);
  setSpeeds(played, [1, 2]);
  rig(played, 6, 6);
  const events = answer(played, 0, 1);
  expect(only(events, 'over')).toMatchObject([{ rule: '8.1', winners: [0] }]);
  expect(asked(played)).toEqual([]);
});

test('8.2 where the last ones blow up together, they share the win', () => {
  const played = inFlight([
    { ...on(corridor, 1), damage: 8, speed: 2 },
    { ...on(corridor, 4, -1), damage: 8, speed: 2 },
    { ...on(elsewhere, 0), damage: 9, speed: 2 },
  ]);
  resign(played, 2);
  setSpeeds(played, [1, 2], ...SIXES);
  answer(played, 0, 'low');
  const events = answer(played, 1, 'low');
  expect(played.match.result).toMatchObject({ places: [1, 1, 3], rule: '8.2' });
  expect(only(events, 'over')).toMatchObject([{ winners: [0, 1] }]);
});

describe('turns without damage', () => {
  const quiet = (turn: number) => inFlight([on(corridor, 0), on(elsewhere, 0)], { board: { turn, hurtIn: 0 } });

  test('8.3 200 of them are a draw among those alive', () => {
    const played = quiet(199);
    setSpeeds(played, [1, 2], ...SIXES);
    expect(played.match.result).toMatchObject({ places: [1, 1], rule: '8.3' });
  });

  test('8.3 199 are not', () => {
    const played = quiet(198);
    setSpeeds(played, [1, 2], ...SIXES);
    expect(played.match.result).toBeNull();
  });

  test('8.3 are counted again after every turn with damage', () => {
    const pilots = [on(bend, 2), { ...on(elsewhere, 0), speed: 1 }];
    const played = inFlight(pilots, { setup: { quietLimit: 2 }, board: { turn: 2, hurtIn: 1 } });
    setSpeeds(played, [3, 1], 2, 3);
    expect(played.match.board).toMatchObject({ turn: 4, hurtIn: 3 });
    setSpeeds(played, [1, 2], ...SIXES);
    expect(played.match.result).toBeNull();
    setSpeeds(played, [1, 2], ...SIXES);
    expect(played.match.result).toMatchObject({ turns: 5, rule: '8.3' });
  });

  test('8.3 are over only after the last shots, and begin again if one hits', () => {
    const pilots = [
      { ...on(corridor, 0), speed: 1 },
      { ...on(corridor, 1), speed: 1 },
    ];
    const played = inFlight(pilots, { board: { turn: 199, hurtIn: 0 } });
    setSpeeds(played, [1, 2]);
    expect(asked(played)).toEqual(['0 fire']);
    rig(played, 6, 6);
    answer(played, 0, 1);
    expect(played.match.result).toBeNull();
  });
});

describe('whoever gives up', () => {
  test('8.4 leaves the chase at once, and the others fly on', () => {
    const played = three();
    resign(played, 1);
    expect(played.match.board.pilots[1]).toMatchObject({ out: 1, space: -1 });
    expect(played.match.asks.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(played.match.result).toBeNull();
  });

  test('8.4 and leaves one alone has lost to it', () => {
    const played = inFlight([on(corridor, 0), on(elsewhere, 0)]);
    resign(played, 0);
    expect(played.match.result).toMatchObject({ places: [2, 1], rule: '8.4' });
  });
});

test.each(['draw-agreed', 'time-is-up', 'closed'] as const)('8.5 %s: those alive share the win', (call) => {
  const played = three();
  resign(played, 2);
  applyCall(rules, played.match, { call });
  expect(played.match.result).toMatchObject({ places: [1, 1, 3], rule: '8.5' });
});

test('8.6 whoever left later is placed better, those who left together alike', () => {
  const played = inFlight([on(corridor, 0), on(elsewhere, 0), on(third, 0), on(corridor, 3)]);
  resign(played, 2);
  resign(played, 0, 3);
  expect(played.match.result).toMatchObject({ places: [2, 1, 4, 2] });
});
