import { botById } from '@starboard/bots';
import { forkedAt, hex, type MatchRecord, type Seat, writeRecord } from '@starboard/kernel';
import type { Occupant } from '../../runner/occupant.ts';
import { keepMatch } from '../../storage/matches/new-match.ts';
import { storedLines } from '../../storage/matches/record-file.ts';

interface Wanted {
  readonly record: MatchRecord;
  /** How many of its inputs come before the new match goes its own way. */
  readonly place: number;
  readonly seat: Seat;
  /** Who sat there, if this browser knows. */
  readonly occupants: readonly Occupant[] | null;
  readonly dice: 'same' | 'fresh';
}

/** Plays for everybody who isn't there to play on. */
const STAND_IN = 'veteran';

/** Makes a match of one's own from a moment of a record, against bots, and returns its id. */
export function playOn({ record, place, seat, occupants, dice }: Wanted): Promise<string> {
  const key = dice === 'fresh' ? hex([...crypto.getRandomValues(new Uint32Array(8))]) : undefined;
  const forked = forkedAt(record, place, key);
  return keepMatch(storedLines(writeRecord(forked)), occupantsOf(record, seat, occupants));
}

/** The player in a seat of one's own, and bots everywhere else. */
export function occupantsOf(
  { header: { players, seating } }: Pick<MatchRecord, 'header'>,
  seat: Seat,
  known: readonly Occupant[] | null,
): readonly Occupant[] {
  return players.map((name, each): Occupant => {
    const automaton = seating[each] ?? null;
    if (automaton !== null) return { kind: 'automaton', id: automaton, name };
    if (each === seat) return { kind: 'person', name };
    const occupant = known?.[each];
    const isBot = occupant?.kind === 'bot' && botById(occupant.id) !== undefined;
    return isBot ? { ...occupant, name } : { kind: 'bot', id: STAND_IN, name };
  });
}
