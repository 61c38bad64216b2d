import { expect, test } from 'vitest';
import { NOWHERE } from '../rules/model.ts';
import { sq } from './support/maps.ts';
import {
  answer,
  asked,
  begun,
  call,
  nameAt,
  only,
  order,
  rebel,
  resign,
  rig,
  round,
  sneak,
  squaresFor,
  turn,
} from './support/playing.ts';

test('12.1 in Game 1 a Rebel goes with its player, and the others play on', () => {
  const played = turn({ rebels: [{ captives: [2, 3] }, {}, {}], vader: 'H7', die: 1 });
  resign(played, 0);
  expect([rebel(played, 0).square, asked(played), played.match.result]).toEqual([NOWHERE, ['1 walk'], null]);
  answer(played, 1, rebel(played, 1).square);
  answer(played, 2, rebel(played, 2).square);
  expect(asked(played)).toEqual(['1 walk']);
});

test('12.1 whoever left is placed behind, and whoever left later before whoever left sooner', () => {
  const played = turn({ rebels: [{ captives: [2, 3] }, { captives: [4] }, {}], vader: 'H7', die: 1 });
  resign(played, 0);
  resign(played, 1);
  expect(played.match.result).toEqual({ places: [3, 2, 1], scores: [2, 1, 0], turns: 1, rule: '12.1' });
});

test('12.1 those who leave together are placed by their captures', () => {
  const played = turn({
    rebels: [{ captives: [2] }, { captives: [3, 4] }, { captives: [5] }, {}],
    vader: 'H7',
    die: 1,
  });
  resign(played, 0, 1, 2);
  expect(played.match.result).toMatchObject({ places: [3, 2, 3, 1], rule: '12.1' });
});

test('12.1 somebody who leaves before picking picks nothing', () => {
  const played = begun(3, { game: 'capture', first: 'first' });
  resign(played, 0);
  answer(played, 1, 'luke');
  answer(played, 2, 'han');
  expect([rebel(played, 0).hero, asked(played)]).toEqual([null, ['1 walk']]);
});

test('12.2 in Game 2 the next Rebel player runs the Rebel of one who leaves', () => {
  const played = round({ rebels: [{}, {}, {}], vader: 'A7', dice: [1, 2, 3, 1] });
  const events = resign(played, 1);
  expect(only(events, 'taken-over')).toEqual([{ type: 'taken-over', rule: '12.2', rebel: 1, seat: 2 }]);
  expect(asked(played)).toEqual(['0 sneak', '2 sneak']);
  answer(played, 2, sq('K12'));
  expect(squaresFor(played, 2)).toContain('L5');
  answer(played, 2, sq('L5'));
  answer(played, 0, sq('D3'));
  order(played);
  expect(nameAt(rebel(played, 1).square)).toBe('L5');
});

test('12.2 the next player takes over every Rebel of one who leaves', () => {
  const played = round({ rebels: [{}, {}, {}], vader: 'A7', dice: [1, 2, 3, 1] });
  resign(played, 1);
  const events = resign(played, 2);
  expect(only(events, 'taken-over').map(({ rebel: number, seat }) => [number, seat])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(asked(played)).toEqual(['0 sneak']);
});

test('12.2 after the last Rebel seat it is the first again', () => {
  const played = round({ rebels: [{}, {}, {}], vader: 'A7', dice: [1, 2, 3, 1] });
  resign(played, 2);
  expect(rebel(played, 2).seat).toBe(0);
});

test('12.2 whoever has left wins or loses with the others', () => {
  const played = round({ rebels: [{}, { at: 'G7', cards: [8] }], vader: 'A7', dice: [1, 2, 1] });
  resign(played, 0);
  sneak(played, 'G7', 'D3');
  order(played);
  rig(played, 3, 6);
  answer(played, 1, 'try');
  expect(played.match.result?.places).toEqual([1, 1, 3]);
});

test('12.3 a side without players has lost', () => {
  const noRebels = round({ rebels: [{}, {}], vader: 'A7', dice: [1, 2, 3] });
  resign(noRebels, 0);
  expect(noRebels.match.result).toBeNull();
  resign(noRebels, 1);
  expect(noRebels.match.result).toEqual({ places: [2, 2, 1], scores: [], turns: 1, rule: '12.3' });
  const noImperial = round({ rebels: [{}, {}], vader: 'A7', dice: [1, 2, 3] });
  resign(noImperial, 2);
  expect(noImperial.match.result?.places).toEqual([1, 1, 3]);
  const nobody = round({ rebels: [{}, {}], vader: 'A7', dice: [1, 2, 3] });
  resign(nobody, 0, 1, 2);
  expect(nobody.match.result?.places).toEqual([1, 1, 1]);
});

test('12.3 the only Rebel player of two gives up both Rebels', () => {
  const played = round({ rebels: [{}, {}], players: 2, vader: 'A7', dice: [1, 2] });
  resign(played, 0);
  expect(played.match.result?.places).toEqual([2, 1]);
});

test('12.4 agreed, it is a draw among those who are in', () => {
  const capture = turn({ rebels: [{ captives: [2] }, {}, {}], vader: 'H7', die: 1 });
  resign(capture, 0);
  call(capture, { call: 'draw-agreed' });
  expect(capture.match.result).toEqual({ places: [3, 1, 1], scores: [], turns: 1, rule: '12.4' });
});

test('12.4 closed or out of time, Game 1 is counted as it stands, and Game 2 is a draw', () => {
  const capture = turn({ rebels: [{}, { captives: [2] }], vader: 'H7', die: 1 });
  call(capture, { call: 'closed' });
  expect(capture.match.result).toEqual({ places: [2, 1], scores: [0, 1], turns: 1, rule: '12.4' });
  const hunt = round({ rebels: [{}, {}], vader: 'A7', dice: [1, 2, 3] });
  sneak(hunt, 'D3');
  call(hunt, { call: 'time-is-up' });
  expect(hunt.match.result).toEqual({ places: [1, 1, 1], scores: [], turns: 1, rule: '12.4' });
});
