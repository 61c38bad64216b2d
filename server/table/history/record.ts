import { type Ended, fairKey, type Header, headerFact, hex, type Input, recordLine } from '@starboard/kernel';
import { namesOf } from '@starboard/protocol';
import { noncesOf } from '../dice/dice.ts';
import type { Entry } from '../entry.ts';
import { seatingOf } from '../fold.ts';
import { tableView } from '../show.ts';
import { playedSetup, type Table } from '../table.ts';
import type { Piecemeal } from './piecemeal.ts';
import { MOST_BYTES } from './portion.ts';

/** A place in a record: an entry of the log, and the hash of the last line before it. */
export interface RecordPlace {
  readonly after: number;
  readonly hash: string;
}

export const RECORD_BEGIN: RecordPlace = { after: 0, hash: '' };

/** Null after the last page. */
export interface RecordPage {
  readonly text: string;
  readonly next: RecordPlace | null;
}

/** The entries for one page of the record. */
export interface LogStretch {
  /** Directly after the place. */
  readonly entries: readonly Entry[];
  readonly more: boolean;
  /** How a match of an early release ended without a call. */
  readonly ended: Ended | undefined;
}

/** A page of the portable record of a finished match, with the receipts of its dice. */
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
  if (after === 0)
    add(headerFact(ended === undefined ? { ...headerOf(table), ...diceIn(table) } : headerOf(table), ended));
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
    setup: playedSetup(table),
    seating: seatingOf(table),
    players: namesOf(tableView(table, '')),
    key: hex(fairKey(secret, nonces)),
    fair: { commitment: opening.commitment, secret, nonces },
  };
}

/** The first format can't say how dice are drawn. It is only for older matches, and those that never began. */
function diceIn({ opening: { diceWay } }: Table): Pick<Header, 'dice'> {
  return diceWay === undefined ? {} : { dice: diceWay };
}

/** The first format has no times of calls. */
function inputIn(entry: Entry, timed: boolean): readonly Input[] {
  if (entry.type === 'moved') return [entry.move];
  if (entry.type !== 'called') return [];
  return [timed ? { ...entry.call, at: entry.at } : entry.call];
}
