import { askOf, begin, choose, diceFromSeed, keyFromSeed, options, pick, type Seat } from '@starboard/kernel';
import { policyChoice } from '@starboard/testkit';
import { describe, expect, it } from 'vitest';
import { facts } from '../../bot/facts.ts';
import { heuristics } from '../../bot/index.ts';
import { DESIGN } from '../../bot/plain/design.ts';
import { evaluate } from '../../bot/plain/evaluate.ts';
import { landings } from '../../bot/plain/flights.ts';
import { chanceToHit, chanceToScrape } from '../../bot/plain/odds.ts';
import { scrapesAhead, spacesTo, tunnelsOf } from '../../bot/plain/tunnels.ts';
import { rangeTo } from '../../rules/07-shooting.ts';
import { BUDGET, spentOn } from '../../rules/data/designs.ts';
import { rules } from '../../rules/index.ts';
import type { Match, Setup } from '../../rules/model.ts';
import {
  ASTEROID,
  inFlight,
  nodeOf,
  on,
  type Playthrough,
  run,
  SIXES,
  setSpeeds,
  wholeSetup,
} from '../support/playing.ts';

const corridor = run('crossing', 9, 0, 11);
const straight = run('switchback', 7, 2, 7);
const elsewhere = run('mouth', 1, 2, 3);
const squeeze = run('squeeze', 8, 0, 10);

/** What a seat does by its policy. */
function policyOf({ match }: Playthrough, seat: Seat = 0) {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
  return policyChoice(rules, heuristics, match, ask, diceFromSeed('policy'));
}

/** A chase in which some seats act by their policy, which must be legal, and the others take any option. */
function playedOut(pilots: number, isBot: (seat: Seat) => boolean, setup: Partial<Setup>, seed: string): Match {
  const seating = Array.from({ length: pilots }, () => null);
  const match = begin(rules, wholeSetup({ asteroid: 0, ...setup }), seating, keyFromSeed(seed));
  const dice = diceFromSeed(`${seed}, players`);
  while (match.result === null) {
    const [ask] = match.asks;
    if (ask === undefined) throw new Error('nobody is asked');
    const legal = options(rules, match, ask);
    const choice = isBot(ask.seat) ? policyChoice(rules, heuristics, match, ask, dice) : pick(dice, legal);
    if (!legal.includes(choice)) throw new Error(`${choice} may not be answered to ${ask.kind}`);
    choose(rules, match, ask, choice);
  }
  return match;
}

