import { closeSync, openSync, readSync } from 'node:fs';

/** Where SQLite keeps things, as its file format says. */
const WAL_HEADER = 32;
const FRAME_HEADER = 24;
const APPLICATION_ID = 68;

/**
 * Whether a write-ahead log belongs to another file. SQLite itself does not ask: it would write the pages of the other
 * into ours. Every file of ours has a random number in its first page, and most logs hold that page.
 */
export function isForeignWal(file: string, wal: string): boolean {
  const own = bytesOf(file, (read) => read(APPLICATION_ID, 4).readUInt32BE());
  // A file from before they had numbers.
  if (own === 0) return false;
  return bytesOf(wal, (read) => firstPages(read).some((id) => id !== own && id !== 0));
}

type Read = (at: number, length: number) => Buffer;

/** The numbers in all first pages of a log, as far as it goes. */
function firstPages(read: Read): readonly number[] {
  const header = read(0, WAL_HEADER);
  const pageSize = header.readUInt32BE(8);
  const salts = header.subarray(16, 24);
  const ids: number[] = [];
  for (let at = WAL_HEADER; ; at += FRAME_HEADER + pageSize) {
    const frame = read(at, FRAME_HEADER);
    // What comes after is left from before the log was last begun anew.
    if (pageSize === 0 || !frame.subarray(8, 16).equals(salts)) return ids;
    if (frame.readUInt32BE(0) === 1) ids.push(read(at + FRAME_HEADER + APPLICATION_ID, 4).readUInt32BE());
  }
}

/** Beyond the end of a file there is nothing but zeros. */
function bytesOf<T>(file: string, look: (read: Read) => T): T {
  const opened = openSync(file, 'r');
  try {
    return look((at, length) => {
      const bytes = Buffer.alloc(length);
      readSync(opened, bytes, 0, length, at);
      return bytes;
    });
  } finally {
    closeSync(opened);
  }
}
