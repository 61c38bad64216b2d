import { applyCall } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { answer, inFlight, on, only, resign, run, SIXES, setSpeeds } from './playing.ts';

const corridor = run('switchback', 7, 2, 7);
const elsewhere = run('mouth', 1, 2, 3);
const third = run('crossing', 9, 2, 3);
const three = () => inFlight([on(corridor, 0), on(elsewhere, 0), on(third, 0)]);

test('8.1 the last one alive has won, at once', () => {
  const played = inFlight([
    { ...on(run('crossing', 9, 0, 11), 2), damage: 9, speed: 3 },
    { ...on(elsewhere, 0), speed: 1 },
  ]);
  const events = setSpeeds(played, [3, 1], 1, 1);
  expect(played.match.result).toEqual({ places: [2, 1], scores: [], turns: 2, rule: '8.1' });
  expect(only(events, 'over')).toMatchObject([{ winners: [1] }]);
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
