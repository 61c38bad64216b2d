import {
  askOf,
  choose,
  type Dice,
  type GameTypes,
  type Heuristics,
  type Match,
  options,
  pick,
  type Rules,
  type Seat,
  type View,
  type Viewer,
  view,
} from '@starboard/kernel';
import type { Secrecy } from '../secrets/twin.ts';
import { firstDifference, short } from './difference.ts';

export interface Situation {
  readonly rules: Rules<GameTypes>;
  readonly match: Match<GameTypes>;
  /** The laws' own dice. */
  readonly dice: Dice;
  /** Every seat, asked or not, and the spectator. */
  readonly viewers: readonly Viewer[];
  /** Who may know what, independent of the rules' own views. */
  readonly secrecy: Secrecy;
  /** For laws about bots; without it they hold. */
  readonly heuristics?: Heuristics<GameTypes> | undefined;
  memory(viewer: Viewer): GameTypes['memory'];
}

/** What every game obeys at every question. A law returns what is wrong, or undefined. */
export type Law = (situation: Situation) => string | undefined;

export function differ(what: string, a: unknown, b: unknown): string | undefined {
  const found = firstDifference(a, b);
  if (found === undefined) return undefined;
  const { path, one, other } = found;
  return `${what}: ${path === '' ? '' : `at ${path}: `}${short(one)} against ${short(other)}`;
}

export function firstFault<T>(several: Iterable<T>, faultOf: (one: T) => string | undefined): string | undefined {
  for (const one of several) {
    const fault = faultOf(one);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

export function seenBy({ rules, memory }: Situation, match: Match<GameTypes>, viewer: Viewer): View<GameTypes> {
  return view(rules, match, viewer, memory(viewer));
}

/** Random moves, in place, until every open ask is answered, and some more. */
export function playOn(
  rules: Rules<GameTypes>,
  match: Match<GameTypes>,
  dice: Dice,
  tell?: (event: GameTypes['event']) => void,
): void {
  for (let moves = match.asks.length + 5; moves > 0 && match.result === null; moves--) {
    const ask = pick(dice, match.asks);
    choose(rules, match, ask, pick(dice, options(rules, match, ask)), tell);
  }
}

/** Answers everything that the question asks of one seat, including follow-ups. */
export function answerAll(
  rules: Rules<GameTypes>,
  match: Match<GameTypes>,
  seat: Seat,
  dice: Dice,
  question: number,
): void {
  while (match.question === question && match.result === null) {
    const ask = askOf(match, seat);
    if (ask === undefined) return;
    choose(rules, match, ask, pick(dice, options(rules, match, ask)));
  }
}
