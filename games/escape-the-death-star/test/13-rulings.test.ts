import { expect, test } from 'vitest';
import { STANDARD } from '../rules/01-station/station.ts';
import { inTouchWith } from '../rules/09-combat/combat.ts';
import { FETT, FIRST_TROOPER, HEROES, VADER } from '../rules/model.ts';
import { LINES, refusal, sq } from './support/maps.ts';
import {
  answer,
  asked,
  begun,
  nameAt,
  only,
  optionsOf,
  order,
  rebel,
  resign,
  rig,
  round,
  ruleAgainst,
  sneak,
  squaresFor,
  turn,
} from './support/playing.ts';

test('13.1 our own map is as the rules want it', () => {
  expect(refusal(LINES)).toBe('');
});

test('13.2 in Game 1 Weapons lie out, and no cards', () => {
  const { board } = begun(2, { game: 'capture' }).match;
  expect([board.weapons, board.cards, board.faces]).toEqual([Array(6).fill(true), [], []]);
});

test('13.3 in Game 1 compactors are not linked, and the Detention Block is closed', () => {
  const played = turn({ rebels: [{ at: 'B13' }, {}], vader: 'H7', die: 2 });
  expect(squaresFor(played, 0)).toEqual(
    ['B11', 'B12', 'B13', 'C12', 'C13', 'D13', 'A12'].toSorted((a, b) => (a < b ? -1 : 1)),
  );
  expect(ruleAgainst(played, 0, STANDARD.detention)).toBe('13.3');
});

test('13.4 nobody is asked to roll for the Imperials', () => {
  const played = turn({ rebels: [{ at: 'E4' }, {}, {}], vader: 'H7', troopers: ['E5'], die: 1 });
  rig(played, 1, 6);
  answer(played, 0, sq('E5'));
  expect([only(played.events, 'exchange').length, asked(played)]).toEqual([1, ['1 walk']]);
});

test('13.5 in Game 1 a Rebel beaten keeps its Weapon', () => {
  const played = turn({ rebels: [{ at: 'E4', armed: true }, {}], vader: 'H7', troopers: ['E5'], die: 1 });
  rig(played, 1, 1, 6);
  answer(played, 0, sq('E5'));
  expect([rebel(played, 0).armed, nameAt(rebel(played, 0).square)]).toEqual([true, 'D3']);
});

test('13.6 each Rebel has a bay of its own', () => {
  const starts = HEROES.map((hero) => {
    const played = begun(2, { game: 'capture', first: 'first' });
    answer(played, 0, hero);
    return rebel(played, 0).square;
  });
  expect(starts).toEqual(STANDARD.starts);
});

test('13.7 a soldier may be set on a START or in the closet', () => {
  const played = round({ rebels: [{}, {}], vader: 'A7', dice: [1, 1, 1] });
  sneak(played, 'D3', 'L4');
  answer(played, 2, VADER);
  expect(squaresFor(played, 2)).toEqual(expect.arrayContaining(['D3', 'L4', 'A12']));
});

test('13.8 soldiers move one after the other: two cannot change places', () => {
  const played = round({ rebels: [{}, {}], vader: 'G7', fett: 'H8', dice: [1, 1, 2] });
  sneak(played, 'D3', 'L4');
  answer(played, 2, VADER);
  expect(ruleAgainst(played, 2, sq('H8'))).toBe('8.2');
  answer(played, 2, sq('A7'));
  answer(played, 2, FETT);
  answer(played, 2, sq('G7'));
  expect(played.match.board.soldiers.slice(0, 2).map(({ square }) => nameAt(square))).toEqual(['A7', 'G7']);
});

test('13.9 a soldier fights a Rebel once a round, though it is still in touch', () => {
  const played = round({ rebels: [{ at: 'E5' }, {}], vader: 'E4', troopers: ['E6', 'E5'], dice: [1, 1, 1] });
  sneak(played, 'E5', 'L4');
  order(played);
  rig(played, 6, 1, 1);
  answer(played, 2, VADER);
  played.match.board.soldiers[VADER] = { kind: 'vader', square: sq('E4'), down: false };
  expect([optionsOf(played, 2), ruleAgainst(played, 2, VADER)]).toEqual([[FIRST_TROOPER, FIRST_TROOPER + 1], '13.9']);
});

test('13.9 in the next round it may fight it again', () => {
  const played = round({ rebels: [{ at: 'E5' }, {}], vader: 'E4', dice: [1, 1, 1] });
  sneak(played, 'E5', 'L4');
  rig(played, 6, 1, 1, 1, 1, 1);
  order(played);
  sneak(played, 'E5', 'L4');
  rig(played, 6, 1, 1);
  order(played, [VADER, 'up']);
  expect(only(played.events, 'battle').map(({ soldier }) => soldier)).toEqual([VADER, VADER]);
});

