import type { Move } from './choose.ts';
import type { Fair } from './fair.ts';
import type { Result, Seat, Seating } from './game-types.ts';
import { canonical, type Json } from './json.ts';
import { either, integer, list, nothing, object, oneOf, type Schema, text, validate } from './schema.ts';
import { sha256 } from './sha256.ts';

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

/** An end by the players, the clock or the host rather than by the rules. */
export type Ended =
  | { readonly by: 'resignation'; readonly seat: Seat }
  | { readonly by: 'agreement' }
  | { readonly by: 'time'; readonly seat: Seat }
  | { readonly by: 'host' };

/** The portable file of a match. */
export interface MatchRecord {
  readonly header: Header;
  readonly moves: readonly Move[];
  /** Null while the match goes on. */
  readonly result: Result | null;
  /** Where it was not the rules that ended it. */
  readonly ended?: Ended;
}

/** What is wrong with a record, and on which line. */
export interface Broken {
  readonly ok: false;
  readonly line: number;
  readonly fact: string;
}

const FORMAT = 'starboard-record-1';

const HEADER = {
  format: oneOf([FORMAT]),
  game: text(),
  rules: integer(1, 1_000_000),
  seating: list(either(nothing(), text()), { minItems: 1, maxItems: 100 }),
  players: list(text(), { minItems: 1, maxItems: 100 }),
  key: text({ pattern: '^[0-9a-f]{64}$' }),
};

/** One line of JSON a fact: the header, each move, the result. */
export function writeRecord({ header, moves, result, ended }: MatchRecord): string {
  const lines: string[] = [];
  let before = '';
  for (const fact of [headerFact(header), ...moves, { result, ended }]) {
    const { line, hash } = recordLine(fact, before);
    lines.push(line);
    before = hash;
  }
  return `${lines.join('\n')}\n`;
}

/** What the first line of a record says. */
export const headerFact = (header: Header): object => ({ format: FORMAT, ...header });

export interface RecordLine {
  readonly line: string;
  /** What the line after it goes on from. */
  readonly hash: string;
}

/** Every line carries the hash of itself and all before it; the first goes on from an empty one. */
export function recordLine(fact: object, before: string): RecordLine {
  const spelling = canonical(fact);
  const hash = sha256(`${before}${spelling}`);
  return { line: `${spelling.slice(0, -1)},"hash":"${hash}"}`, hash };
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
    if (link.line !== line) {
      return broken(i + 1, 'This line, or its place in the record, was changed: its hash does not fit.');
    }
    hash = link.hash;
    facts.push(link.fact);
  }
  return assembled(facts);
}

/** A line's content, and the line as it should be written. */
interface Link extends RecordLine {
  readonly fact: { readonly [key: string]: unknown };
}

/** A line's content without its hash, and the hash it should have; nothing for what is no JSON, or too deep to be a move. */
function linkOn(line: string, before: string): Link | undefined {
  try {
    const { hash: _, ...fact } = JSON.parse(line);
    return { fact, ...recordLine(fact, before) };
  } catch {
    return undefined;
  }
}

function assembled(facts: readonly { readonly [key: string]: unknown }[]) {
  const { setup, fair, ...head } = facts[0] ?? {};
  const header = validate(object(HEADER), head);
  if (!header.ok) return broken(1, `The header does not fit: ${header.invalid.at} ${header.invalid.problem}.`);
  if (typeof setup !== 'object' || setup === null) return broken(1, 'The header does not fit: setup is missing.');
  const moves: Move[] = [];
  for (const [i, fact] of facts.slice(1, -1).entries()) {
    if (!isMove(fact)) return broken(i + 2, 'This line is not a move.');
    moves.push(fact);
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
      moves,
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

function isMove(fact: { readonly [key: string]: unknown }): fact is Move & { readonly [key: string]: Json } {
  return (
    Number.isSafeInteger(fact['seat']) &&
    Number.isSafeInteger(fact['question']) &&
    ('choice' in fact || fact['takeBack'] === true) &&
    Object.keys(fact).length === 3
  );
}

function broken(line: number, fact: string): Broken {
  return { ok: false, line, fact };
}
