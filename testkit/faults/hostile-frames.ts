import { type Dice, draw, type Json, pick, roll } from '@starboard/kernel';
import { newRequestId, PROTOCOL } from '@starboard/protocol';

/** What a malicious or broken client might send over a socket. */
export interface HostileFrame {
  readonly data: string | Buffer;
  readonly binary: boolean;
}

const text = (data: string): HostileFrame => ({ data, binary: false });
const said = (message: Json): HostileFrame => text(JSON.stringify(message));

type Kind = (dice: Dice, match: string) => HostileFrame;

const BIG = 9 * 1024;
const SEATS = [0, 1, 2, 99, 100, -1];
const ODD: readonly Json[] = [null, true, 0, -1, 1e308, 0.5, '', 'x', '\u0000', [], {}, [[]], { a: null }];

/** What deserves an answer: that it makes no sense. */
const TALK: { readonly [name: string]: Kind } = {
  'half a message': (dice) => text(JSON.stringify(play(dice, 0)).slice(0, roll(dice, 60))),
  'JSON of no known shape': (dice) => said(oddly(dice, 3)),
  'a message without its fields': (dice) => said({ type: pick(dice, ['follow', 'play', 'take-back', 'say']) }),
  'fields of the wrong kind': (dice) => said({ ...play(dice, 1), [pick(dice, FIELDS)]: pick(dice, ODD) }),
  'fields nobody asked for': (dice) => said({ ...play(dice, 1), guest: 'me', admin: true }),
  'a type from the prototype': () => text('{"type":"__proto__","__proto__":{"type":"play"}}'),
  'deep nesting': (dice) => text('['.repeat(roll(dice, 4_000))),
  'a deep choice': () => text(`{"type":"play","id":"too-deep","seat":0,"question":1,"nth":0,"choice":${deep(3_900)}}`),
  "a choice for another's seat": (dice) => said(play(dice, roll(dice, 200))),
  'a choice of the far past or future': (dice) => said(play(dice, pick(dice, [0, 1, 1e6, 1e9, 2e9]))),
  "another's answer taken back": (dice) =>
    said({ type: 'take-back', id: newRequestId(), seat: pick(dice, SEATS), question: 1, nth: 1 }),
  'another protocol': (dice, match) => said({ type: 'follow', protocol: roll(dice, 99) + 1, match, after: null }),
  'a match that is not there': (dice) =>
    said({ type: 'follow', protocol: PROTOCOL, match: 'x'.repeat(8 + roll(dice, 40)), after: 0 }),
  'a match from the future on': (dice, match) =>
    said({ type: 'follow', protocol: PROTOCOL, match, after: draw(dice, 1e9) }),
  'follow again and again': (_, match) => said({ type: 'follow', protocol: PROTOCOL, match, after: null }),
  'empty talk': () => said({ type: 'say', id: newRequestId(), text: ' \n\t ' }),
  'nothing at all': () => text(''),
};

/** What deserves none: the server hangs up. */
const LAST_WORDS: { readonly [name: string]: Kind } = {
  'random bytes as text': (dice) => ({ data: bytes(dice, roll(dice, 200)), binary: false }),
  'a binary message': (dice) => ({ data: bytes(dice, roll(dice, 200)), binary: true }),
  'a message too long': () => said({ type: 'say', id: newRequestId(), text: 'x'.repeat(BIG) }),
  'a choice too long': (dice) => said({ ...play(dice, 1), choice: 'x'.repeat(BIG) }),
};

const FIELDS = ['type', 'id', 'seat', 'question', 'nth', 'choice'];

/** Any of the things that are answered. The match is one that really is being played. */
export const hostileFrame = (dice: Dice, match: string): HostileFrame => anyOf(TALK, dice, match);

/** Any of the things after which the server says no more. */
export const lastWords = (dice: Dice, match: string): HostileFrame => anyOf(LAST_WORDS, dice, match);

function anyOf(kinds: { readonly [name: string]: Kind }, dice: Dice, match: string): HostileFrame {
  return pick(dice, Object.values(kinds))(dice, match);
}

export function bytes(dice: Dice, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => draw(dice, 256)));
}

function play(dice: Dice, question: number): { readonly [key: string]: Json } {
  const [seat, choice] = [pick(dice, SEATS), pick(dice, ODD)];
  return { type: 'play', id: newRequestId(), seat, question, nth: roll(dice, 3) - 1, choice };
}

function oddly(dice: Dice, depth: number): Json {
  if (depth === 0) return pick(dice, ODD);
  const inner = (): Json => oddly(dice, depth - roll(dice, depth));
  return roll(dice, 2) === 1 ? [inner(), inner()] : { type: inner(), [`k${roll(dice, 9)}`]: inner() };
}

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
