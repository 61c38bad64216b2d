import { forget, keysUnder, readKept, tryKeep } from './values.ts';

export interface OnlineMatch {
  readonly id: string;
  readonly game: string;
  readonly players: string;
  readonly over: boolean;
  /** The last number of its log seen here; null before any. */
  readonly seen: number | null;
  /** The server's commitment for the dice, from before the player sat down. */
  readonly commitment: string;
  /** This browser's nonces, by seat. */
  readonly nonces: { readonly [seat: string]: string };
  /** Absent while it goes on. */
  readonly outcome?: string;
  /** The last chat line read. */
  readonly chatRead?: number;
  /** All commitments when this browser revealed its nonces, and the number of restarts before that. */
  readonly round?: { readonly restarts: number; readonly commitments: readonly (string | null)[] };
  /** Whether it waits for players, and for this browser's part of the dice. */
  readonly waiting?: boolean;
  /** In milliseconds. */
  readonly at: number;
}

const UNDER = 'online.';
const MOST_KEPT = 40;

export function onlineMatch(id: string): OnlineMatch | undefined {
  const kept = readKept(UNDER + id);
  return isOnlineMatch(kept) ? kept : undefined;
}

export function keepOnlineMatch(match: Omit<OnlineMatch, 'at'>): void {
  tryKeep(UNDER + match.id, { ...onlineMatch(match.id), ...match, at: Date.now() });
  for (const { id } of onlineMatches().slice(MOST_KEPT)) forget(UNDER + id);
}

/** Does nothing for an unknown match. */
export function updateOnlineMatch(id: string, change: Partial<Omit<OnlineMatch, 'id' | 'at'>>): void {
  const kept = onlineMatch(id);
  if (kept !== undefined) keepOnlineMatch({ ...kept, ...change });
}

export function forgetOnlineMatch(id: string): void {
  forget(UNDER + id);
}

/** Latest first. */
export function onlineMatches(): readonly OnlineMatch[] {
  return keysUnder(UNDER)
    .map((key) => readKept(key))
    .filter(isOnlineMatch)
    .sort((a, b) => b.at - a.at);
}

function isOnlineMatch(value: unknown): value is OnlineMatch {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'id' in value &&
    'game' in value &&
    'players' in value &&
    'over' in value &&
    'commitment' in value &&
    'at' in value &&
    'seen' in value &&
    (value.seen === null || typeof value.seen === 'number') &&
    'nonces' in value &&
    typeof value.nonces === 'object'
  );
}
