import {
  askingFrame,
  askOf,
  begin,
  type Choice,
  choose,
  diceFromSeed,
  keyFromSeed,
  options,
  pick,
  type Seat,
  same,
} from '@starboard/kernel';
import { policyChoice } from '@starboard/testkit';
import { describe, expect, it, test } from 'vitest';
import { facts } from '../../bot/facts.ts';
import { heuristics } from '../../bot/index.ts';
import { evaluate } from '../../bot/plain/evaluate.ts';
import { chanceOf, expected } from '../../bot/plain/odds.ts';
import { ANY_WEAPON, chanceFor } from '../../rules/06-attack/chance.ts';
import { endPose, isOffMat } from '../../rules/geometry/index.ts';
import { rules } from '../../rules/index.ts';
import type { Furball, Match } from '../../rules/model.ts';
import { dialOf } from '../../rules/values.ts';
import { attack, type Playthrough, run, SETUP, shipIn, table } from '../support/playing.ts';

function policyOf(match: Match, seat: Seat, seed = 'policy'): Choice<Furball> {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
  const legal = options(rules, match, ask);
  const choice = policyChoice(rules, heuristics, match, ask, diceFromSeed(seed));
  if (!legal.some((each) => same(each, choice))) throw new Error(`${choice} may not be answered to ${ask.kind}`);
  return choice;
}

/** A Furball of eight in which some fly by their policy and the others take any option. */
function playedOut(isBot: (seat: Seat) => boolean, rounds: number, seed: string): Match {
  const seating = Array.from({ length: 8 }, () => null);
  const match = begin(rules, { ...SETUP, rounds }, seating, keyFromSeed(seed));
  const dice = diceFromSeed(`${seed}, players`);
  for (let ask = match.asks[0], i = 0; ask !== undefined; ask = match.asks[0], i++) {
    const choice = isBot(ask.seat) ? policyOf(match, ask.seat, `${seed} ${i}`) : pick(dice, options(rules, match, ask));
    choose(rules, match, ask, choice);
  }
  return match;
}

describe('a policy', () => {
  it('is legal wherever a Furball leads', () => {
    for (let i = 0; i < 3; i++) expect(playedOut(() => true, 4, `legal ${i}`).result?.places).toHaveLength(8);
  });

  it('beats random pilots by average place in nearly all games, from either half of the seats', () => {
    const games = 12;
    let won = 0;
    for (let game = 0; game < games; game++) {
      const isBot = (seat: Seat): boolean => (seat + game) % 2 === 0;
      const places = playedOut(isBot, 6, `random ${game}`).result?.places ?? [];
      const ofBots = places.reduce((sum, place, seat) => sum + (isBot(seat) ? place : 0), 0);
      if (ofBots < 18) won++;
    }
    expect(won).toBeGreaterThanOrEqual(11);
  });
});

/** Asked for its dial, alone on the mat save for ships in far corners. */
function dialling(at: readonly [number, number, number], board: Parameters<typeof table>[1] = {}): Playthrough {
  const played = table([{ at }], { phase: 'planning', ...board });
  return run(played, { at: 'round', step: 4, order: [], done: 0, skill: 1000 });
}

const dialled = (played: Playthrough): string => {
  const { bearing, speed } = dialOf(played.match.board, 0)[Number(policyOf(played.match, 0))] ?? {};
  return `${bearing} ${speed}`;
};

describe('a dial', () => {
  it('4.10 stays on the mat', () => {
    const played = dialling([460, 800, 90]);
    const manoeuvre = dialOf(played.match.board, 0)[Number(policyOf(played.match, 0))];
    if (manoeuvre === undefined) throw new Error('nothing was dialled');
    expect(isOffMat(endPose(shipIn(played, 0).pose, manoeuvre))).toBe(false);
  });

  it('points at whoever can be shot', () => {
    const played = table([{ at: [300, 400, 90] }, { at: [180, 540, 270], ship: { activated: true } }], {
      phase: 'planning',
    });
    run(played, { at: 'round', step: 4, order: [], done: 0, skill: 1000 });
    expect(dialled(played)).toMatch(/left/);
  });
});

test('6.2 an attack goes where it kills', () => {
  const played = table([
    { at: [400, 300, 90] },
    { at: [440, 450, 270] },
    { at: [360, 450, 270], ship: { shields: 0 }, down: ['damage.tfa.directhit'] },
  ]);
  run(played, chanceFor(0, ANY_WEAPON, null));
  const choice = policyOf(played.match, 0);
  expect(choice).toMatchObject({ at: 2 });
  const { board, stack } = played.match;
  const [why] = facts(
    board,
    { kind: 'attack', seat: 0 },
    choice,
    askingFrame(played.match),
    diceFromSeed('why'),
    stack,
  );
  expect(why).toMatchObject({ fact: 'attack', seat: 2 });
  expect(why?.fact === 'attack' && why.hit >= why.destroy && why.destroy > 0.1).toBe(true);
});

describe('tokens', () => {
  const duel = (tokens: object): Playthrough => table([{ at: [400, 300, 90] }, { at: [400, 450, 270], tokens }]);

  it('6.9 are spent on a hit that gets through', () => {
    const played = attack(duel({ evade: 1 }), { attack: ['hit', 'blank'], defence: ['blank', 'blank'] });
    expect(policyOf(played.match, 1)).toBe('token.evade');
  });

  it('6.9 are kept where every hit is cancelled', () => {
    const played = attack(duel({ evade: 1 }), { attack: ['hit', 'blank'], defence: ['evade', 'blank'] });
    expect(policyOf(played.match, 1)).toBeNull();
  });

  it('6.6 reroll blanks and keep hits', () => {
    const played = table([{ at: [400, 300, 90], ship: { locks: [1] } }, { at: [400, 450, 270] }]);
    attack(played, { attack: ['hit', 'blank'] });
    expect(policyOf(played.match, 0)).toBe('token.lock');
    const ask = askOf(played.match, 0);
    if (ask !== undefined) choose(rules, played.match, ask, 'token.lock');
    expect(policyOf(played.match, 0)).toEqual({ blank: 1 });
  });
});

test('odds of dice are those of the rules', () => {
  expect(chanceOf(1, 1, false, 0, false)).toBeCloseTo(1 / 2);
  expect(chanceOf(1, 1, true, 1, false)).toBeCloseTo((3 / 4) * (5 / 8));
  expect(chanceOf(3, 2, false, 0, false)).toBe(0);
  expect(expected(3, false, 0, false)).toBeCloseTo(1.5);
});

test('a board is worth what one is ahead of the best of the others', () => {
  const played = table([{}, {}]);
  shipIn(played, 0).score = 6;
  expect(evaluate(played.match.board, 0)).toBeCloseTo(0.4);
  expect(evaluate(played.match.board, 1)).toBeCloseTo(-0.4);
});
