import {
  answersOf,
  blankMemory,
  countsForResults,
  forkedAt,
  type GameTypes,
  type Input,
  learnt,
  type Match,
  readRecord,
  replay,
  type Seat,
  same,
  type View,
  view,
  writeRecord,
} from '@starboard/kernel';
import { headerOn, recordFile, storedLines } from '../../storage/matches/record-file.ts';
import type { UndoState } from '../match-runner.ts';
import type { LocalMatch } from './local-match.ts';

/**
 * The record before the last decision of a seat's player, with the same dice; undefined if there was none. An answer
 * that is given for the player is no decision: it would be given again at once. Nor is one that carries on an order:
 * undoing an order takes all of it back.
 */
export function undone(
  { rules, match, lines, undecided }: Pick<LocalMatch, 'rules' | 'match' | 'lines' | 'undecided'>,
  seat: Seat | null,
  isAnsweredFor: (view: View<GameTypes>) => boolean,
): readonly string[] | undefined {
  if (seat === null) return undefined;
  const read = readRecord(recordFile(lines));
  if (!read.ok) return undefined;
  const { record } = read;
  let place: number | undefined;
  let memory = blankMemory(rules);
  const now = momentOf(match, seat);
  const byOrder = new Set(undecided.flatMap(({ line, answered }) => (answered === null ? [line] : [])));
  replay(rules, record, (before, events, inputs) => {
    memory = learnt(rules, memory, events, seat);
    const next = record.inputs[inputs];
    if (next === undefined || !isDecision(next, seat) || same(momentOf(before, seat), now)) return;
    if (byOrder.has(inputs + 1)) return;
    if ('choice' in next && isAnsweredFor(view(rules, before, seat, memory))) return;
    place = inputs;
  });
  return place === undefined ? undefined : storedLines(writeRecord(forkedAt(record, place)));
}

/**
 * What may be undone in a record, and whether anything was. An answer that the runner gave is a decision once its player
 * wants to be asked.
 */
export function undoState(
  { lines, undecided }: Pick<LocalMatch, 'lines' | 'undecided'>,
  seat: Seat | null,
  wantsToBeAsked: (name: string) => boolean,
): UndoState {
  const header = headerOn(lines[0]);
  const without = new Set(
    undecided.flatMap(({ line, answered }) => (answered !== null && wantsToBeAsked(answered.name) ? [] : [line])),
  );
  return {
    possible: seat !== null && lines.some((line, i) => i > 0 && !without.has(i) && isDecision(JSON.parse(line), seat)),
    used: header !== undefined && !countsForResults(header),
  };
}

export function isDecision(input: Input, seat: Seat | null): boolean {
  if (seat === null) return false;
  if ('call' in input) return input.call === 'resigned' && input.seats.includes(seat);
  return input.seat === seat && 'choice' in input;
}

/** A choice that was taken back leads to the moment before it. */
function momentOf(match: Match<GameTypes>, seat: Seat): object {
  return { question: match.question, sealed: answersOf(match, seat).length, over: match.result !== null };
}
