import { expect, test } from 'vitest';
import { STANDARD } from '../rules/01-station/station.ts';
import { sq } from './support/maps.ts';
import {
  answer,
  only,
  order,
  type PlacedRebel,
  type Playthrough,
  rebel,
  rig,
  round,
  sneak,
  typesOf,
} from './support/playing.ts';

const FACES = { faces: [1, 2, 3, 4, 5, 6, 7, 8], cards: Array<boolean>(8).fill(true) };
const placeOfCard = (name: string): number => STANDARD.cards.indexOf(sq(name));
const placeOfWeapon = (name: string): number => STANDARD.weapons.indexOf(sq(name));

/** Two Rebels end on the given squares; the soldiers are out of reach unless the test places them. */
function ended(
  rebels: readonly PlacedRebel[],
  names: readonly string[],
  extra: object = {},
  ...faces: readonly number[]
): Playthrough {
  const played = round({ rebels, vader: 'A7', dice: [5, 5, 1], board: FACES, ...extra });
  sneak(played, ...names);
  rig(played, ...faces);
  order(played);
  return played;
}

test('10.1 a Rebel takes the code card where it ends, and it lies open', () => {
  const played = ended([{}, {}], ['E5', 'L4']);
  expect(rebel(played, 0).cards).toEqual([placeOfCard('E5') + 1]);
  expect(played.match.board.cards[placeOfCard('E5')]).toBe(false);
  expect(only(played.events, 'card-found')).toEqual([
    { type: 'card-found', rule: '10.1', rebel: 0, card: 1, square: sq('E5'), reveals: true },
  ]);
});

test('10.1 battles come first: a Rebel beaten there takes nothing', () => {
  const played = ended([{}, {}], ['E5', 'L4'], { troopers: ['E4'] }, 1, 6);
  expect([rebel(played, 0).cards, played.match.board.cards[placeOfCard('E5')]]).toEqual([[], true]);
});

test('10.1 a Rebel that wins there takes the card after its battle', () => {
  const played = ended([{}, {}], ['E5', 'L4'], { troopers: ['E4'] }, 6, 1);
  const types = typesOf(played.events);
  expect(types.indexOf('card-found')).toBeGreaterThan(types.indexOf('beaten'));
  expect(rebel(played, 0).cards).toEqual([1]);
});

test('10.2 a Weapon is taken where one ends, by whoever has none', () => {
  expect(rebel(ended([{}, {}], ['E3', 'L4']), 0).armed).toBe(true);
  expect(rebel(ended([{}, {}], ['E4', 'L4']), 0).armed).toBe(false);
  const second = ended([{ armed: true }, {}], ['E3', 'L4']);
  expect(second.match.board.weapons[placeOfWeapon('E3')]).toBe(true);
});

test('10.2 battles come first: the Weapon lying there does not count in them', () => {
  const played = ended([{}, {}], ['E3', 'L4'], { troopers: ['E4'] }, 1, 6);
  expect(only(played.events, 'battle')[0]?.rebelDice).toBe(1);
  expect(rebel(played, 0).armed).toBe(false);
});

test('10.3 in the closet any Rebel takes one of the Weapons there', () => {
  const at = (closet: number, armed: boolean): Playthrough =>
    ended([{ at: 'B12', armed }, {}], ['A12', 'L4'], { board: { ...FACES, closet } });
  expect([rebel(at(2, false), 0).armed, at(2, false).match.board.closet]).toEqual([true, 1]);
  expect([rebel(at(0, false), 0).armed, at(0, false).match.board.closet]).toEqual([false, 0]);
  expect(at(1, true).match.board.closet).toBe(1);
});

test('10.4 of two Rebels on one square the earlier picks up first', () => {
  const played = ended([{ at: 'E4' }, { at: 'E4' }], ['E5', 'E5']);
  expect([rebel(played, 0).cards, rebel(played, 1).cards]).toEqual([[1], []]);
  const closet = ended([{ at: 'B12' }, { at: 'B12' }], ['A12', 'A12'], { board: { ...FACES, closet: 1 } });
  expect([rebel(closet, 0).armed, rebel(closet, 1).armed]).toEqual([true, false]);
});

test('10.5 a Weapon is kept from round to round, and through battles won', () => {
  const played = ended([{ armed: true }, {}], ['E4', 'L4'], { troopers: ['E3'] }, 6, 1, 1);
  expect(rebel(played, 0).armed).toBe(true);
  sneak(played, 'E4', 'L4');
  order(played);
  expect(rebel(played, 0).armed).toBe(true);
  expect(typesOf(played.events).filter((type) => type === 'battle')).toHaveLength(1);
});

test('10.5 until its Rebel is taken prisoner', () => {
  const played = ended([{ armed: true }, {}], ['E4', 'L4'], { troopers: ['E3'] }, 1, 1, 6);
  answer(played, 2, sq('E5'));
  expect(rebel(played, 0).armed).toBe(false);
});
