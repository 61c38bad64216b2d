import {
  askOf,
  begin,
  type Choice,
  choose,
  diceFromSeed,
  keyFromSeed,
  options,
  pick,
  type Seat,
  validate,
} from '@starboard/kernel';
import { policyChoice } from '@starboard/testkit';
import { heuristics } from '../../bot/index.ts';
import { rules } from '../../rules/index.ts';
import type { DeathStar, Match, Setup } from '../../rules/model.ts';

export function begun(players: number, some: Partial<Setup>, seed: string): Match {
  const read = validate(rules.setup, some);
  if (!read.ok) throw new Error(`${read.invalid.at} ${read.invalid.problem}`);
  return begin(
    rules,
    read.value,
    Array.from({ length: players }, () => null),
    keyFromSeed(seed),
  );
}

/** Plays on until the kind of ask is put, or to the end: some seats by their policy, which must be legal, the others at random. */
export function playedOn(match: Match, isBot: (seat: Seat) => boolean, seed: string, until?: string): Match {
  const dice = diceFromSeed(`${seed}, players`);
  for (let ask = match.asks[0]; ask !== undefined && ask.kind !== until; ask = match.asks[0]) {
    const legal = options(rules, match, ask);
    const choice = isBot(ask.seat) ? policyChoice(rules, heuristics, match, ask, dice) : pick(dice, legal);
    if (!legal.includes(choice)) throw new Error(`${choice} may not be answered to ${ask.kind}`);
    choose(rules, match, ask, choice);
  }
  return match;
}

/** What a seat does by its policy. */
export function policyOf(match: Match, seat: Seat, seed = 'policy'): Choice<DeathStar> {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
  return policyChoice(rules, heuristics, match, ask, diceFromSeed(seed));
}

/** Of 100 matches, in how many a seat placed first with somebody behind. */
export function wonBy(
  seat: Seat,
  players: number,
  isBot: (seat: Seat) => boolean,
  some: Partial<Setup>,
  games: number,
) {
  const won = Array.from({ length: games }, (_, i) =>
    playedOn(begun(players, some, `won ${i}`), isBot, `won ${i}`),
  ).filter(({ result }) => result?.places[seat] === 1 && result.places.some((place) => place > 1));
  return (100 * won.length) / games;
}
