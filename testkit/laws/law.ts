import {
  askOf,
  choose,
  type Dice,
  type GameTypes,
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

/** A match at one of its questions, and what the laws need to look at it. */
export interface Situation {
  readonly rules: Rules<GameTypes>;
  readonly match: Match<GameTypes>;
  /** Chance for the laws themselves. */
  readonly dice: Dice;
  /** Every seat, asked or not, and the spectator. */
  readonly viewers: readonly Viewer[];
  /** Who may know what, apart from what the rules make of it. */
  readonly secrecy: Secrecy;
  /** What a viewer has learnt so far. */
  memory(viewer: Viewer): GameTypes['memory'];
}

/** What every game obeys at every question. A law answers with what is wrong, or nothing. */
export type Law = (situation: Situation) => string | undefined;

/** The first place in which two values differ, in a sentence. */
export function differ(what: string, a: unknown, b: unknown): string | undefined {
  const found = firstDifference(a, b);
  if (found === undefined) return undefined;
  const { path, one, other } = found;
  return `${what}: ${path === '' ? '' : `at ${path}: `}${short(one)} against ${short(other)}`;
}

/** The first thing found wrong with any of several. */
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

/** Random moves until every open ask is answered and some more, in place. */
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

/** Everything the question asks of one seat, follow-ups and all. */
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
