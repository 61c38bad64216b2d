import type { Key } from '../dice/chacha.ts';
import { withKey } from '../dice/match-dice.ts';
import type { GameTypes, Match } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import { cloneMatch } from './clone.ts';

/** A copy of a match whose dice follow from another key from here on. */
export function branch<G extends GameTypes>(rules: Rules<G>, match: Match<G>, key: Key): Match<G> {
  return { ...cloneMatch(rules, match), dice: withKey(match.dice, key) };
}
