import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { canonical, type GameTypes, type Rules } from '@starboard/kernel';
import { COLUMNS, readStream, type Stream, type StreamRow, streamOf } from './stream.ts';

export function goldenRecords(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
}

export function streamFile(record: string): string {
  return record.replace(/jsonl$/, 'stream');
}

/** Where a record first leads to something else than before, in which column, and how many lines differ. */
export function goldenFault(rules: Rules<GameTypes>, record: string): string | undefined {
  const stored = streamFile(record);
  if (!existsSync(stored)) return `${basename(record)} has no stream beside it; npm run golden writes it.`;
  const then = readStream(readFileSync(stored, 'utf8'));
  const now = streamOf(rules, readFileSync(record, 'utf8'));
  const fault = firstDifference(then, now) ?? (now.broken === null ? undefined : `line ${now.broken.line}`);
  if (fault === undefined) return undefined;
  const refused = now.broken === null ? '' : ` ${now.broken.fact}`;
  return `${basename(record)}, ${fault}.${refused}`;
}

function firstDifference(then: readonly StreamRow[], { rows, record, broken }: Stream): string | undefined {
  const differs = (column: keyof StreamRow, i: number): boolean => rows[i]?.[column] !== then[i]?.[column];
  const compared = broken === null ? Math.max(rows.length, then.length) : rows.length;
  const lines = Array.from({ length: compared }, (_, i) => i);
  const first = lines.find((i) => COLUMNS.some((column) => differs(column, i)));
  if (first === undefined) return undefined;
  const move = record?.inputs[first - 1];
  const place = move === undefined ? (first === 0 ? 'the beginning' : 'the result') : canonical(move);
  const changes = COLUMNS.filter((column) => differs(column, first)).map(
    (column) => `${column} ${then[first]?.[column] ?? 'none'} → ${rows[first]?.[column] ?? 'none'}`,
  );
  const reach = COLUMNS.map((column) => `${column} in ${lines.filter((i) => differs(column, i)).length}`);
  return `line ${first + 1}, ${place}: ${changes.join(', ')}; of ${compared} lines differ ${reach.join(', ')}`;
}
