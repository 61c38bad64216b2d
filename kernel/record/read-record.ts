import type { Input } from '../match/play.ts';
import { validate } from '../values/validate.ts';
import { callsOf, END, HEADER, MOST_NOTES, NOTE } from './format.ts';
import { type Broken, FORMAT, type Header, type MatchRecord, type Note, type RecordFormat } from './record.ts';
import { recordLine } from './write-record.ts';

type Fact = { readonly [key: string]: unknown };

/** Reads a record and checks its chain; a single byte out of place is found and its line named. Notes are in no chain. */
export function readRecord(file: string): { readonly ok: true; readonly record: MatchRecord } | Broken {
  const lines = file.split('\n');
  const end = lines.pop();
  if (lines.length < 2 || end !== '') {
    return broken(lines.length + 1, 'The record is cut off: its last line is missing.');
  }
  const facts: Fact[] = [];
  let hash = '';
  for (const [i, line] of lines.entries()) {
    const link = linkOn(line, hash);
    if (link === undefined) return broken(i + 1, 'This isn’t a line of a record.');
    if (link.spelling !== line) {
      return broken(i + 1, 'This line, or its place in the record, was changed: its hash is wrong.');
    }
    hash = link.hash;
    facts.push(link.fact);
    if ('result' in link.fact) break;
  }
  const assembled = recordOf(facts);
  return assembled.ok ? withNotes(assembled.record, lines, facts.length) : assembled;
}

interface Link {
  readonly fact: Fact;
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

function recordOf(facts: readonly Fact[]): { readonly ok: true; readonly record: MatchRecord } | Broken {
  const head = headerIn(facts[0] ?? {});
  if ('ok' in head) return head;
  const { format, header } = head;
  const inputs: Input[] = [];
  for (const [i, fact] of facts.slice(1, -1).entries()) {
    if (!isInput(fact, format)) return broken(i + 2, 'This line is neither a move nor a call.');
    inputs.push(fact);
  }
  const last = facts.at(-1);
  if (last === undefined || !('result' in last)) {
    return broken(facts.length, 'The record is cut off: its result is missing.');
  }
  const end = validate(END, last);
  if (!end.ok) return broken(facts.length, `The result isn’t valid: ${end.invalid.at} ${end.invalid.problem}.`);
  const { result, ended } = end.value;
  const record: MatchRecord = { header, inputs, result };
  const older = format === FORMAT ? record : { format, ...record };
  return { ok: true, record: ended === null ? older : { ...older, ended } };
}

function headerIn(fact: Fact): { readonly format: RecordFormat; readonly header: Header } | Broken {
  const { setup, ...head } = fact;
  const read = validate(HEADER, head);
  if (!read.ok) return broken(1, `The header isn’t valid: ${read.invalid.at} ${read.invalid.problem}.`);
  if (typeof setup !== 'object' || setup === null) return broken(1, 'The header isn’t valid: setup is missing.');
  const { format, fair, dice, branches, from, ...rest } = read.value;
  if (format !== FORMAT && (dice !== null || branches !== null || from !== null)) {
    return broken(1, `The header isn’t valid: ${format} can’t have dice, branches or from.`);
  }
  if (branches?.some(({ place }, i) => place <= (branches[i - 1]?.place ?? -1))) {
    return broken(1, 'The header isn’t valid: its branches aren’t in ascending order.');
  }
  const header: Header = {
    ...rest,
    setup,
    ...(fair === null ? {} : { fair }),
    ...(dice === null ? {} : { dice }),
    ...(branches === null ? {} : { branches }),
    ...(from === null ? {} : { from }),
  };
  return { format, header };
}

function isInput(fact: Fact, format: RecordFormat): fact is Input & Fact {
  if ('call' in fact) return validate(callsOf(format), fact).ok;
  return (
    Number.isSafeInteger(fact['seat']) &&
    Number.isSafeInteger(fact['question']) &&
    ('choice' in fact || fact['takeBack'] === true) &&
    Object.keys(fact).length === 3
  );
}

/** What stands after the result. */
function withNotes(
  record: MatchRecord,
  lines: readonly string[],
  after: number,
): { readonly ok: true; readonly record: MatchRecord } | Broken {
  if (lines.length === after) return { ok: true, record };
  if (lines.length - after > MOST_NOTES)
    return broken(after + MOST_NOTES + 1, `A record can have at most ${MOST_NOTES} notes.`);
  const notes: Note[] = [];
  for (const [i, line] of lines.slice(after).entries()) {
    const note = readNote(parsed(line));
    if (note === undefined)
      return broken(after + i + 1, 'Only notes may follow the result of a record, and this isn’t a note.');
    if (note.place > record.inputs.length)
      return broken(after + i + 1, 'This note is about a line that isn’t in the record.');
    notes.push(note);
  }
  return { ok: true, record: { ...record, notes } };
}

/** A note from anywhere; nothing for what is none, or too long for one. */
export function readNote(said: unknown): Note | undefined {
  const read = validate(NOTE, said);
  return read.ok ? read.value.note : undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function broken(line: number, fact: string): Broken {
  return { ok: false, line, fact };
}
