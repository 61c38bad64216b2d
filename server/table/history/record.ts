import { type Ended, fairKey, type Header, headerFact, hex, type Input, recordLine } from '@starboard/kernel';
import { namesOf } from '@starboard/protocol';
import { noncesOf } from '../dice/dice.ts';
import type { Entry } from '../entry.ts';
import { seatingOf } from '../fold.ts';
import { tableView } from '../show.ts';
import type { Table } from '../table.ts';
import type { Piecemeal } from './piecemeal.ts';
import { MOST_BYTES } from './portion.ts';

/** Where in a record somebody is: after which entry of the log, and the hash of the last line they have. */
export interface RecordPlace {
  readonly after: number;
  readonly hash: string;
}

export const RECORD_BEGIN: RecordPlace = { after: 0, hash: '' };

/** A part of a record, and where the next begins; null after the last. */
export interface RecordPage {
  readonly text: string;
  readonly next: RecordPlace | null;
}

/** A stretch of a log that a page of its record is made of. */
export interface LogStretch {
  /** Right after the place. */
  readonly entries: readonly Entry[];
  /** Whether the log goes on after them. */
  readonly more: boolean;
  /** How a match of an early release was ended without a call. */
  readonly ended: Ended | undefined;
}

/** As much of the portable record of a match that is done as is sent at once, with the receipts of its dice. */
export function* recordPage(
  table: Table,
  { after, hash: before }: RecordPlace,
  stretch: LogStretch,
): Piecemeal<RecordPage> {
  const { entries, more, ended } = stretch;
  const lines: string[] = [];
  let hash = before;
  let bytes = 0;
  const add = (fact: object): void => {
    const written = recordLine(fact, hash);
    hash = written.hash;
    lines.push(`${written.line}\n`);
    bytes += Buffer.byteLength(written.line) + 1;
  };
  if (after === 0) add(headerFact(headerOf(table), ended));
  for (const [i, entry] of entries.entries()) {
    if (bytes >= MOST_BYTES) return { text: lines.join(''), next: { after: after + i, hash } };
    for (const input of inputIn(entry, ended === undefined)) add(input);
    yield;
  }
  if (more) return { text: lines.join(''), next: { after: after + entries.length, hash } };
  add({ result: table.match?.result ?? null, ended });
  return { text: lines.join(''), next: null };
}

function headerOf(table: Table): Header {
  const { opening, secret } = table;
  const nonces = noncesOf(table);
  return {
    game: opening.game,
    rules: opening.rules,
    setup: opening.setup,
    seating: seatingOf(table),
    players: namesOf(tableView(table, '')),
    key: hex(fairKey(secret, nonces)),
    fair: { commitment: opening.commitment, secret, nonces },
  };
}

/** What an entry adds to the record, if anything. The first format knows no time of a call. */
function inputIn(entry: Entry, timed: boolean): readonly Input[] {
  if (entry.type === 'moved') return [entry.move];
  if (entry.type !== 'called') return [];
  return [timed ? { ...entry.call, at: entry.at } : entry.call];
}
