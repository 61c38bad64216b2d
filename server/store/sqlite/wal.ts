import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { endianness } from 'node:os';

/** Offsets from SQLite's file format. */
const WAL_HEADER = 32;
const FRAME_HEADER = 24;
const APPLICATION_ID = 68;
/** The magic number of a log gives the byte order of its checksums. */
const MAGIC = { little: 0x377f0682, big: 0x377f0683 };

/**
 * Whether a write-ahead log belongs to another file. SQLite doesn't check: it would write the other file's pages into
 * ours. Each of our files has a random number in its first page, and most logs contain that page.
 */
export function isForeignWal(file: string, wal: string): boolean {
  const own = bytesOf(file, (read) => read(APPLICATION_ID, 4).readUInt32BE());
  // A file from before files had numbers.
  if (own === 0) return false;
  return bytesOf(wal, (read) => firstPages(read).some((id) => id !== own && id !== 0));
}

type Read = (at: number, length: number) => Buffer;

/** The numbers in all first pages of a log. */
function firstPages(read: Read): readonly number[] {
  const header = read(0, WAL_HEADER);
  const pageSize = header.readUInt32BE(8);
  const salts = header.subarray(16, 24);
  const ids: number[] = [];
  for (let at = WAL_HEADER; ; at += FRAME_HEADER + pageSize) {
    const frame = read(at, FRAME_HEADER);
    // Everything after this is left over from before the log was last restarted.
    if (pageSize === 0 || !frame.subarray(8, 16).equals(salts)) return ids;
    if (frame.readUInt32BE(0) === 1) ids.push(read(at + FRAME_HEADER + APPLICATION_ID, 4).readUInt32BE());
  }
}

/** How many pages of a log were durable, and how many it still has. */
export interface WalLoss {
  readonly durable: number;
  readonly held: number;
}

/**
 * What a log has lost since its server was killed. The index beside it, which SQLite doesn't read again, still says how
 * far the log went. Null if nothing is missing, 'unknown' without such an index.
 */
export function lossOf(wal: string, index: string): WalLoss | 'unknown' | null {
  const known = existsSync(index) ? bytesOf(index, indexIn) : undefined;
  if (known === undefined) return 'unknown';
  const { durable, copied, salts } = known;
  if (copied >= durable) return null;
  const log = existsSync(wal) ? bytesOf(wal, logIn) : { held: 0, salts: null };
  // After a power cut, the index may be older than the log, which restarts with the next number.
  if (log.salts !== null && isLater(log.salts, salts)) return null;
  const held = log.salts?.equals(salts) ? log.held : 0;
  return held < durable ? { durable, held } : null;
}

const INDEX_HEADER = 48;
const NATIVE = endianness() === 'LE' ? 'readUInt32LE' : 'readUInt32BE';

/** How far a log went, how much of that is also in the file, and the log's salts. */
function indexIn(read: Read): { durable: number; copied: number; salts: Buffer } | undefined {
  const header = read(0, INDEX_HEADER);
  const isInitialised = header.readUInt8(12) !== 0;
  if (!isInitialised) return undefined;
  return { durable: header[NATIVE](16), copied: read(2 * INDEX_HEADER, 4)[NATIVE](0), salts: header.subarray(32, 40) };
}

/** How many frames of a log SQLite would read: up to the last commit before the first wrong checksum. */
function logIn(read: Read): { held: number; salts: Buffer | null } {
  const header = read(0, WAL_HEADER);
  const magic = header.readUInt32BE(0);
  const word = magic === MAGIC.little ? 'readUInt32LE' : 'readUInt32BE';
  let sum = checksum(header.subarray(0, 24), [0, 0], word);
  if ((magic !== MAGIC.little && magic !== MAGIC.big) || !isSum(header, 24, sum)) return { held: 0, salts: null };
  const salts = header.subarray(16, 24);
  const size = FRAME_HEADER + header.readUInt32BE(8);
  let held = 0;
  for (let number = 1; ; number++) {
    const frame = read(WAL_HEADER + (number - 1) * size, size);
    sum = checksum(frame.subarray(FRAME_HEADER), checksum(frame.subarray(0, 8), sum, word), word);
    if (!frame.subarray(8, 16).equals(salts) || !isSum(frame, 16, sum)) return { held, salts };
    if (frame.readUInt32BE(4) !== 0) held = number;
  }
}

type Sum = readonly [number, number];

function checksum(bytes: Buffer, [first, second]: Sum, word: 'readUInt32LE' | 'readUInt32BE'): Sum {
  let [a, b] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + bytes[word](at) + b) >>> 0;
    b = (b + bytes[word](at + 4) + a) >>> 0;
  }
  return [a, b];
}

const isSum = (bytes: Buffer, at: number, [a, b]: Sum): boolean =>
  bytes.readUInt32BE(at) === a && bytes.readUInt32BE(at + 4) === b;

/** Each restart of a log adds one to its first salt; at most this many restarts happen between two looks. */
const FEW = 2 ** 20;

function isLater(salts: Buffer, before: Buffer): boolean {
  const steps = (salts.readUInt32BE(0) - before.readUInt32BE(0)) >>> 0;
  return steps > 0 && steps < FEW;
}

const MARK = 'SQLite format 3\0';
const PAGE_SIZE = 16;
const CHANGES = 24;
const PAGES = 28;
const CHANGES_WHEN_COUNTED = 92;
const LARGEST_PAGE = 65_536;

/** The smallest size of a file according to its first page, and the size of a page, in bytes; 0 if it says neither. */
export function sizeOf(file: string): { readonly page: number; readonly least: number } {
  return bytesOf(file, (read) => {
    const header = read(0, 100);
    if (header.toString('latin1', 0, MARK.length) !== MARK) return { page: 0, least: 0 };
    const stored = header.readUInt16BE(PAGE_SIZE);
    const page = stored === 1 ? LARGEST_PAGE : stored;
    const isCounted = header.readUInt32BE(CHANGES) === header.readUInt32BE(CHANGES_WHEN_COUNTED);
    return { page, least: isCounted ? header.readUInt32BE(PAGES) * page : 0 };
  });
}

/** Reads zeros beyond the end of a file. */
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
