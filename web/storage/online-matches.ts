import { forget, keysUnder, readKept, tryKeep } from './values.ts';

/** What this browser remembers of a match that a server keeps. */
export interface OnlineMatch {
  readonly id: string;
  readonly game: string;
  readonly players: string;
  readonly over: boolean;
  /** The number of its log up to which all has been seen here; null before anything has. */
  readonly seen: number | null;
  /** What was promised of the dice before one sat down. */
  readonly commitment: string;
  /** This browser's own part in the dice, by seat. */
  readonly nonces: { readonly [seat: string]: string };
  /** How it ended, in a few words; absent while it goes on. */
  readonly outcome?: string;
  /** The line of its chat up to which all has been read; absent where none was. */
  readonly chatRead?: number;
  /** What all seats had promised when this browser's numbers were shown, and after how many vain beginnings that was. */
  readonly round?: { readonly restarts: number; readonly commitments: readonly (string | null)[] };
  /** Whether it waits for players, and for this browser's part in the dice. */
  readonly waiting?: boolean;
  /** When it was last kept, in milliseconds. */
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

/** Changes what is remembered of a match, if anything is. */
export function updateOnlineMatch(id: string, change: Partial<Omit<OnlineMatch, 'id' | 'at'>>): void {
  const kept = onlineMatch(id);
  if (kept !== undefined) keepOnlineMatch({ ...kept, ...change });
}

export function forgetOnlineMatch(id: string): void {
  forget(UNDER + id);
}

/** The latest first. */
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
