import { type LaidCase, secrecyFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import type { DealtDamage, Furball, Match, Ship } from '../rules/model.ts';
import { publicPaths } from './public-paths.ts';
import { SETUP } from './support/playing.ts';

/** Random shots seldom hit, so every ship begins with a facedown card and two discarded ones, one of them known. */
function damageAll({ board }: Match): void {
  for (const ship of board.ships) {
    ship.damage = [drawn(ship, ++board.numbered, false)];
    ship.pile = [drawn(ship, ++board.numbered, false), drawn(ship, ++board.numbered, true)];
  }
}

function drawn(ship: Ship, id: number, known: boolean): DealtDamage {
  const card = ship.deck[ship.drawn++];
  if (card === undefined) throw new Error('the deck is empty');
  return { id, card, up: false, known, round: 1, attack: 0 };
}

const caseOf = (pilots: number): LaidCase<Furball> => ({
  setup: { ...SETUP, limit: 35, rounds: 6 },
  seating: Array.from({ length: pilots }, () => null),
  lay: damageAll,
});

test('3.3 nobody sees or is told a dial of another, and all see what the list says', () => {
  expect(secrecyFaults(rules, publicPaths, [caseOf(4), caseOf(8)])).toEqual([]);
});

test('7.6 nobody sees or is told what is on facedown cards and in decks, and all see what the list says', () => {
  expect(secrecyFaults(rules, publicPaths, [caseOf(5), caseOf(6)])).toEqual([]);
});
