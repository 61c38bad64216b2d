import type { FromServer, People, SentChange } from '@starboard/protocol';

/** The first byte of a frame with a complete text (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;
/** Up to this length, the length is in the second byte; longer ones follow in two bytes or eight. */
const SHORT = 125;
const IN_TWO = 126;
const IN_EIGHT = 127;

export const frameOf = (message: FromServer): Buffer => framed(JSON.stringify(message));

function framed(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length <= SHORT ? 2 : length < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = WHOLE_TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = IN_TWO;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}

let latest: { readonly change: SentChange; readonly frame: Buffer } | undefined;

/** Clients who see the same get the same change one after the other, so it is serialized once. */
export function changeFrame(change: SentChange): Buffer {
  if (latest?.change !== change) latest = { change, frame: framed(changeText(change)) };
  return latest.frame;
}

let latestPeople: { readonly people: People; readonly frame: Buffer } | undefined;

/** All who follow a match get the same message. */
export function peopleFrame(people: People): Buffer {
  if (latestPeople?.people !== people) latestPeople = { people, frame: frameOf({ type: 'people', ...people }) };
  return latestPeople.frame;
}

/** Seats whose asks differ share the happenings, the longest part, so that part is also serialized once. */
function changeText({ table, updates }: SentChange): string {
  return `{"type":"change","table":${JSON.stringify(table)},"updates":[${updates.map(updateText).join()}]}`;
}

function updateText({ happenings, ...own }: SentChange['updates'][number]): string {
  return `${JSON.stringify(own).slice(0, -1)},"happenings":${happenedText(happenings)}}`;
}

type Happenings = SentChange['updates'][number]['happenings'];
let written: { readonly happenings: Happenings; readonly text: string } | undefined;

function happenedText(happenings: Happenings): string {
  if (happenings.length === 0) return '[]';
  if (written?.happenings !== happenings) written = { happenings, text: JSON.stringify(happenings) };
  return written.text;
}
