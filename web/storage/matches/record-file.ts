import { type Header, type Note, noteLine, readRecord, recordLine } from '@starboard/kernel';

/** What a line of a record says; nothing where it cannot be read. */
function saidOn(line: string | undefined): { readonly [key: string]: unknown } {
  try {
    const said: unknown = JSON.parse(line ?? '');
    return typeof said === 'object' && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}

/** The hash that a line carries, from which the line after it goes on. */
export function hashOn(line: string | undefined): string {
  const { hash } = saidOn(line);
  return typeof hash === 'string' ? hash : '';
}

/** Whether these lines end with how the match ended. */
export function isOver(lines: readonly string[]): boolean {
  return 'result' in saidOn(lines.at(-1));
}

/** The file of a match from its stored lines. While the match goes on none of them closes it, so that one is added. */
export function recordFile(lines: readonly string[], notes: readonly Note[] = []): string {
  const closing = isOver(lines) ? [] : [recordLine({ result: null }, hashOn(lines.at(-1))).line];
  return withNotes([...lines, ...closing, ''].join('\n'), notes);
}

/** A file of a record with what was written beside it. */
export function withNotes(file: string, notes: readonly Note[] = []): string {
  return `${file}${notes.map((note) => `${noteLine(note)}\n`).join('')}`;
}

/** The lines of a file as they are stored: what closes a match that goes on is left out, and so are notes. */
export function storedLines(file: string): readonly string[] {
  const lines = file.split('\n');
  // Notes carry no hash.
  while (lines.length > 0 && hashOn(lines.at(-1)) === '') lines.pop();
  const { result, ended } = saidOn(lines.at(-1));
  return result === null && ended === undefined ? lines.slice(0, -1) : lines;
}

/** The header of a record from its first line; undefined where it cannot be read. */
export function headerOn(line: string | undefined): Header | undefined {
  const read = readRecord(recordFile([line ?? '']));
  return read.ok ? read.record.header : undefined;
}
