import {
  askOf,
  type GameTypes,
  type Json,
  options,
  type RefusedChoices,
  reasonAgainst,
  refusedChoices,
  type Seat,
  same,
} from '@starboard/kernel';
import { MOST_BYTES } from './history/portion.ts';
import { bytesOf } from './history/strand.ts';
import type { Table } from './table.ts';
import { threadTime } from './thread-time.ts';

/** Forbidden choices grouped by reason, and whether some were left out. */
export interface GroupedReasons {
  readonly reasons: readonly RefusedChoices<GameTypes>[];
  readonly more: boolean;
}

/** Milliseconds of work spent on candidates. It is not elapsed time, so a busy machine finds the same reasons. */
const LONGEST = 10;

/** Bytes of the message around them. */
const ENVELOPE = 128;

const NONE: GroupedReasons = { reasons: [], more: false };

/** Why a seat may not choose certain candidates, within limits of time and size. */
export function reasonsFor({ rules, match }: Table, seat: Seat): GroupedReasons {
  const ask = match === null ? undefined : askOf(match, seat);
  if (match === null || ask === undefined) return NONE;
  const end = threadTime() + LONGEST;
  let late = false;
  const found = refusedChoices(rules, match, ask, () => {
    late ||= threadTime() > end;
    return late;
  });
  const reasons = asMuchAsFits(found);
  return { reasons, more: late || countOf(reasons) < countOf(found) };
}

/** Why a seat may not choose one thing; empty if it may, undefined if that doesn't answer its ask. */
export function reasonsAgainst({ rules, match }: Table, seat: Seat, choice: Json): GroupedReasons | undefined {
  const ask = match === null ? undefined : askOf(match, seat);
  if (match === null || ask === undefined) return undefined;
  const reason = reasonAgainst(rules, match, ask, choice);
  if (reason !== undefined) return { reasons: [{ ...reason, choices: [choice] }], more: false };
  return options(rules, match, ask).some((option) => same(option, choice)) ? NONE : undefined;
}

/** Every reason with as many of its choices as fit. */
function asMuchAsFits(found: readonly RefusedChoices<GameTypes>[]): readonly RefusedChoices<GameTypes>[] {
  let left = MOST_BYTES - ENVELOPE;
  const takes = (value: unknown): boolean => {
    left -= bytesOf(value) + 1;
    return left >= 0;
  };
  return found.flatMap(({ choices, ...reason }) => {
    if (left < 0 || !takes({ ...reason, choices: [] })) return [];
    const first = choices.findIndex((choice) => !takes(choice));
    return [{ ...reason, choices: first < 0 ? choices : choices.slice(0, first) }];
  });
}

const countOf = (reasons: readonly RefusedChoices<GameTypes>[]): number =>
  reasons.reduce((sum, { choices }) => sum + choices.length, 0);
