import { ALL_DIRECTIONS, distance } from '@starboard/geometry';
import { begin, choose, diceFromSeed, keyFromSeed, options, permitted, pick, type Seat, same } from '@starboard/kernel';
import { heuristics } from '@starboard/starfire/bot';
import { rules } from '@starboard/starfire/rules';
import { policyChoice } from '@starboard/testkit';
import { describe, expect, it } from 'vitest';
import { facts } from '../../bot/facts.ts';
import { steer } from '../../bot/plain/helm.ts';
import { systemsLeft } from '../../rules/01-ships/ships.ts';
import { isInBlindSpot } from '../../rules/05-combat/gunnery.ts';
import type { Match, Scenario } from '../../rules/model.ts';
import { allMove, at, battle, duel, type Playthrough, ship, wholeSetup } from '../support/playing.ts';

const CRUISER = '[3] S A Q (I I) R (I I) R (I I) R [3]';

function policyOf({ match }: Playthrough) {
  const [ask] = match.asks;
  if (ask === undefined) throw new Error('nothing is asked');
  return policyChoice(rules, heuristics, match, ask, diceFromSeed('policy'));
}

/** Plays on by its policy for one seat, the others staying where they are, until this turn's movement is over. */
function flyByPolicy(played: Playthrough, seat: number): void {
  const { match } = played;
  for (let ask = match.asks[0]; ask?.kind === 'move' && match.board.turn === 1; ask = match.asks[0]) {
    choose(rules, match, ask, ask.seat === seat ? policyOf(played) : 'stay');
  }
}

/** A battle of one seat that acts by its policy against another that takes any option. */
function againstRandom(scenario: Scenario, seat: Seat, seed: string): Match {
  const match = begin(rules, wholeSetup({ scenario }), [null, null], keyFromSeed(seed));
  const dice = diceFromSeed(`${seed}, players`);
  for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
    const offered = options(rules, match, ask);
    const choice = ask.seat === seat ? policyChoice(rules, heuristics, match, ask, dice) : pick(dice, offered);
    choose(rules, match, ask, choice);
  }
  return match;
}

describe('policies', () => {
  it('are legal wherever a battle leads', () => {
    for (let i = 0; i < 12; i++) {
      const setup = wholeSetup({
        scenario: i % 3 === 0 ? 'fleet-action' : 'contact',
        quickSetup: i % 2 === 0,
        turnLimit: 30,
      });
      const match = begin(rules, setup, [null, null, null], keyFromSeed(`policy ${i}`));
      const dice = diceFromSeed(`captain ${i}`);
      for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
        const choice = policyChoice(rules, heuristics, match, ask, dice);
        expect(permitted(rules, match, ask).some((option) => same(option, choice))).toBe(true);
        choose(rules, match, ask, choice);
      }
    }
  });

  it('close in on an enemy out of range', () => {
    const played = battle();
    const before = distance(ship(played, 0), ship(played, 1));
    flyByPolicy(played, 0);
    expect(distance(ship(played, 0), ship(played, 1))).toBeLessThan(before - 3);
  });

  it('turn round to bring an enemy out of the blind spot', () => {
    const played = duel('CT-2', 'CT-2', 4, { ships: [{ facing: 3, straight: 2 }, { facing: 0 }] });
    expect(isInBlindSpot(ship(played, 0), ship(played, 1))).toBe(true);
    flyByPolicy(played, 0);
    expect(isInBlindSpot(ship(played, 0), ship(played, 1))).toBe(false);
  });

  it('4.3 plot no turn before the rules allow one', () => {
    for (const facing of ALL_DIRECTIONS) {
      for (const straight of [0, 1, 2]) {
        const played = duel(CRUISER, 'CT-2', 4, { winner: 1, ships: [{ facing, straight }] });
        const [ask] = played.match.asks;
        if (ask === undefined) throw new Error('nothing is asked');
        expect(permitted(rules, played.match, ask)).toContain(steer(played.match.board, ship(played, 0)));
      }
    }
  });

  it('do not leave the map', () => {
    const played = battle({ ships: [{ ...at(1, 5), facing: 3 }, { ...at(50, 30) }] });
    flyByPolicy(played, 0);
    expect(ship(played, 0).fate).toBe('fighting');
  });

  it('fire everything at the enemy that is easiest to finish', () => {
    const played = battle({
      setup: { scenario: 'fleet-action' },
      winner: 0,
      ships: [20, 20, 20, 23, 23, 23].map((column) => ({ ...at(column, 20) })),
    });
    const weak = ship(played, 5);
    weak.working = weak.design.systems.map(
      (system) => system === 'F' || system === 'L' || system === 'Q' || system === 'A',
    );
    weak.working[1] = false;
    allMove(played);
    const choice = policyOf(played);
    expect(choice).toMatchObject({ at: 5, all: true });
    const [damage, waiting] = facts(played.match.board, { kind: 'fire', seat: 0 }, choice);
    expect(damage).toMatchObject({ fact: 'damage', ship: 5, left: systemsLeft(weak) });
    expect(waiting).toEqual({ fact: 'yet-to-fire', ship: 5 });
  });
});

describe('the evaluation', () => {
  it('is even at the start, and sums to nothing', () => {
    const { board } = battle({ setup: { scenario: 'fleet-action' } }).match;
    expect(heuristics.plain.evaluate(board, 0)).toBe(0);
    const first = board.ships[0];
    if (first) first.fate = 'destroyed';
    expect(heuristics.plain.evaluate(board, 0)).toBeLessThan(-0.2);
    expect(heuristics.plain.evaluate(board, 0) + heuristics.plain.evaluate(board, 1)).toBe(0);
  });
});

describe('the arena', () => {
  it.each(['contact', 'fleet-action'] as const)('policy beats random choice in at least 18 of 20 at %s', (scenario) => {
    let won = 0;
    for (let i = 0; i < 20; i++) {
      const { result } = againstRandom(scenario, i % 2, `arena ${i}`);
      if (result?.places[i % 2] === 1 && result.places[1 - (i % 2)] === 2) won++;
    }
    expect(won).toBeGreaterThanOrEqual(18);
  });
});
