import {
  askingFrame,
  type Choice,
  type Dice,
  drawFrom,
  type GameTypes,
  type Heuristics,
  type Match,
  options,
  type Rules,
} from '@starboard/kernel';

/** What the policy of the plain bot answers to an ask. */
export function policyChoice<G extends GameTypes>(
  rules: Rules<G>,
  { plain }: Heuristics<G>,
  match: Match<G>,
  ask: G['ask'],
  dice: Dice,
): Choice<G> {
  const { board, stack } = match;
  return drawFrom(plain.policy(board, ask, options(rules, match, ask), askingFrame(match), dice, stack), dice);
}
