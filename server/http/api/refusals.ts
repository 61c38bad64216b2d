import type { Invalid } from '@starboard/kernel';
import { PROTOCOL, type Refusal } from '@starboard/protocol';

/** What a program should make of a refusal, by its code. */
const STATUS: { readonly [code: string]: number } = {
  malformed: 400,
  protocol: 400,
  'not-yours': 403,
  'not-host': 403,
  origin: 403,
  'unknown-match': 404,
  'unknown-game': 404,
  'no-seat': 404,
  'no-record': 404,
  nowhere: 404,
  'no-device': 404,
  'read-only': 405,
  over: 410,
  closed: 410,
  frozen: 410,
  damaged: 410,
  'link-gone': 410,
  'too-slow': 408,
  'too-long': 413,
  'headers-too-long': 431,
  'not-json': 415,
  forbidden: 422,
  unknown: 422,
  'no-draws': 422,
  'no-standing': 422,
  'bad-setup': 422,
  'no-name': 422,
  'wrong-share': 422,
  'not-committed': 422,
  'too-fast': 429,
  'too-many-bot-matches': 429,
  failed: 500,
  stopping: 503,
  'no-room': 503,
  unavailable: 503,
};

/** Most often somebody else was there first. */
const CONFLICT = 409;

export function statusOf({ code }: Refusal): number {
  return STATUS[code] ?? CONFLICT;
}

export const NOWHERE: Refusal = { code: 'nowhere', fact: 'There is nothing at this address.' };
export const NO_MATCH: Refusal = { code: 'unknown-match', fact: 'There is no such match.' };
export const READ_ONLY: Refusal = { code: 'read-only', fact: 'This page can only be read.' };
const HOW_TO_NAME = 'send the header Idempotency-Key with 8 to 64 letters, digits, - or _, new for each request';
export const NO_REQUEST_ID: Refusal = {
  code: 'protocol',
  fact: `This server speaks protocol ${PROTOCOL}: ${HOW_TO_NAME}. Reload the page, or get a newer program.`,
};
export const WRONG_REQUEST_ID: Refusal = {
  code: 'malformed',
  fact: `This is no id of a request: ${HOW_TO_NAME}.`,
};
export const OLDER_PROTOCOL: Refusal = {
  code: 'protocol',
  fact: `This server speaks protocol ${PROTOCOL}; reload the page, or get a newer program.`,
};
export const NOT_JSON: Refusal = { code: 'malformed', fact: 'This is not JSON.' };
export const TOO_LONG: Refusal = { code: 'too-long', fact: 'That is longer than anything said here may be.' };
export const HEADERS_TOO_LONG: Refusal = {
  code: 'headers-too-long',
  fact: 'The address and headers of this request are longer than any that is read here.',
};
export const TOO_SLOW: Refusal = { code: 'too-slow', fact: 'Your request took too long to arrive; try again.' };
export const NOT_HTTP: Refusal = { code: 'malformed', fact: 'This is not a request as browsers send it.' };
export const FAILED: Refusal = { code: 'failed', fact: 'Something went wrong on our side; please try again.' };
export const STOPPING: Refusal = { code: 'stopping', fact: 'The server is about to stop; try again in a moment.' };
export const NO_ROOM: Refusal = {
  code: 'no-room',
  fact: 'The disk of the server is full, so nothing can be kept at the moment; try again later.',
};
export const DAMAGED: Refusal = {
  code: 'damaged',
  fact: 'What was kept of this match is damaged, so it cannot be opened.',
};
export const UNAVAILABLE: Refusal = {
  code: 'unavailable',
  fact: 'Nothing can be kept at the moment; try again in a moment.',
};
export const WRONG_TYPE: Refusal = { code: 'not-json', fact: 'Only JSON is read here: send it as application/json.' };
export const LINK_GONE: Refusal = {
  code: 'link-gone',
  fact: 'This link was used already, was withdrawn or is older than ten minutes; make a new one on your other device.',
};
export const TOO_MANY_DEVICES: Refusal = {
  code: 'too-many-devices',
  fact: 'You have reached the limit of devices.',
};
export const NO_DEVICE: Refusal = { code: 'no-device', fact: 'That device isn’t one of yours.' };
export const ONLY_DEVICE: Refusal = {
  code: 'only-device',
  fact: 'This is your only device: without it nobody can play your seats any more. Add another device first, or say that you mean it.',
};

export function misfitting({ at, problem }: Invalid): Refusal {
  return { code: 'malformed', fact: `This does not fit: ${at} ${problem}.` };
}
