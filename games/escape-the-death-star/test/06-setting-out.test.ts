import { diceFromSeed, view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { STANDARD } from '../rules/01-station/station.ts';
import { shuffledCards } from '../rules/06-setting-out.ts';
import { rules } from '../rules/index.ts';
import { sides } from '../rules/settings.ts';
import { namesOf, sq } from './support/maps.ts';
import { answer, asked, begun, only, type Playthrough, round, ruleAgainst, squaresFor } from './support/playing.ts';

test('6.1 the last seat runs the Imperials, the others a Rebel each, one alone two', () => {
  const seats = (players: number): readonly number[] => begun(players, {}).match.board.rebels.map(({ seat }) => seat);
  expect([2, 3, 4, 5].map(seats)).toEqual([
    [0, 0],
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
  ]);
  expect([2, 3, 4, 5].map((players) => begun(players, {}).match.board.imperial)).toEqual([1, 2, 3, 4]);
});

test('6.1 the last seat is the Imperial side, all others are the Rebels', () => {
  expect(sides({ game: 'escape' }, 3)).toEqual(['Rebels', 'Rebels', 'Imperial']);
  expect(sides({ game: 'capture' }, 3)).toBeUndefined();
});

test.each([
  [2, 2, 2],
  [3, 2, 2],
  [4, 3, 4],
  [5, 4, 6],
])('6.2 %i players are %i Rebels, against %i Stormtroopers', (players, rebels, troopers) => {
  const { board } = begun(players, {}).match;
  expect(board.rebels).toHaveLength(rebels);
  expect(board.soldiers.map(({ kind }) => kind)).toEqual(['vader', 'fett', ...Array(troopers).fill('trooper')]);
});

test('6.3 eight cards lie face down in any order, six Weapons on their squares', () => {
  const { board } = begun(3, {}).match;
  expect(board.cards).toEqual(Array(8).fill(true));
  expect(board.faces.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const orders = Array.from({ length: 20 }, (_, i) => shuffledCards(diceFromSeed(`cards/${i}`)).join());
  expect(new Set(orders).size).toBe(20);
});

/** Some cards belong to Rebels and the Imperial; the others lie on the map in this order. */
function cardsLie(...lying: readonly number[]): Playthrough {
  const rebels = [{ cards: [3] }, { cards: [5, 8] }];
  const faces = [0, 0, 0, 0, ...lying];
  const board = { imperialCards: [1], faces, cards: faces.map((face) => face > 0) };
  return round({ rebels, vader: 'A7', dice: [1, 1, 1], board });
}

test.each([0, 1, 2, null])('6.3 viewer %s sees the same, whichever card lies where', (viewer) => {
  const [one, other] = [cardsLie(2, 4, 6, 7), cardsLie(7, 6, 4, 2)];
  expect(view(rules, one.match, viewer)).toEqual(view(rules, other.match, viewer));
  expect(view(rules, one.match, viewer).board).not.toHaveProperty('faces');
});

test('6.3 imagined cards on the map are those that nobody has, in any order', () => {
  const seen = view(rules, cardsLie(2, 4, 6, 7).match, 2);
  const orders = Array.from({ length: 40 }, (_, i) => rules.imagine(seen, diceFromSeed(`imagined/${i}`)).faces);
  for (const faces of orders) expect(faces.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 2, 4, 6, 7]);
  expect(new Set(orders.map(String)).size).toBeGreaterThan(10);
});

test('6.4 the Imperial sets out first: in the Falcon or on the twelve squares round it, one soldier a square', () => {
  const played = begun(3, {});
  expect(asked(played)).toEqual(['2 set-out']);
  expect(squaresFor(played, 2)).toEqual(namesOf([...STANDARD.falcon, ...STANDARD.around]));
  answer(played, 2, sq('G7'));
  expect(ruleAgainst(played, 2, sq('G7'))).toBe('6.4');
  for (const name of ['F6', 'H8', 'I9']) answer(played, 2, sq(name));
  expect(played.match.board.soldiers.map(({ square }) => STANDARD.names[square])).toEqual(['G7', 'F6', 'H8', 'I9']);
  expect(only(played.events, 'set-out')).toHaveLength(1);
});

test('6.5 then the Rebels are picked, and the first round begins', () => {
  const played = begun(2, {});
  for (const name of ['G7', 'F6', 'H8', 'I9']) answer(played, 1, sq(name));
  expect(asked(played)).toEqual(['0 hero']);
  answer(played, 0, 'leia');
  expect(asked(played)).toEqual(['0 hero']);
  answer(played, 0, 'luke');
  expect([asked(played), played.match.board.round]).toEqual([['0 sneak'], 1]);
});
