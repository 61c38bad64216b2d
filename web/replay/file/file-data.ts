import { LARGEST_FILE } from '../../storage/files/largest-file.ts';

/** What a replay in a file of its own holds besides the program that shows it. */
export interface FileData {
  /** The record with its notes, as an export writes it. */
  readonly record: string;
  /** The hash of the record. */
  readonly hash: string;
}

/** Stands in the template of a file where the data belong. */
export const DATA_PLACE = '"%STARBOARD-RECORD%"';

/**
 * A template with its data. Nothing in the data ends their element or begins another: no < and no & is left in them, and
 * browsers run nothing in an element of data.
 */
export function fileWith(template: string, data: FileData): string {
  const [before, after, ...more] = template.split(DATA_PLACE);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('the file has no place for a record');
  return before + JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escaped) + after;
}

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The data of a file; null if it holds none. A file may come from anybody. */
export function readFileData(text: string): FileData | null {
  if (text.length > 2 * LARGEST_FILE) return null;
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== 'object' || said === null || !('record' in said) || !('hash' in said)) return null;
    const { record, hash } = said;
    return typeof record === 'string' && typeof hash === 'string' ? { record, hash } : null;
  } catch {
    return null;
  }
}