describe('policies', () => {
  it.each([2, 3, 25])('are legal wherever a chase of %i leads', (pilots) => {
    for (const designs of ['stock', 'own'] as const) {
      expect(playedOut(pilots, () => true, { designs }, `policy ${pilots}`).result?.places).toHaveLength(pilots);
    }
  });

  it('beat random pilots in at least 85 of 100 chases, from either seat', () => {
    const won = (seat: Seat): number =>
      Array.from({ length: 20 }, (_, i) => playedOut(2, (other) => other === seat, {}, `random ${i}`)).filter(
        ({ result }) => result?.places[seat] === 1 && result.places[1 - seat] === 2,
      ).length;
    expect(won(0)).toBeGreaterThanOrEqual(17);
    expect(won(1)).toBeGreaterThanOrEqual(17);
  });

  it('9.1 build a starfighter that spends every point', () => expect(spentOn(DESIGN)).toBe(BUDGET));

  it('3.1 take the tail', () => {
    const match = begin(rules, wholeSetup({}), [null, null], keyFromSeed('roles'));
    expect(policyOf({ match, events: [] }, match.asks[0]?.seat)).toBe('tail');
  });

  it('slow down before what their handling cannot take', () => {
    const at = (handling: number) =>
      policyOf(
        inFlight([
          { ...on(squeeze, 0), speed: 4, design: { handling, accuracy: 4, protection: 10 } },
          { ...on(elsewhere, 0), speed: 1 },
        ]),
      );
    expect(at(1)).toBe(2);
  });

  it('keep up with whom they tail, rather than pass', () => {
    const played = inFlight([
      { ...on(straight, 0), speed: 3 },
      { ...on(straight, 2), speed: 1 },
    ]);
    const speed = Number(policyOf(played));
    expect(speed).toBeLessThanOrEqual(3);
  });

  it('turn out of the sight of a tail where a branch allows it', () => {
    const junction = nodeOf(ASTEROID, 'fork', 'J');
    const [leg = -1, left = -1, right = -1] = ASTEROID.neighbours[junction] ?? [];
    const before = (ASTEROID.neighbours[leg] ?? []).find((way) => way !== junction) ?? -1;
    const played = inFlight([
      { space: leg, heading: junction, rear: before, speed: 2, damage: 9 },
      { space: before, heading: leg, rear: -1, speed: 1 },
    ]);
    setSpeeds(played, [2, 1]);
    const seen = (way: number): boolean => ASTEROID.sight[leg * ASTEROID.at.length + way] === 1;
    expect([left, right].map(seen)).toEqual([true, false]);
    expect(policyOf(played)).toBe(right);
  });

  it('fire whenever they can, at the one they hit most surely', () => {
    const played = inFlight([
      { ...on(straight, 0), speed: 1 },
      { ...on(straight, 1), speed: 1 },
      { ...on(straight, 2), speed: 1 },
    ]);
    setSpeeds(played, [1, 2, 3], ...SIXES);
    expect(askOf(played.match, 0)?.kind).toBe('fire');
    expect(policyOf(played)).toBe(1);
    const reasons = (target: Seat) =>
      facts(played.match.board, { kind: 'fire', seat: 0 }, target, { at: 'chase', step: 0 });
    const { accuracy } = played.match.board.pilots[0]?.design ?? { accuracy: 0 };
    const range = rangeTo(played.match.board, 0, 1);
    expect(reasons(1)).toEqual([{ fact: 'hit-chance', seat: 1, range, chance: chanceToHit(range, accuracy) }]);
  });
});

describe('what bots know of the tunnels', () => {
  it('5.2 a curve of 5 at speed 6 with handling 4 is made with 8: in 15 of 36', () => {
    expect(chanceToScrape(5, 6, 4)).toBeCloseTo(21 / 36);
    expect(chanceToScrape(0, 6, 1)).toBe(0);
    expect(chanceToScrape(8, 6, 1)).toBe(1);
    expect(chanceToHit(8, 1)).toBe(0);
    expect(chanceToHit(1, 6)).toBe(1);
  });

  it('a way back leads round a loop', () => {
    const tunnels = tunnelsOf(ASTEROID);
    const { space, heading, rear } = on(corridor, 5);
    expect(spacesTo(tunnels, space, heading, heading)).toBe(1);
    expect(spacesTo(tunnels, space, heading, rear)).toBeGreaterThan(7);
  });

  it('the safest way costs no more than any other', () => {
    const tunnels = tunnelsOf(ASTEROID);
    const { space, heading } = on(corridor, 0);
    for (const speed of [1, 3, 6]) {
      const ways = landings(ASTEROID, { space, heading, scrapes: 0, chance: 1 }, speed, speed, 3);
      const least = Math.min(...ways.map(({ scrapes }) => scrapes));
      expect(scrapesAhead(tunnels, space, heading, speed, 3)).toBeCloseTo(least);
      expect(ways.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    }
  });
});

describe('the evaluation', () => {
  it('prefers to have more protection, and fewer others', () => {
    const { match } = inFlight([{ damage: 2 }, { damage: 5 }, { out: 1 }]);
    expect(evaluate(match.board, 0)).toBeGreaterThan(evaluate(match.board, 1));
    expect(evaluate(match.board, 2)).toBe(-1);
    const two = inFlight([{ damage: 2 }, { damage: 5 }, {}]);
    expect(evaluate(two.match.board, 0)).toBeLessThan(evaluate(match.board, 0));
  });
});
