import type { Entry, Opening } from './entry.ts';
import type { Clock } from './table.ts';

/** Entries, openings and clocks from before some of their members were renamed. */

type OlderOpening = Omit<Opening, 'timeControl' | 'spectatorDelay'> & {
  readonly pace: OlderTimeControl;
  readonly onlookersWait: number;
};

type OlderTimeControl = Omit<Opening['timeControl'], 'timeBank'> & { readonly reserve: number };

type OlderEntry =
  | ({ readonly type: 'opened'; readonly at: number } & OlderOpening)
  | { readonly type: 'stood-up'; readonly seat: number; readonly at: number };

export function currentEntry(entry: Entry | OlderEntry): Entry {
  if (entry.type === 'stood-up') return { ...entry, type: 'left-seat' };
  return entry.type === 'opened' ? { ...currentOpening(entry), type: 'opened', at: entry.at } : entry;
}

export function currentOpening(opening: Opening | OlderOpening): Opening {
  if (!('pace' in opening)) return opening;
  const { pace, onlookersWait, ...rest } = opening;
  const { reserve, ...control } = pace;
  return { ...rest, timeControl: { ...control, timeBank: reserve }, spectatorDelay: onlookersWait };
}

type OlderClock = Pick<Clock, 'askedAt'> & ({ readonly timeBank: number } | { readonly reserve: number });

export function currentClock(clock: Clock | OlderClock): Clock {
  const timeBank = 'reserve' in clock ? clock.reserve : clock.timeBank;
  return { timeBank, askedAt: clock.askedAt, returns: 'returns' in clock ? clock.returns : 0 };
}
