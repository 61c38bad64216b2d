import { type Match, type Rules, rollFor } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { namedDiceFault, type RollsIn } from '../named-dice.ts';
import { type Toy, toy } from '../toys/bids.ts';
import { breachesOfBids, withDouble } from './breach.ts';

/** Doubles whose die is rolled in another way. */
const doubling = (rollDie: (match: Match<Toy>, seat: number) => number): Rules<Toy> =>
  withDouble({
    apply(match, { seat, of }, doubles, _frame, tell) {
      if (!doubles) return;
      const die = rollDie(match, seat);
      match.board.totals[seat] = (match.board.totals[seat] ?? 0) + (die === 1 ? -of : of);
      tell?.({ type: 'doubled', rule: '3', seat, die });
    },
  });

/** As if all purposes had one count. */
const oneCount = doubling((match, seat) => {
  const { drawn } = match.dice;
  const before = drawn.reduce((sum, count, i) => (i % 2 === 1 ? sum + count : sum), 0);
  for (let i = 0; i < before; i++) rollFor(match.dice, 'double', seat);
  return rollFor(match.dice, 'double', seat);
});

const dependent = doubling((match, seat) => {
  const purpose = match.dice.drawn.length > 2 ? 'secret' : 'double';
  return rollFor(match.dice, purpose, seat);
});

test.each([
  ['a count shared between purposes', oneCount],
  ['a stream that depends on earlier draws', dependent],
])('drawsAreApart catches %s', (_, rules) => {
  expect(breachesOfBids('drawsAreApart', rules)).toEqual([undefined, expect.any(String)]);
});

const rollsIn: RollsIn<Toy> = (event) =>
  event.type === 'doubled' ? [{ purpose: 'double', who: event.seat, faces: [event.die] }] : [];
const fault = (rules: Rules<Toy>) => namedDiceFault(rules, rollsIn, { games: 20, seed: 'named', unseen: ['secret'] });

test.each([
  ['a draw for another purpose', doubling((match, seat) => rollFor(match.dice, 'secret', seat))],
  ['a draw from the stream of somebody else', doubling((match, seat) => rollFor(match.dice, 'double', 1 - (seat % 2)))],
  ['a count shared between purposes', oneCount],
  ['a stream that depends on earlier draws', dependent],
])('dice by name catch %s', (_, rules) => {
  expect(fault(toy)).toBeUndefined();
  expect(fault(rules)).toEqual(expect.stringContaining('its name gives'));
});

test('dice by name notice a purpose that nobody draws for', () => {
  expect(fault({ ...toy, purposes: ['secret', 'double', 'double'] })).toBeUndefined();
  const silent = doubling(() => 1);
  expect(namedDiceFault(silent, () => [], { games: 3, seed: 'silent' })).toBe('nobody rolled for secret, double');
});
