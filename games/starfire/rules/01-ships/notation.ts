import { ENGINE_ROOMS, HULLS, type Hull, isSystem, type System } from '../data/systems.ts';
import type { Design } from '../model.ts';
import { MOST_SYSTEMS, MOST_TURN_MODE, pointsOf } from './ships.ts';

/** What is wrong with a line, and at which column, counted from 1. */
export interface Misprint {
  readonly column: number;
  readonly problem: string;
}

export type ReadNotation<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly misprint: Misprint };

/** 1.10 No design of 60 systems needs more. */
export const MOST_CHARACTERS = 300;

/** A word of the notation and where it begins. */
interface Word {
  readonly text: string;
  readonly column: number;
}

const WORD = /\[[^\]\s]*\]?|\([^)[]*\)?|[^\s[(]+/g;
const FIGURE = /^\[(\d{1,3})\]$/;
const ROOM = /^\(\s*(I\s*){1,2}\)$/;
const TIMES = /^([A-Za-z]+)(?:[×x*](\d{1,3}))?$/;

/** Reads a design in the notation of the source; a misprint comes with its column. */
export function readDesign(line: string): ReadNotation<{ readonly design: Design }> {
  if (line.length > MOST_CHARACTERS) {
    return misprint(MOST_CHARACTERS + 1, `A design has at most ${MOST_CHARACTERS} characters.`);
  }
  const words = [...line.matchAll(WORD)].map(({ 0: text, index }): Word => ({ text, column: index + 1 }));
  const [first, ...rest] = words;
  const last = rest.pop();
  if (first === undefined) return misprint(1, 'This line is empty. A design begins with its turn mode, such as [2].');
  const turnMode = figure(first);
  if (turnMode === undefined || turnMode < 1 || turnMode > MOST_TURN_MODE) {
    return misprint(first.column, `A design begins with its turn mode, [1] to [${MOST_TURN_MODE}].`);
  }
  if (last === undefined || figure(last) === undefined) {
    return misprint(line.trimEnd().length + 1, 'A design ends with its movement points, such as [6].');
  }
  return assembled(turnMode, rest, last);
}

/**
 * 1.2 The line begins with the turn mode. 1.6 Crew quarters only absorb a hit, but 1.10 every ship has some. 1.9 The
 * points at the end are those of the engines.
 */
function assembled(turnMode: number, words: readonly Word[], last: Word): ReadNotation<{ readonly design: Design }> {
  const systems: System[] = [];
  let hull: Hull | null = null;
  for (const word of words) {
    const part = partOf(word, systems, hull);
    if (!part.ok) return part;
    hull = part.hull;
    for (let i = 0; i < part.count; i++) systems.push(part.system);
  }
  if (!systems.includes('Q')) return misprint(last.column, 'Q is missing. A ship needs crew quarters.');
  if (hull === null) return misprint(last.column, '(I) is missing. A ship needs an engine.');
  const design: Design = { turnMode, hull, systems };
  if (figure(last) !== pointsOf(design)) {
    return misprint(last.column, `These engines give [${pointsOf(design)}] movement points, not ${last.text}.`);
  }
  return { ok: true, design };
}

type Part = ReadNotation<{ readonly system: System; readonly count: number; readonly hull: Hull | null }>;

/** One word between the two figures: some systems, or an engine room. 1.3 Shields come before everything else. */
function partOf({ text, column }: Word, before: readonly System[], hull: Hull | null): Part {
  if (text.startsWith('(')) return roomOf({ text, column }, before, hull);
  const [, letters = '', times = '1'] = TIMES.exec(text) ?? [];
  const count = Number(times);
  if (!isSystem(letters))
    return misprint(column, `"${short(text)}" is not a system. The systems are S A Q (I) Y R Pt F L.`);
  if (letters === 'I') return misprint(column, 'Write an engine in its room: (I) for a corvette, (I I) for a cruiser.');
  if (letters === 'S' && before.some((system) => system !== 'S')) {
    return misprint(column, 'Shields come first. Move this one to the left of all other systems.');
  }
  if (count < 1) return misprint(column, 'The number of systems must be at least 1.');
  if (before.length + count > MOST_SYSTEMS) return misprint(column, `A ship has at most ${MOST_SYSTEMS} systems.`);
  return { ok: true, system: letters, count, hull };
}

function roomOf({ text, column }: Word, before: readonly System[], hull: Hull | null): Part {
  if (!ROOM.test(text)) return misprint(column, 'An engine room is (I) for a corvette, (I I) for a cruiser.');
  const count = [...text].filter((letter) => letter === 'I').length;
  const own: Hull = count === 1 ? HULLS[0] : HULLS[1];
  if (hull !== null && hull !== own)
    return misprint(column, 'All engine rooms of a ship must be the same: (I) or (I I).');
  if (before.length + count > MOST_SYSTEMS) return misprint(column, `A ship has at most ${MOST_SYSTEMS} systems.`);
  return { ok: true, system: 'I', count, hull: own };
}

function figure({ text }: Word): number | undefined {
  const [, digits] = FIGURE.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

const short = (text: string): string => (text.length > 12 ? `${text.slice(0, 12)}…` : text);

function misprint(column: number, problem: string): { readonly ok: false; readonly misprint: Misprint } {
  return { ok: false, misprint: { column, problem } };
}

/** A strip abbreviates this many equal systems in a row with a multiplication sign. */
const LONG_RUN = 5;

/** 1.1 The strip in the notation of the source. */
export function writeDesign(design: Design): string {
  return [`[${design.turnMode}]`, ...strip(design), `[${pointsOf(design)}]`].join(' ');
}

function strip({ hull, systems }: Design): readonly string[] {
  const written: string[] = [];
  for (let i = 0; i < systems.length; ) {
    const system = systems[i] ?? 'Q';
    const run = system === 'I' ? ENGINE_ROOMS[hull].engines : runFrom(systems, i);
    written.push(...(system === 'I' ? [room(hull)] : wroteRun(system, run)));
    i += run;
  }
  return written;
}

function runFrom(systems: readonly System[], start: number): number {
  let end = start + 1;
  while (systems[end] === systems[start]) end++;
  return end - start;
}

const room = (hull: Hull): string => `(${Array.from({ length: ENGINE_ROOMS[hull].engines }, () => 'I').join(' ')})`;

function wroteRun(system: System, run: number): readonly string[] {
  return run >= LONG_RUN ? [`${system}×${run}`] : Array.from({ length: run }, () => system);
}
