import {
  type GameTypes,
  type Match,
  standingMove as nextMove,
  type Seat,
  type StandingMove,
  same,
  view,
} from '@starboard/kernel';
import { answersIn, type SentStandingAnswers } from '@starboard/protocol';
import { ALREADY, type Decided, holds, NOT_PLAYING, NOT_YOURS, refuse } from './decided.ts';
import { memoryOf, type Sitter, type Table } from './table.ts';

/** Standing answers: the server gives them when they are due. */

export const NOTHING_STANDING: SentStandingAnswers = { always: [], never: [] };

/**
 * How often a seat may change its standing answers in one match, because each change is stored; clearing them is always
 * possible.
 */
const MOST_CHANGES = 200;

export function setStanding(table: Table, guest: string, seat: Seat, given: SentStandingAnswers, at: number): Decided {
  if (!holds(table, guest, seat)) return NOT_YOURS;
  if (table.phase !== 'playing') return NOT_PLAYING;
  if (table.rules.standing === undefined && table.rules.usual === undefined) {
    return refuse('no-standing', 'This game has no standing answers.');
  }
  const standing = withoutEmpty(given);
  const { standing: now = NOTHING_STANDING, standingChanges = 0 } = table.sitters[seat] ?? {};
  if (same(now, standing)) return ALREADY;
  if (standingChanges >= MOST_CHANGES && !same(standing, NOTHING_STANDING)) {
    return refuse('too-often', 'You have changed your standing answers too often in this match.');
  }
  return { keep: { type: 'standing', seat, standing, at } };
}

/** Earlier entries of a log don't have the list of what to ask. */
function withoutEmpty({ always, never, ask = [] }: SentStandingAnswers): SentStandingAnswers {
  return ask.length === 0 ? { always, never } : { always, never, ask };
}

export function answerStanding(table: Table, at: number): Decided {
  const due = standingMove(table);
  return due === null ? ALREADY : { keep: { type: 'moved', ...due, at } };
}

/** Computed several times for the same table otherwise, with a view each time. */
const moves = new WeakMap<Table, StandingMove | null>();

export function standingMove(table: Table): StandingMove | null {
  if (table.phase !== 'playing' || table.match === null || !table.sitters.some(hasStanding)) return null;
  const known = moves.get(table);
  if (known !== undefined) return known;
  const move = findMove(table, table.match);
  moves.set(table, move);
  return move;
}

function findMove(table: Table, match: Match<GameTypes>): StandingMove | null {
  const { rules, sitters } = table;
  const move = nextMove(rules, match, {
    answersOf(seat) {
      const sitter = sitters[seat] ?? null;
      return sitter === null || sitter.handedOver || !hasStanding(sitter) ? undefined : answersIn(sitter.standing);
    },
    viewOf: (seat) => view(rules, match, seat, memoryOf(table, seat)),
  });
  return move ?? null;
}

function hasStanding(sitter: Sitter | null): boolean {
  return sitter !== null && sitter.standing.always.length + sitter.standing.never.length > 0;
}
