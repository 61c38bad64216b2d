import { type Header, type Note, noteLine, readRecord, recordLine } from '@starboard/kernel';

/** Empty if the line can't be read. */
function saidOn(line: string | undefined): { readonly [key: string]: unknown } {
  try {
    const said: unknown = JSON.parse(line ?? '');
    return typeof said === 'object' && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}

/** The hash on a line, which the next line continues. */
export function hashOn(line: string | undefined): string {
  const { hash } = saidOn(line);
  return typeof hash === 'string' ? hash : '';
}

export function isOver(lines: readonly string[]): boolean {
  return 'result' in saidOn(lines.at(-1));
}

/**
 * The file of a match from its stored lines. Of a match in progress, none of them is the closing line, so one is added.
 */
export function recordFile(lines: readonly string[], notes: readonly Note[] = []): string {
  const closing = isOver(lines) ? [] : [recordLine({ result: null }, hashOn(lines.at(-1))).line];
  return withNotes([...lines, ...closing, ''].join('\n'), notes);
}

/** Without the notes to moves that were undone. */
export function withNotes(file: string, notes: readonly Note[] = []): string {
  const inputs = file.split('\n').length - 3;
  const kept = notes.filter(({ place }) => place <= inputs);
  return `${file}${kept.map((note) => `${noteLine(note)}\n`).join('')}`;
}

/** The lines of a file as they are stored: without notes, and without the closing line of a match in progress. */
export function storedLines(file: string): readonly string[] {
  const lines = file.split('\n');
  // Notes carry no hash.
  while (lines.length > 0 && hashOn(lines.at(-1)) === '') lines.pop();
  const { result, ended } = saidOn(lines.at(-1));
  return result === null && ended === undefined ? lines.slice(0, -1) : lines;
}

/** Undefined if it can't be read. */
export function headerOn(line: string | undefined): Header | undefined {
  const read = readRecord(recordFile([line ?? '']));
  return read.ok ? read.record.header : undefined;
}
