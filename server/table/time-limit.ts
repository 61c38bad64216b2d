import { minutesFor, type TimeLimitState, timeLimitState } from '@starboard/kernel';
import { isSlow, type TimeLimitView } from '@starboard/protocol';
import type { Table } from './table.ts';

const MINUTE = 60_000;

/** Slow tables opened before they were refused a time limit play on without it. */
function stateOf({ rules, match, phase, opening }: Table): TimeLimitState {
  if (match === null || phase !== 'playing' || isSlow(opening.timeControl)) return 'none';
  return timeLimitState(rules, match);
}

/** When the time limit began to run, in milliseconds since 1970; null if it has not yet. */
export function limitSince(before: Table, after: Table, at: number): number | null {
  return before.limitSince ?? (stateOf(after) === 'running' ? at : null);
}

/** When time has to be called, in milliseconds since 1970; null if it doesn't run. */
export function limitEndsAt(table: Table): number | null {
  const { rules, setup, limitSince: since } = table;
  const minutes = minutesFor(rules, setup);
  if (minutes === null || since === null || stateOf(table) !== 'running') return null;
  return since + minutes * MINUTE;
}

export function timeLimitView(table: Table): TimeLimitView | null {
  const { rules, setup, opening, phase } = table;
  const minutes = minutesFor(rules, setup);
  if (minutes === null || isSlow(opening.timeControl)) return null;
  if (phase === 'gathering') return { minutes, state: 'waiting' };
  const state = stateOf(table);
  const endsAt = limitEndsAt(table);
  if (endsAt !== null) return { minutes, state: 'running', endsAt };
  return state === 'waiting' || state === 'called' ? { minutes, state } : null;
}
