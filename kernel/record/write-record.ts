import { canonical } from '../values/json.ts';
import { sha256 } from '../values/sha256.ts';
import { type Ended, FIRST_FORMAT, FORMAT, type Header, type MatchRecord, type Note } from './record.ts';

/**
 * One line of JSON a fact: the header, each input, the result. Every line carries the hash of itself and all before it.
 * Notes follow after the result, without a hash.
 */
export function writeRecord(record: MatchRecord): string {
  const { notes = [] } = record;
  return `${[...chainOf(record).lines, ...notes.map(noteLine)].join('\n')}\n`;
}

/** The hash of its last line, and so of all of it. Notes don’t change it. */
export const recordHash = (record: MatchRecord): string => chainOf(record).hash;

function chainOf({ format, header, inputs, result, ended }: MatchRecord) {
  const lines: string[] = [];
  let hash = '';
  for (const fact of [headerFact(header, ended, format), ...inputs, { result, ended }]) {
    const link = recordLine(fact, hash);
    hash = link.hash;
    lines.push(link.line);
  }
  return { lines, hash };
}

export interface RecordLine {
  readonly line: string;
  /** What the line after it goes on from. */
  readonly hash: string;
}

/** A fact as a line of a record. Every line carries the hash of itself and all before it; the first goes on from an empty one. */
export function recordLine(fact: object, before: string): RecordLine {
  const spelt = canonical(fact);
  const hash = sha256(`${before}${spelt}`);
  return { line: `${spelt.slice(0, -1)},"hash":"${hash}"}`, hash };
}

export function noteLine(note: Note): string {
  return canonical({ note });
}

/** The first line of a record: of the first format where it says at the end how the match was ended. */
export function headerFact(header: Header, ended?: Ended, format?: MatchRecord['format']): object {
  return { format: format ?? (ended === undefined ? FORMAT : FIRST_FORMAT), ...header };
}
