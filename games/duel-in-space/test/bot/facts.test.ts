import { expect, test } from 'vitest';
import { facts } from '../../bot/facts.ts';
import { shortWays } from '../../bot/plain/headings.ts';
import { baseToHit } from '../../rules/01-starfighters.ts';
import type { Fact } from '../../rules/facts.ts';
import type { Ship } from '../../rules/model.ts';
import { reason } from '../../words/reason.ts';
import { duel, NO_LASERS } from '../support/playing.ts';

const boardWith = (own: Partial<Ship>, enemy: Partial<Ship> = {}, ports: readonly [1, 1] | readonly [1, 5] = [1, 5]) =>
  duel({ ships: [own, enemy], ports }).match.board;

test('5.3 a salvo is explained by the chance of its shots, with the clicks just turned', () => {
  const board = boardWith({ heading: -2 });
  const needed = baseToHit(board.ships[0]) + 2;
  let ways = 0;
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + other >= needed) ways++;
  const given = facts(board, { kind: 'fire', seat: 0 }, ['forward-1', 'forward-2']);
  expect(given).toEqual([{ fact: 'hit-chance', chance: ways / 36, lasers: 2 }]);
});

test('4.1 a heading is explained by the damage that both ships may expect', () => {
  const harmless = facts(boardWith(NO_LASERS, NO_LASERS), { kind: 'heading', seat: 0 }, 0);
  expect(harmless).toEqual([{ fact: 'exchange', given: 0, taken: 0 }]);
  const hunting = shortWays(boardWith({}).ships[0]).flatMap((clicks) =>
    facts(boardWith({}, NO_LASERS), { kind: 'heading', seat: 0 }, clicks),
  );
  expect(hunting.every((fact) => fact.fact === 'exchange' && fact.taken === 0)).toBe(true);
  expect(hunting.some((fact) => fact.fact === 'exchange' && fact.given > 0)).toBe(true);
});

test.each<[Fact, string]>([
  [{ fact: 'hit-chance', chance: 0.583, lasers: 1 }, 'The shot hits with 58%.'],
  [{ fact: 'hit-chance', chance: 0.583, lasers: 3 }, 'Each of the 3 shots hits with 58%.'],
  [
    { fact: 'turret', lasers: 2, at: 5, enemy: 5 },
    'Both turret lasers point at port 5, dead astern, where the enemy is now.',
  ],
  [{ fact: 'balance', worth: -0.7 }, 'You are clearly behind.'],
])('%o reads as a sentence', (fact, said) => {
  expect(reason([fact])).toBe(said);
});
