import { expect, test } from 'vitest';
import { STANDARD } from '../rules/01-station/station.ts';
import { FETT, FIRST_TROOPER, VADER } from '../rules/model.ts';
import { sq } from './support/maps.ts';
import {
  answer,
  asked,
  known,
  nameAt,
  only,
  optionsOf,
  order,
  rebel,
  round,
  ruleAgainst,
  sneak,
  squaresFor,
  typesOf,
} from './support/playing.ts';

const FOUR = { vader: 'G7', fett: 'H8', troopers: ['F6', 'I9'] } as const;

test('8.1 the Imperial waits until all Rebels have sealed', () => {
  const played = round({ rebels: [{}, {}], ...FOUR, dice: [1, 1, 3] });
  expect(asked(played)).toEqual(['0 sneak', '1 sneak']);
  sneak(played, 'D3');
  expect(asked(played)).toEqual(['1 sneak']);
  sneak(played, 'L4');
  expect(asked(played)).toEqual(['2 soldier']);
});

test('8.1 it may move as many soldiers as it rolled, each once', () => {
  const played = round({ rebels: [{}, {}], ...FOUR, dice: [1, 1, 2] });
  sneak(played, 'D3', 'L4');
  expect(optionsOf(played, 2)).toEqual([0, 1, 2, 3, null]);
  answer(played, 2, FETT);
  answer(played, 2, sq('A7'));
  expect(optionsOf(played, 2)).toEqual([0, 2, 3, null]);
  expect(ruleAgainst(played, 2, FETT)).toBe('8.1');
  answer(played, 2, VADER);
  answer(played, 2, sq('N7'));
  expect(asked(played)).toEqual(['0 sneak', '1 sneak']);
  expect(only(played.events, 'placed').map(({ soldier, square }) => [soldier, nameAt(square)])).toEqual([
    [FETT, 'A7'],
    [VADER, 'N7'],
  ]);
});

test('8.1 or fewer, or none', () => {
  const played = round({ rebels: [{}, {}], ...FOUR, dice: [1, 1, 6] });
  sneak(played, 'D3', 'L4');
  order(played);
  expect(only(played.events, 'placed')).toEqual([]);
  expect(typesOf(played.events)).toContain('imperial-done');
});

test('8.1 having rolled more than it has, it may move all', () => {
  const played = round({ rebels: [{}, {}], vader: 'G7', troopers: ['F6'], dice: [1, 1, 6] });
  sneak(played, 'D3', 'L4');
  expect(ruleAgainst(played, 2, FETT)).toBe('9.6');
  order(played, [VADER, 'A7'], [FIRST_TROOPER, 'N7']);
  expect(only(played.events, 'placed')).toHaveLength(2);
  expect(asked(played)).toEqual(['0 sneak', '1 sneak']);
});

test('8.1 Vader counts among the soldiers that may move while he lies down', () => {
  const played = round({ rebels: [{}, {}], vader: 'G7', troopers: ['F6'], down: true, dice: [1, 1, 6] });
  sneak(played, 'D3', 'L4');
  order(played, [FIRST_TROOPER, 'N7'], [VADER, 'up']);
  expect(typesOf(played.events)).toEqual(expect.arrayContaining(['placed', 'stood-up']));
});

test('8.2 a soldier is set on any square but the Detention Block, and not on another soldier', () => {
  const played = round({ rebels: [{}, {}], ...FOUR, dice: [1, 1, 2] });
  sneak(played, 'D3', 'L4');
  answer(played, 2, VADER);
  expect(squaresFor(played, 2)).toHaveLength(STANDARD.names.length - 1 - 4);
  expect(ruleAgainst(played, 2, STANDARD.detention)).toBe('8.2');
  for (const name of ['G7', 'H8', 'F6', 'I9']) expect(ruleAgainst(played, 2, sq(name))).toBe('8.2');
  answer(played, 2, sq('A7'));
  answer(played, 2, FETT);
  expect(ruleAgainst(played, 2, sq('A7'))).toBe('8.2');
  expect(squaresFor(played, 2)).toContain('G7');
});

test('8.3 standing Vader up is his whole move, and one of those rolled', () => {
  const played = round({ rebels: [{}, {}], ...FOUR, down: true, dice: [1, 1, 2] });
  sneak(played, 'D3', 'L4');
  answer(played, 2, VADER);
  expect([asked(played), optionsOf(played, 2)]).toEqual([['2 soldier'], [1, 2, 3, null]]);
  answer(played, 2, FETT);
  answer(played, 2, sq('A7'));
  expect(asked(played)).toEqual(['0 sneak', '1 sneak']);
  const { down, square } = played.match.board.soldiers[VADER] ?? {};
  expect([down, nameAt(square ?? -1), only(played.events, 'stood-up').length]).toEqual([false, 'G7', 1]);
});

test('8.3 he may be left lying for a later round', () => {
  const played = round({ rebels: [{}, {}], ...FOUR, down: true, dice: [1, 1, 2] });
  sneak(played, 'D3', 'L4');
  order(played, [FETT, 'A7']);
  expect(played.match.board.soldiers[VADER]?.down).toBe(true);
  sneak(played, 'D3', 'L4');
  expect(optionsOf(played, 2)).toContain(VADER);
});

test('8.4 the Rebels show where they are, and never which way they went', () => {
  const played = round({ rebels: [{}, {}], ...FOUR, dice: [4, 1, 1] });
  sneak(played, 'B13', 'L4');
  order(played);
  expect([nameAt(rebel(played, 0).square), rebel(played, 0).peg]).toEqual(['B13', -1]);
  expect(only(known(played.events, 2), 'revealed')[0]).toEqual({
    type: 'revealed',
    rule: '8.4',
    rebel: 0,
    from: sq('D3'),
    square: sq('B13'),
    reveals: true,
  });
});
