import type { Fair } from '../dice/fair.ts';
import { MATCH_CALLS, type Result, SEAT_CALLS, type Seat, type Seating } from '../game/game-types.ts';
import type { Input } from '../match/play.ts';
import { canonical, type Json } from '../values/json.ts';
import { either, integer, list, nothing, object, oneOf, type Schema, text } from '../values/schema.ts';
import { sha256 } from '../values/sha256.ts';
import { validate } from '../values/validate.ts';

/** All that a match follows from. */
export interface Header {
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly setup: object;
  readonly seating: Seating;
  /** Who sat there, for people to read. */
  readonly players: readonly string[];
  /** The dice: the generator's key in hexadecimal. */
  readonly key: string;
  /** How the key came about, where a host vouches for it. */
  readonly fair?: Fair;
}

/** How a record of the first format says that players, clock or host ended the match; now that is a call. */
export type Ended =
  | { readonly by: 'resignation'; readonly seat: Seat }
  | { readonly by: 'agreement' }
  | { readonly by: 'time'; readonly seat: Seat }
  | { readonly by: 'host' };

/** The portable file of a match. */
export interface MatchRecord {
  readonly header: Header;
  readonly inputs: readonly Input[];
  /** Null while the match goes on. */
  readonly result: Result | null;
  /** Only in records of the first format. */
  readonly ended?: Ended;
}

/** What is wrong with a record, and on which line. */
export interface Broken {
  readonly ok: false;
  readonly line: number;
  readonly fact: string;
}

/** The format before calls were lines: it is still read. */
const FIRST_FORMAT = 'starboard-record-1';
const FORMAT = 'starboard-record-2';

const HEADER = {
  format: oneOf([FIRST_FORMAT, FORMAT]),
  game: text(),
  rules: integer(1, 1_000_000),
  seating: list(either(nothing(), text()), { minItems: 1, maxItems: 100 }),
  players: list(text(), { minItems: 1, maxItems: 100 }),
  key: text({ pattern: '^[0-9a-f]{64}$' }),
};

/** One line of JSON a fact: the header, each input, the result. Every line carries the hash of itself and all before it. */
export function writeRecord({ header, inputs, result, ended }: MatchRecord): string {
  const lines: string[] = [];
  let hash = '';
  for (const fact of [headerFact(header, ended), ...inputs, { result, ended }]) {
    const link = recordLine(fact, hash);
    hash = link.hash;
    lines.push(link.line);
  }
  return `${lines.join('\n')}\n`;
}

export interface RecordLine {
  readonly line: string;
  /** What the line after it goes on from. */
  readonly hash: string;
}

/** A fact as a line of a record. Every line carries the hash of itself and all before it; the first goes on from an empty one. */
export function recordLine(fact: object, before: string): RecordLine {
  const spelt = canonical(fact);
  const hash = sha256(`${before}${spelt}`);
  return { line: `${spelt.slice(0, -1)},"hash":"${hash}"}`, hash };
}

/** The first line of a record: of the first format where it says at the end how the match was ended. */
export function headerFact(header: Header, ended?: Ended): object {
  return { format: ended === undefined ? FORMAT : FIRST_FORMAT, ...header };
}

/** Reads a record and checks its chain; a single byte out of place is found and its line named. */
export function readRecord(file: string): { readonly ok: true; readonly record: MatchRecord } | Broken {
  const lines = file.split('\n');
  const facts: { readonly [key: string]: unknown }[] = [];
  let hash = '';
  if (lines.length < 3 || lines.at(-1) !== '')
    return broken(lines.length, 'The record is cut off: its last line is missing.');
  for (const [i, line] of lines.slice(0, -1).entries()) {
    const link = linkOn(line, hash);
    if (link === undefined) return broken(i + 1, 'This line is not a line of a record.');
    if (link.spelling !== line) {
      return broken(i + 1, 'This line, or its place in the record, was changed: its hash does not fit.');
    }
    hash = link.hash;
    facts.push(link.fact);
  }
  return assembled(facts);
}

interface Link {
  readonly fact: { readonly [key: string]: unknown };
  readonly hash: string;
  /** How the line would be written. */
  readonly spelling: string;
}

/** A line's content without its hash, and the hash it should have; nothing for what is no JSON, or too deep to be a move. */
function linkOn(line: string, before: string): Link | undefined {
  try {
    const { hash: _, ...fact } = JSON.parse(line);
    const { line: spelling, hash } = recordLine(fact, before);
    return { fact, hash, spelling };
  } catch {
    return undefined;
  }
}

function assembled(facts: readonly { readonly [key: string]: unknown }[]) {
  const { setup, fair, ...head } = facts[0] ?? {};
  const header = validate(object(HEADER), head);
  if (!header.ok) return broken(1, `The header does not fit: ${header.invalid.at} ${header.invalid.problem}.`);
  if (typeof setup !== 'object' || setup === null) return broken(1, 'The header does not fit: setup is missing.');
  const inputs: Input[] = [];
  for (const [i, fact] of facts.slice(1, -1).entries()) {
    if (!isInput(fact)) return broken(i + 2, 'This line is neither a move nor a call.');
    inputs.push(fact);
  }
  const last = facts.at(-1);
  if (last === undefined || !('result' in last))
    return broken(facts.length, 'The record is cut off: its result is missing.');
  const end = validate(END, last);
  if (!end.ok) return broken(facts.length, `The result does not fit: ${end.invalid.at} ${end.invalid.problem}.`);
  const vouched = validate(either(FAIR, UNSAID), fair ?? null);
  if (!vouched.ok) return broken(1, `The header does not fit: fair.${vouched.invalid.at} ${vouched.invalid.problem}.`);
  const { format: _, ...rest } = header.value;
  const { result, ended } = end.value;
  return {
    ok: true as const,
    record: {
      header: { ...rest, setup, ...(vouched.value === null ? {} : { fair: vouched.value }) },
      inputs,
      result,
      ...(ended === null ? {} : { ended }),
    },
  };
}

const UNSAID = nothing();
const SEAT = integer(0, 99);

const FAIR: Schema<Fair> = object({ commitment: text(), secret: text(), nonces: list(text(), { maxItems: 100 }) });

const ENDED: Schema<Ended> = either(
  object({ by: oneOf(['resignation', 'time']), seat: SEAT }) as Schema<Extract<Ended, { seat: Seat }>>,
  object({ by: oneOf(['agreement', 'host']) }),
);

const RESULT: Schema<Result | null> = either(
  UNSAID,
  object({
    places: list(integer(1, 100), { minItems: 1, maxItems: 100 }),
    scores: list(integer(-1_000_000, 1_000_000), { maxItems: 100 }),
    turns: integer(0, 1_000_000_000),
    rule: text(),
  }),
);

const END = object({ result: RESULT, ended: { ...either(ENDED, UNSAID), default: null } as Schema<Ended | null> });

function isInput(fact: { readonly [key: string]: unknown }): fact is Input & { readonly [key: string]: Json } {
  if ('call' in fact) return validate(CALL, fact).ok;
  return (
    Number.isSafeInteger(fact['seat']) &&
    Number.isSafeInteger(fact['question']) &&
    ('choice' in fact || fact['takeBack'] === true) &&
    Object.keys(fact).length === 3
  );
}

const CALL = either(
  object({ call: oneOf(SEAT_CALLS), seats: list(SEAT, { minItems: 1, maxItems: 100 }) }),
  object({ call: oneOf(MATCH_CALLS) }),
);

function broken(line: number, fact: string): Broken {
  return { ok: false, line, fact };
}
