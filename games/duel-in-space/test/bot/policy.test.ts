import { heuristics } from '@starboard/duel-in-space/bot';
import { rules } from '@starboard/duel-in-space/rules';
import { askingFrame, askOf, choose, diceFromSeed, options, permitted, same } from '@starboard/kernel';
import { policyChoice } from '@starboard/testkit';
import { describe, expect, it } from 'vitest';
import { DESIGN } from '../../bot/plain/design.ts';
import { fictitiousPlay } from '../../bot/plain/guessing.ts';
import { shortWays } from '../../bot/plain/headings.ts';
import { turned } from '../../rules/04-movement/wheel.ts';
import { BUDGET, spentOn } from '../../rules/09-designs/designs.ts';
import type { Sector } from '../../rules/model.ts';
import { answer, duel, leaving, type Playthrough, turn } from '../support/playing.ts';

/** What a seat does by its policy, many times over. */
function policies({ match }: Playthrough, seat: number, times = 200): readonly unknown[] {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
  const dice = diceFromSeed('policies');
  return Array.from({ length: times }, () => policyChoice(rules, heuristics, match, ask, dice));
}

function atHeadings(ports: readonly [Sector, Sector], layout: Parameters<typeof duel>[0] = {}): Playthrough {
  const played = duel({ ports, ...layout });
  for (const seat of [0, 1]) if (askOf(played.match, seat)?.kind === 'aim') answer(played, seat, 3);
  return played;
}

describe('policies', () => {
  it('are legal wherever a duel leads', () => {
    for (let i = 0; i < 60; i++) {
      const { match } = duel({ setup: { designs: i % 2 === 0 ? 'secret' : 'stock', choosing: 'rolled' } });
      match.dice = diceFromSeed(`policy ${i}`);
      const dice = diceFromSeed(`pilot ${i}`);
      while (match.result === null) {
        const [ask] = match.asks;
        if (ask === undefined) throw new Error('nothing is asked');
        const choice = policyChoice(rules, heuristics, match, ask, dice);
        const legal = permitted(rules, match, ask);
        expect(legal.some((option) => same(option, choice))).toBe(true);
        const worthwhile = heuristics.plain.worthwhile?.(match.board, ask, legal, askingFrame(match)) ?? [];
        expect(worthwhile.length).toBeGreaterThan(0);
        for (const one of worthwhile) expect(legal.some((option) => same(option, one))).toBe(true);
        choose(rules, match, ask, choice);
      }
    }
  });

  it('9.1 build a ship that spends every point', () => expect(spentOn(DESIGN)).toBe(BUDGET));

  it('6.9, 7.3 flee with a ship that is about to blow up, and never from one', () => {
    const doomed = { pending: [{ name: 'explosion', laser: null }] } as const;
    const played = duel(leaving);
    turn(played);
    Object.assign(played.match.board.ships[0], doomed);
    expect(new Set(policies(played, 0))).toEqual(new Set([false]));
    expect(new Set(policies(played, 1))).toEqual(new Set([true]));
  });

  it('a heading is mixed, so that it cannot be foreseen', () => {
    expect(new Set(policies(atHeadings([5, 5]), 0)).size).toBeGreaterThan(1);
  });

  it('a harmless enemy ahead is kept ahead', () => {
    const harmless = { lasers: [false, false, false, false, false, false], stabilizerHits: 6 };
    expect(new Set(policies(atHeadings([1, 5], { ships: [{}, harmless] }), 0))).toEqual(new Set([0]));
  });

  it('8.2 against a drone there is one best heading', () => {
    for (const seating of [['drone', null] as const, [null, 'drone'] as const]) {
      const played = atHeadings([3, 6], { seating });
      expect(new Set(policies(played, seating[0] === null ? 0 : 1)).size).toBe(1);
    }
  });

  it('4.2 the short ways get a ship everywhere that all its clicks would', () => {
    for (let hits = 0; hits <= 6; hits++) {
      const { match } = atHeadings([1, 1], { ships: [{ stabilizerHits: hits }, {}] });
      const ask = askOf(match, 0);
      if (ask?.kind !== 'heading') throw new Error('seat 0 is not asked for a heading');
      const reach = (headings: readonly unknown[]) =>
        new Set(headings.map((clicks) => (typeof clicks === 'number' ? turned(1, clicks) : null)));
      const all = options(rules, match, ask);
      expect(reach(shortWays(match.board.ships[0]))).toEqual(reach(all));
    }
  });
});

describe('fictitious play', () => {
  it('shares matching pennies evenly', () => {
    const [heads = 0, tails = 0] = fictitiousPlay(Float64Array.of(1, -1, -1, 1), 2, 2)[0];
    expect(Math.abs(heads - tails)).toBeLessThan((heads + tails) / 4);
  });

  it('never takes an option that is worse whatever the other does', () => {
    const [mine, theirs] = fictitiousPlay(Float64Array.of(4, 2, 3, 1), 2, 2);
    expect(mine[1]).toBe(0);
    expect(theirs[0]).toBe(0);
  });
});
