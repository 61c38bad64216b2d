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

/** Why something may not be chosen, grouped by the reason, and whether there is more than is told. */
export interface GroupedReasons {
  readonly reasons: readonly RefusedChoices<GameTypes>[];
  readonly more: boolean;
}

/** Candidates are gone through for this long, in milliseconds of work: a busy machine takes no reason away. */
const LONGEST = 10;

/** What the message takes that they are told in. */
const ENVELOPE = 128;

const NONE: GroupedReasons = { reasons: [], more: false };

/** Why a seat may not choose what is no option of its open ask, as far as can be said in a moment and some bytes. */
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

/** Why a seat may not choose one thing; nothing where it may, undefined where that answers nothing it is asked. */
export function reasonsAgainst({ rules, match }: Table, seat: Seat, choice: Json): GroupedReasons | undefined {
  const ask = match === null ? undefined : askOf(match, seat);
  if (match === null || ask === undefined) return undefined;
  const reason = reasonAgainst(rules, match, ask, choice);
  if (reason !== undefined) return { reasons: [{ ...reason, choices: [choice] }], more: false };
  return options(rules, match, ask).some((option) => same(option, choice)) ? NONE : undefined;
}

/** Every reason with as many of its choices as there is room for. */
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
