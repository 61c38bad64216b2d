import { DICE_WAYS, type DiceSource, type DiceWay, IN_ORDER } from '../dice/match-dice.ts';
import type { GameTypes, Match } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import { branch } from '../match/branch.ts';
import { unhex } from '../values/sha256.ts';
import type { Header } from './record.ts';

/** The dice with which a recorded match begins; undefined if this version can't draw them. */
export function diceOf({ key, dice = IN_ORDER }: Header): DiceSource | undefined {
  const way = DICE_WAYS.find((known): known is DiceWay => known === dice);
  return way === undefined ? undefined : { key: unhex(key), way };
}

/** A match after this many inputs, with other dice if its record branches here. */
export function branchedAt<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  { branches = [] }: Header,
  place: number,
): Match<G> {
  const found = branches.find((one) => one.place === place);
  return found === undefined ? match : branch(rules, match, unhex(found.key));
}