test('13.10 Vader laid down fights nobody, and no other soldier is set on his square', () => {
  const played = round({ rebels: [{ at: 'E5' }, {}], vader: 'E4', fett: 'H8', down: true, dice: [1, 1, 1] });
  expect(inTouchWith(played.match.board, 0)).toBe(0);
  sneak(played, 'E4', 'L4');
  answer(played, 2, FETT);
  expect(ruleAgainst(played, 2, sq('E4'))).toBe('8.2');
});

test('13.11 the Weapon that a beaten soldier stood on counts in the next battle', () => {
  const played = round({ rebels: [{ at: 'E4' }, {}], vader: 'E5', troopers: ['E3'], dice: [1, 1, 1] });
  sneak(played, 'E4', 'L4');
  order(played);
  rig(played, 6, 1, 6, 1, 1, 1);
  answer(played, 2, FIRST_TROOPER);
  expect(only(played.events, 'battle').map(({ rebelDice }) => rebelDice)).toEqual([1, 2]);
  expect(only(played.events, 'armed')).toEqual([
    { type: 'armed', rule: '13.11', rebel: 0, square: sq('E3'), closet: false },
  ]);
});

test('13.11 what Darth Vader stands on, and cards, stay', () => {
  const vader = round({ rebels: [{ at: 'E4' }, {}], vader: 'E3', dice: [1, 1, 1] });
  sneak(vader, 'E4', 'L4');
  rig(vader, 6, 1, 1);
  order(vader);
  expect([rebel(vader, 0).armed, vader.match.board.soldiers[VADER]?.down]).toEqual([false, true]);
  const card = round({ rebels: [{ at: 'E4' }, {}], vader: 'A7', troopers: ['E5'], dice: [1, 1, 1] });
  sneak(card, 'E4', 'L4');
  rig(card, 6, 1);
  order(card);
  expect(rebel(card, 0).cards).toEqual([]);
});

test('13.11 of a soldier beaten in the closet the winner takes one of the Weapons there', () => {
  const played = round({ rebels: [{ at: 'B12' }, {}], vader: 'A7', troopers: ['A12'], dice: [1, 1, 1] });
  played.match.board.closet = 2;
  sneak(played, 'B12', 'L4');
  rig(played, 6, 1);
  order(played);
  expect([rebel(played, 0).armed, played.match.board.closet]).toEqual([true, 1]);
});

test('13.11 an armed winner leaves it', () => {
  const played = round({ rebels: [{ at: 'E4', armed: true }, {}], vader: 'A7', troopers: ['E3'], dice: [1, 1, 1] });
  sneak(played, 'E4', 'L4');
  rig(played, 6, 1, 1);
  order(played);
  expect(played.match.board.weapons).toEqual(Array(6).fill(true));
});

test('13.12 ties for every place are decided as for the first', () => {
  const rebels = [{ captives: [1, 2, 3, 4] }, { captives: [5, 6, 7] }, { captives: [] }];
  const played = turn({ rebels, vader: 'E5', die: 1, whose: 2, board: {} });
  Object.assign(rebel(played, 2), { square: sq('E4') });
  rig(played, 6, 1, 1);
  answer(played, 2, sq('E5'));
  expect(played.match.result).toEqual({ places: [1, 3, 2], scores: [5, 3, 3], turns: 1, rule: '5.4' });
});

test('13.13 whoever runs the Rebel of another rolls one die for all', () => {
  const played = round({ rebels: [{}, {}, {}], vader: 'A7', dice: [1, 2, 3, 1] });
  resign(played, 1);
  sneak(played, 'D3', 'K12', 'L4');
  rig(played, 5, 4, 6);
  order(played);
  expect(only(played.events, 'dice').at(-1)).toMatchObject({ rebels: [5, 4, 4], red: 6 });
});

test('13.14 when somebody leaves while moves are being sealed, all Rebels choose again', () => {
  const played = round({ rebels: [{}, {}, {}], vader: 'A7', dice: [1, 2, 3, 1] });
  sneak(played, 'D3');
  resign(played, 1);
  expect(asked(played)).toEqual(['0 sneak', '2 sneak']);
});

test('13.14 whoever runs the Rebel now chooses for it, though its own are prisoners', () => {
  const played = round({ rebels: [{ at: 'prison' }, { at: 'E4' }], vader: 'A7', dice: [1, 2, 1] });
  resign(played, 1);
  expect(asked(played)).toEqual(['0 sneak']);
  answer(played, 0, sq('E3'));
  order(played);
  expect([nameAt(rebel(played, 1).square), rebel(played, 1).seat]).toEqual(['E3', 0]);
});

test('13.14 whoever runs the Rebel now is asked for its try at the code', () => {
  const played = round({ rebels: [{}, { at: 'G7', cards: [8] }], vader: 'A7', dice: [1, 1, 1] });
  sneak(played, 'D3', 'G7');
  order(played);
  expect(asked(played)).toEqual(['1 code']);
  resign(played, 1);
  expect(asked(played)).toEqual(['0 code']);
  rig(played, 3, 6);
  answer(played, 0, 'try');
  expect(played.match.result?.rule).toBe('11.3');
});
