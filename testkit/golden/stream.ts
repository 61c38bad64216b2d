import { createHash } from 'node:crypto';
import {
  type Broken,
  blankMemory,
  canonical,
  type GameTypes,
  learnt,
  type Match,
  type MatchRecord,
  options,
  type Rules,
  readRecord,
  replay,
  type View,
  view,
} from '@starboard/kernel';

/** What the page, the bots and the log get from a match, in the order of comparison. */
export const COLUMNS = ['events', 'views', 'options'] as const;

/** What one line of a record leads to: hashes of the events and views, and the number of options. */
export type StreamRow = { readonly [Column in (typeof COLUMNS)[number]]: string };

export interface Stream {
  /** A row for each line of the record: the beginning, every move, the result. */
  readonly rows: readonly StreamRow[];
  /** Null for a file that can't be read. */
  readonly record: MatchRecord | null;
  /** Where the rules don't lead to what the record says; the rows stop there. */
  readonly broken: Broken | null;
}

const HASH_DIGITS = 10;
const NOTHING = '-';

export function streamOf(rules: Rules<GameTypes>, file: string): Stream {
  const read = readRecord(file);
  if (!read.ok) return { rows: [], record: null, broken: read };
  const { record } = read;
  const rows: StreamRow[] = [];
  const viewers = [null, ...record.header.seating.keys()];
  let memories = viewers.map(() => blankMemory(rules));
  const row = (match: Match<GameTypes>, events: readonly GameTypes['event'][]): StreamRow => {
    memories = memories.map((memory, i) => learnt(rules, memory, events, viewers[i] ?? null));
    return rowOf(
      rules,
      match,
      events,
      viewers.map((viewer, i) => view(rules, match, viewer, memories[i])),
    );
  };
  const replayed = replay(rules, record, (match, events) => rows.push(row(match, events)));
  if (!replayed.ok) return { rows, record, broken: replayed };
  return { rows: [...rows, row(replayed.match, [])], record, broken: null };
}

function rowOf(
  rules: Rules<GameTypes>,
  match: Match<GameTypes>,
  events: readonly GameTypes['event'][],
  views: readonly View<GameTypes>[],
): StreamRow {
  const asks = match.asks.map((ask) => `${ask.kind}@${ask.seat}:${options(rules, match, ask).length}`);
  return {
    events: events.length === 0 ? NOTHING.repeat(HASH_DIGITS) : hash(events),
    views: hash(views),
    options: asks.length === 0 ? NOTHING : asks.join(' '),
  };
}

function hash(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex').slice(0, HASH_DIGITS);
}

/** One row per line, so that line numbers match the record's. */
export function writeStream(rows: readonly StreamRow[]): string {
  return rows.map((row) => `${COLUMNS.map((column) => row[column]).join(' ')}\n`).join('');
}

export function readStream(file: string): readonly StreamRow[] {
  return file
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const [events = '', views = '', ...asks] = line.split(' ');
      return { events, views, options: asks.join(' ') };
    });
}
