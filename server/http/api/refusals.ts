import type { Invalid } from '@starboard/kernel';
import { PROTOCOL, type Refusal } from '@starboard/protocol';

/** The HTTP status for each code. */
const STATUS: { readonly [code: string]: number } = {
  malformed: 400,
  protocol: 400,
  'no-session': 401,
  'session-ended': 401,
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
  'not-legal': 422,
  'brings-nothing': 422,
  'no-name': 422,
  'wrong-share': 422,
  'not-committed': 422,
  'no-push': 422,
  'push-address': 422,
  'too-fast': 429,
  'too-many-bot-matches': 429,
  failed: 500,
  stopping: 503,
  busy: 503,
  'no-room': 503,
  unavailable: 503,
};

/** For the most frequent refusal: somebody else was faster. */
const CONFLICT = 409;

export function statusOf({ code }: Refusal): number {
  return STATUS[code] ?? CONFLICT;
}

export const NOWHERE: Refusal = { code: 'nowhere', fact: 'There is nothing at this address.' };
export const NO_MATCH: Refusal = { code: 'unknown-match', fact: 'There is no such match.' };
export const READ_ONLY: Refusal = { code: 'read-only', fact: 'You can only read this page, not write to it.' };
const HOW_TO_NAME = 'send a new Idempotency-Key header with each request, with 8 to 64 letters, digits, - or _';
export const NO_REQUEST_ID: Refusal = {
  code: 'protocol',
  fact: `This server uses protocol ${PROTOCOL}: ${HOW_TO_NAME}. Reload the page or update your program.`,
};
export const WRONG_REQUEST_ID: Refusal = {
  code: 'malformed',
  fact: `That request id isn’t valid: ${HOW_TO_NAME}.`,
};
export const OLDER_PROTOCOL: Refusal = {
  code: 'protocol',
  fact: `This server uses protocol ${PROTOCOL}. Reload the page or update your program.`,
};
export const NO_SESSION: Refusal = {
  code: 'no-session',
  fact: 'The server didn’t know you yet, so nothing was changed. Try again: this answer has given you a cookie.',
};
export const SESSION_ENDED: Refusal = {
  code: 'session-ended',
  fact: 'This device is no longer signed in as the same player, so this request changed nothing. Reload the page to go on.',
};
export const NOT_JSON: Refusal = { code: 'malformed', fact: 'This isn’t valid JSON.' };
export const TOO_LONG: Refusal = { code: 'too-long', fact: 'This message is too long.' };
export const HEADERS_TOO_LONG: Refusal = {
  code: 'headers-too-long',
  fact: 'The address and headers of this request are too long.',
};
export const TOO_SLOW: Refusal = { code: 'too-slow', fact: 'Your request took too long to arrive. Try again.' };
export const NOT_HTTP: Refusal = { code: 'malformed', fact: 'This isn’t a valid HTTP request.' };
export const FAILED: Refusal = { code: 'failed', fact: 'Something went wrong on the server. Try again.' };
export const STOPPING: Refusal = { code: 'stopping', fact: 'The server is about to stop. Try again in a moment.' };
export const NO_ROOM: Refusal = {
  code: 'no-room',
  fact: 'The server’s disk is full, so it can’t save anything at the moment. Try again later.',
};
export const DAMAGED: Refusal = {
  code: 'damaged',
  fact: 'The saved data of this match is damaged, so it can’t be opened.',
};
export const UNAVAILABLE: Refusal = {
  code: 'unavailable',
  fact: 'The server can’t save anything right now. Try again in a moment.',
};
export const WRONG_TYPE: Refusal = {
  code: 'not-json',
  fact: 'This server reads only JSON. Send it as application/json.',
};
export const LINK_GONE: Refusal = {
  code: 'link-gone',
  fact: 'This link has already been used or withdrawn, or is older than ten minutes. Make a new one on your other device.',
};
export const TOO_MANY_DEVICES: Refusal = {
  code: 'too-many-devices',
  fact: 'You have reached the limit of devices.',
};
export const NO_DEVICE: Refusal = { code: 'no-device', fact: 'That device isn’t one of yours.' };
export const ONLY_DEVICE: Refusal = {
  code: 'only-device',
  fact: 'This is your only device. If you sign it out, nobody can play your seats any more. Add another device first, or confirm that you mean it.',
};

export const NO_PUSH: Refusal = { code: 'no-push', fact: 'This server sends no notifications.' };
export const STRANGE_PUSH_ADDRESS: Refusal = {
  code: 'push-address',
  fact: 'The server sends notifications only to push services on the public internet, over https.',
};

export function misfitting({ at, problem }: Invalid): Refusal {
  return { code: 'malformed', fact: `This isn’t valid: ${at} ${problem}.` };
}
