import type { Choice, GameTypes, Match, Seat, View } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import type { Move } from './play.ts';

/**
 * Standing answers, by the names that a game gives its options and usual answers. They belong to the match runner: it
 * answers the open ask at once, and rules and record see an ordinary choice.
 */
export type StandingAnswers = { readonly [name: string]: 'always' | 'never' | 'ask' };

/** A seat that sets this name to "always" gets usual answers, except those that it sets to "ask". */
export const USUAL = 'usual';

/** An ask with a single option has a usual answer of this name in every game. */
export const ONLY_OPTION = 'only-option';

interface StandingChoice<G extends GameTypes> extends AnsweredFor {
  readonly choice: Choice<G>;
}

/**
 * The choice that standing answers give for the open ask: an option set to "always" that helps, the only one that is
 * left when all others are unwanted, or the usual answer.
 */
export function standingChoice<G extends GameTypes>(
  rules: Rules<G>,
  view: View<G>,
  standing: StandingAnswers,
): StandingChoice<G> | undefined {
  if (view.mine === null) return undefined;
  return givenChoice(rules, view, standing) ?? usualChoice(rules, view, standing);
}

function givenChoice<G extends GameTypes>(
  rules: Rules<G>,
  view: View<G>,
  standing: StandingAnswers,
): StandingChoice<G> | undefined {
  const { mine } = view;
  if (mine === null || rules.standing === undefined) return undefined;
  let unwanted: string | null = null;
  let left: StandingChoice<G> | undefined;
  let others = 0;
  for (const choice of mine.options) {
    const name = rules.standing(mine.ask, choice);
    const said = name === undefined ? undefined : saidOf(standing, name);
    if (name === undefined || said === undefined || said === 'ask') {
      left = { name: '', rule: null, choice };
      others++;
    } else if (said === 'always' && rules.helps?.(view, choice) !== false) {
      return { name, rule: null, choice };
    } else {
      unwanted ??= name;
    }
  }
  return left !== undefined && unwanted !== null && others === 1 ? { ...left, name: unwanted } : undefined;
}

/** What most players would answer, if the seat wants that. */
function usualChoice<G extends GameTypes>(
  { usual }: Rules<G>,
  view: View<G>,
  standing: StandingAnswers,
): StandingChoice<G> | undefined {
  const { mine } = view;
  if (mine === null || saidOf(standing, USUAL) !== 'always') return undefined;
  const found = mine.options.length === 1 ? onlyOption(mine.options) : usual?.answer(view);
  return found === undefined || saidOf(standing, found.name) === 'ask' ? undefined : found;
}

function onlyOption<G extends GameTypes>(options: readonly Choice<G>[]): StandingChoice<G> | undefined {
  const [choice] = options;
  return choice === undefined ? undefined : { name: ONLY_OPTION, rule: null, choice };
}

/** Whether a seat with these answers is asked what the runner could answer under a name. */
export function isAsked(standing: StandingAnswers, name: string): boolean {
  const said = saidOf(standing, name);
  return said === undefined ? saidOf(standing, USUAL) !== 'always' : said === 'ask';
}

function saidOf(standing: StandingAnswers, name: string): StandingAnswers[string] | undefined {
  return Object.hasOwn(standing, name) ? standing[name] : undefined;
}

interface StandingSeats<G extends GameTypes> {
  /** Undefined for a seat that nobody answers for. */
  answersOf(seat: Seat): StandingAnswers | undefined;
  viewOf(seat: Seat): View<G>;
}

/** What the runner answered for a seat: the name of the answer, and its rule if the game states one. */
export interface AnsweredFor {
  readonly name: string;
  readonly rule: string | null;
}

export interface StandingMove {
  readonly move: Move;
  readonly answered: AnsweredFor;
}

/** The next move that standing answers make, if one is due. */
export function standingMove<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  { answersOf, viewOf }: StandingSeats<G>,
): StandingMove | undefined {
  for (const { seat } of match.asks) {
    const answers = answersOf(seat);
    if (answers === undefined) continue;
    const given = standingChoice(rules, viewOf(seat), answers);
    if (given === undefined) continue;
    const { choice, name, rule } = given;
    return { move: { seat, question: match.question, choice }, answered: { name, rule } };
  }
  return undefined;
}
