import { askOf } from '@starboard/kernel';
import { diceDueAt } from './dice/dice.ts';
import type { Clock, Table } from './table.ts';
import { limitEndsAt } from './time-limit.ts';

/** After this many milliseconds, any node takes over an answer that the server owes, for a bot or a standing answer. */
const OWN_PATIENCE = 3000;

export const isTimed = ({ opening: { timeControl } }: Table): boolean =>
  timeControl.perDecision > 0 || timeControl.timeBank > 0;

/** When a seat runs out of time; null if it owes nothing or has no limit. */
export function deadlineOf(table: Table, seat: number): number | null {
  const clock = table.clocks[seat];
  if (!isTimed(table) || clock === undefined || clock.askedAt === null || table.phase !== 'playing') return null;
  if (table.sitters[seat]?.handedOver !== false) return null;
  return clock.askedAt + table.opening.timeControl.perDecision * 1000 + clock.timeBank;
}

/** A clock starts with a new question and is charged when its seat has answered. */
export function clocksAfter(before: Table, after: Table, at: number): readonly Clock[] {
  return after.clocks.map((clock, seat) => {
    const owes = after.match !== null && after.phase === 'playing' && askOf(after.match, seat) !== undefined;
    const sameQuestion = before.match?.question === after.match?.question;
    const charged =
      owes && sameQuestion && clock.askedAt !== null ? clock : settled(after, clock, owes ? at : null, at);
    return cameBack(before, after, seat) ? onReturn(after, charged, at) : charged;
  });
}

/** Charges a seat for the last question; the next one is asked at this time, if any. */
function settled(table: Table, clock: Clock, askedAt: number | null, at: number): Clock {
  return { timeBank: clock.timeBank - overdrawn(table, clock, at), askedAt, returns: clock.returns };
}

/**
 * Milliseconds that a player who takes a seat back has at least, so that they can answer. The second time it is half of
 * that, then a quarter and so on: less than a minute in all, however often somebody leaves and comes back.
 */
const LEAST_ON_RETURN = 30_000;

function onReturn(table: Table, clock: Clock, at: number): Clock {
  if (!isTimed(table)) return clock;
  const { timeControl } = table.opening;
  const { timeBank, askedAt, returns } = clock;
  const left = (askedAt ?? at) + timeControl.perDecision * 1000 + timeBank - at;
  const missing = Math.floor(LEAST_ON_RETURN / 2 ** returns) - left;
  return missing <= 0 ? clock : { timeBank: timeBank + missing, askedAt, returns: returns + 1 };
}

function cameBack(before: Table, after: Table, seat: number): boolean {
  return before.sitters[seat]?.handedOver === true && after.sitters[seat]?.handedOver === false;
}

/** How much of the time bank the current decision used. */
function overdrawn({ opening: { timeControl } }: Table, { askedAt, timeBank }: Clock, at: number): number {
  if (askedAt === null) return 0;
  return Math.min(timeBank, Math.max(0, at - askedAt - timeControl.perDecision * 1000));
}

export function outOfTime(table: Table, now: number): readonly number[] {
  return table.clocks.flatMap((_, seat) => {
    const deadline = deadlineOf(table, seat);
    return deadline !== null && deadline <= now ? [seat] : [];
  });
}

/** How many entries the clocks of a table need at a moment at most: for seats, and for the match. */
export function timesToCall(table: Table, now: number): number {
  return outOfTime(table, now).length + Number(isMatchTimeUp(table, now));
}

export function isMatchTimeUp(table: Table, now: number): boolean {
  const end = limitEndsAt(table);
  return end !== null && end <= now;
}

/** When a node has to look at the table even if nobody does anything. */
export function dueAt(table: Table, owesAnswer: boolean): number | null {
  if (table.phase === 'gathering') return diceDueAt(table);
  if (table.phase !== 'playing') return null;
  const deadlines = isTimed(table) ? table.clocks.flatMap((_, seat) => deadlineOf(table, seat) ?? []) : [];
  const end = limitEndsAt(table);
  if (end !== null) deadlines.push(end);
  if (owesAnswer) deadlines.push(table.lastAt + OWN_PATIENCE);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}
