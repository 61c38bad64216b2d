import { checkSetup } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { STANDARD } from '../rules/01-station/station.ts';
import { rules } from '../rules/index.ts';
import { namesOf, sq } from './support/maps.ts';
import {
  answer,
  asked,
  begun,
  nameAt,
  only,
  rebel,
  rig,
  ruleAgainst,
  squaresFor,
  turn,
  typesOf,
  wholeSetup,
} from './support/playing.ts';

const problem = (setup: object, players: number): string | undefined => {
  const checked = checkSetup(rules, setup, Array(players).fill(null));
  return checked.ok ? undefined : checked.fact;
};

test('4.1 two to four play, each with one Rebel', () => {
  for (const players of [2, 3, 4]) {
    const { rebels, imperial } = begun(players, { game: 'capture' }).match.board;
    expect([rebels.map(({ seat }) => seat), imperial]).toEqual([Array.from({ length: players }, (_, i) => i), null]);
  }
  expect(problem({ game: 'capture' }, 5)).toBe('Capture is for 2 to 4 players.');
  expect(problem({ game: 'escape' }, 5)).toBeUndefined();
});

test('4.2 Stormtroopers stand at the two doorways and on the four marked squares, Vader and Boba Fett inside', () => {
  const { soldiers } = begun(2, { game: 'capture' }).match.board;
  const [vader, fett, ...troopers] = soldiers.map(({ square }) => square);
  expect(namesOf([vader ?? 0, fett ?? 0])).toEqual(['G8', 'H7']);
  expect(namesOf(troopers.slice(0, 2))).toEqual(['G7', 'H8']);
  expect(namesOf(troopers.slice(2))).toEqual(['F6', 'F9', 'I6', 'I9']);
});

test('4.3 a die decides who goes first; the highest roll again', () => {
  const played = begun(3, { game: 'capture' }, 2, 5, 5, 3, 4);
  expect(only(played.events, 'rolled-off').map(({ rolls }) => rolls)).toEqual([
    [
      [0, 2],
      [1, 5],
      [2, 5],
    ],
    [
      [1, 3],
      [2, 4],
    ],
  ]);
  expect(played.match.board.first).toBe(2);
});

test('4.3 a second and a third tie are rolled again too', () => {
  const played = begun(2, { game: 'capture' }, 4, 4, 2, 2, 6, 6, 1, 5);
  expect(only(played.events, 'rolled-off')).toHaveLength(4);
  expect(played.match.board.first).toBe(1);
});

test('4.3 whom the set-up names goes first, and the others follow in the order of seats', () => {
  const played = begun(3, { game: 'capture', first: 'second' });
  for (const [seat, hero] of (['luke', 'han', 'leia'] as const).entries()) answer(played, seat, hero);
  const order: string[] = [];
  for (let i = 0; i < 4; i++) {
    const [next = ''] = asked(played);
    order.push(next);
    const seat = Number(next[0]);
    answer(played, seat, rebel(played, seat).square);
  }
  expect(order).toEqual(['1 walk', '2 walk', '0 walk', '1 walk']);
  expect(only(played.events, 'round').map(({ round }) => round)).toEqual([1, 2]);
  expect(problem({ game: 'capture', first: 'third' }, 2)).toBe('The third player can’t go first with only 2 players.');
});

test('4.4 a move is up to the roll, none included, and goes round walls', () => {
  const one = turn({ rebels: [{ at: 'E4' }, {}], vader: 'H7', die: 1 });
  expect(squaresFor(one, 0)).toEqual(['D4', 'E3', 'E4', 'E5']);
  const two = turn({ rebels: [{ at: 'E4' }, {}], vader: 'H7', die: 2 });
  expect(squaresFor(two, 0)).toEqual(['C4', 'D3', 'D4', 'D5', 'E3', 'E4', 'E5', 'E6', 'F3', 'F5']);
  expect(ruleAgainst(two, 0, sq('F4'))).toBe('4.4');
  const walked = answer(two, 0, sq('E6'));
  expect(only(walked, 'walked').map(({ path }) => path.map(nameAt))).toEqual([['E4', 'E5', 'E6']]);
  const stayed = turn({ rebels: [{ at: 'E4' }, {}], vader: 'H7', die: 6 });
  answer(stayed, 0, sq('E4'));
  expect(nameAt(rebel(stayed, 0).square)).toBe('E4');
});

test('4.5 Rebels pass through one another and share squares', () => {
  const played = turn({ rebels: [{ at: 'E3' }, { at: 'E4' }], vader: 'H7', die: 2 });
  expect(squaresFor(played, 0)).toEqual(expect.arrayContaining(['E4', 'E5']));
});

test('4.6 the first Stormtrooper one runs into is fought, with steps left or not', () => {
  const played = turn({ rebels: [{ at: 'E3' }, {}], vader: 'H7', troopers: ['E4'], die: 3 });
  expect(squaresFor(played, 0)).toContain('E4');
  rig(played, 6, 1);
  const events = answer(played, 0, sq('E4'));
  expect(typesOf(events)).toContain('battle');
});

test('4.6 nobody passes an Imperial', () => {
  const played = turn({ rebels: [{ at: 'B13' }, {}], vader: 'H7', troopers: ['C13', 'B12'], die: 6 });
  expect(squaresFor(played, 0)).toEqual(['B12', 'B13', 'C13']);
});

test.each([
  ['Stormtroopers are left', { troopers: ['F6'], fett: 'E5', vader: 'D4' }, 0, ['4.6', '4.6']],
  ['Boba Fett is left', { fett: 'E5', vader: 'D4' }, 0, [undefined, '4.6']],
  ['only Darth Vader is left', { vader: 'D4' }, 0, [undefined, undefined]],
] as const)('4.6 while %s, others are walked around', (_, soldiers, seat, rules) => {
  const played = turn({ rebels: [{ at: 'E4' }, {}], ...soldiers, die: 2 });
  expect([ruleAgainst(played, seat, sq('E5')), ruleAgainst(played, seat, sq('D4'))]).toEqual(rules);
});

test('4.7 a Weapon is taken where a move ends, not in passing', () => {
  const passing = turn({ rebels: [{ at: 'E2' }, {}], vader: 'H7', die: 6 });
  answer(passing, 0, sq('E4'));
  expect(rebel(passing, 0).armed).toBe(false);
  const ending = turn({ rebels: [{ at: 'D3' }, {}], vader: 'H7', die: 6 });
  const events = answer(ending, 0, sq('E3'));
  expect([rebel(ending, 0).armed, only(events, 'armed').length]).toEqual([true, 1]);
  expect(ending.match.board.weapons[STANDARD.weapons.indexOf(sq('E3'))]).toBe(false);
});

test('4.7 one Weapon at most: a second stays on the map', () => {
  const played = turn({ rebels: [{ at: 'D3', armed: true }, {}], vader: 'H7', die: 6 });
  answer(played, 0, sq('E3'));
  expect(played.match.board.weapons).toEqual(Array(6).fill(true));
});

test('4.7 with a soldier on it, one fights first', () => {
  const played = turn({ rebels: [{ at: 'D3' }, {}], vader: 'H7', troopers: ['E3', 'F6'], die: 6 });
  rig(played, 1, 6);
  const [first] = only(answer(played, 0, sq('E3')), 'battle');
  expect([first?.rebelDice, rebel(played, 0).armed]).toEqual([1, false]);
});

test('what is left out of a set-up is as usual: Game 2, as printed', () => {
  const checked = checkSetup(rules, {}, [null, null]);
  expect(checked.ok && checked.setup).toEqual(wholeSetup({}));
});
