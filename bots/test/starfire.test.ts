import { heuristics } from '@starboard/starfire/bot';
import { rules } from '@starboard/starfire/rules';
import { describe, expect, it } from 'vitest';
import { plain } from '../plain/plain.ts';
import { random } from '../random.ts';
import { dealt, playedOut } from './playing-out.ts';

const TWO = [null, null] as const;

/** How many of so many battles the plain bot wins outright against random choice, on side A and on side B in turn. */
function won(scenario: string, battles: number): number {
  let wins = 0;
  for (let i = 0; i < battles; i++) {
    const seed = `arena, ${scenario}, ${i}`;
    const players = i % 2 === 0 ? [plain, random] : [random, plain];
    const { result } = playedOut(rules, heuristics, dealt(rules, { scenario }, TWO, seed), players, seed);
    if (result?.places[i % 2] === 1 && result.places[1 - (i % 2)] === 2) wins++;
  }
  return wins;
}

describe('the plain bot at Starfire', () => {
  it('answers every kind of ask with one of its options, at tables of two to six', () => {
    const kinds = new Set<string>();
    for (let seats = 2; seats <= 6; seats++) {
      const seating = Array.from({ length: seats }, () => null);
      const setup = { scenario: seats % 2 === 0 ? 'fleet-action' : 'contact', quickSetup: false, turnLimit: 12 };
      const match = dealt(rules, setup, seating, `table of ${seats}`);
      const players = seating.map((_, seat) => (seat % 2 === 0 ? plain : random));
      playedOut(rules, heuristics, match, players, `table of ${seats}`, kinds);
    }
    expect([...kinds].sort()).toEqual(['design', 'face', 'fire', 'move', 'place', 'weapons']);
  });
});

describe('the arena', () => {
  it.each([
    ['contact', 100, 94],
    ['fleet-action', 50, 48],
  ])('at %s, of %i battles the plain bot wins at least %i against random choice', (scenario, battles, least) => {
    expect(won(scenario, battles)).toBeGreaterThanOrEqual(least);
  });
});
