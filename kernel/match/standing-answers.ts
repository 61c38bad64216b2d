import type { Choice, GameTypes, Match, Seat, View } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import type { Move } from './play.ts';

/**
 * Standing answers, by the names that a game gives its options. They belong to the match runner: it answers the open
 * ask at once, and rules and record see an ordinary choice.
 */
export type StandingAnswers = { readonly [name: string]: 'always' | 'never' };

/**
 * The choice that standing answers give for the open ask: an option set to "always", or the only one not set to
 * "never".
 */
export function standingChoice<G extends GameTypes>(
  rules: Rules<G>,
  { mine }: View<G>,
  standing: StandingAnswers,
): Choice<G> | undefined {
  if (mine === null || rules.standing === undefined) return undefined;
  const said = (choice: Choice<G>): 'always' | 'never' | undefined => {
    const name = rules.standing?.(mine.ask, choice);
    return name !== undefined && Object.hasOwn(standing, name) ? standing[name] : undefined;
  };
  const always = mine.options.find((choice) => said(choice) === 'always');
  if (always !== undefined) return always;
  const left = mine.options.filter((choice) => said(choice) !== 'never');
  return left.length === 1 && mine.options.length > 1 ? left[0] : undefined;
}

interface StandingSeats<G extends GameTypes> {
  /** Undefined for a seat that nobody answers for. */
  answersOf(seat: Seat): StandingAnswers | undefined;
  viewOf(seat: Seat): View<G>;
}

/** The next move that standing answers make, if one is due. */
export function standingMove<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  { answersOf, viewOf }: StandingSeats<G>,
): Move | undefined {
  if (rules.standing === undefined) return undefined;
  for (const { seat } of match.asks) {
    const answers = answersOf(seat);
    if (answers === undefined) continue;
    const choice = standingChoice(rules, viewOf(seat), answers);
    if (choice !== undefined) return { seat, question: match.question, choice };
  }
  return undefined;
}
