import { pointsOf } from '../../rules/01-ships/ships.ts';
import { readShip, writeShip } from '../../rules/02-setup/ship-lines.ts';
import { ENGINE_ROOMS, type Hull } from '../../rules/data/systems.ts';

/** Buttons change a ship's line word by word, so that they also work on an unfinished line. */

/** What can be put on a strip, as it is written. */
export const PARTS = ['S', 'A', 'Q', '(I)', '(I I)', 'Y', 'R', 'Pt', 'F', 'L'] as const;
export type PartName = (typeof PARTS)[number];

export interface Edited {
  readonly line: string;
  readonly cursor: number;
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /\[[^\]\s]*\]?|\([^)[]*\)?|[^\s[(]+/g;

/** The words of the strip, including its two figures; empty if there is no strip yet. */
function stripWords(line: string): readonly Word[] {
  const begin = line.indexOf('[');
  if (begin < 0) return [];
  return [...line.slice(begin).matchAll(WORD)].map(({ 0: text, index }) => ({
    text,
    start: begin + index,
    end: begin + index + text.length,
  }));
}

const isFigure = ({ text }: Word): boolean => text.startsWith('[');
const isShield = ({ text }: Word): boolean => /^S(?:[×x*]\d+)?$/.test(text);

/** Puts a system on the strip, after the word at the cursor or where the rules allow it (1.3). */
export function insert(typed: string, cursor: number, part: PartName): Edited {
  const line = writtenOut(typed);
  const place = placeFor(part, stripWords(line), line === typed ? cursor : 0)?.end ?? line.length;
  const glue = place === 0 || line[place - 1] === ' ' ? '' : ' ';
  const grown = `${line.slice(0, place)}${glue}${part}${line.slice(place)}`;
  return { line: withRightPoints(grown), cursor: place + glue.length + part.length };
}

/** The word to put it after. A cursor to the left of the strip means the strip's right end. */
function placeFor(part: PartName, words: readonly Word[], cursor: number): Word | undefined {
  const places = words.filter((word, i) => i === 0 || !isFigure(word));
  const [turnMode] = places;
  const lastShield = places.findLast(isShield) ?? turnMode;
  if (turnMode === undefined || lastShield === undefined || part === 'S') return lastShield;
  const atCursor = places.findLast(({ start }) => start < cursor) ?? places.at(-1);
  return atCursor === undefined || atCursor.start < lastShield.start ? lastShield : atCursor;
}

/** Takes the rightmost system, or room, off the strip. */
export function removeLast(typed: string): Edited {
  const line = writtenOut(typed);
  const last = stripWords(line).findLast((word) => !isFigure(word));
  if (last === undefined) return { line, cursor: line.length };
  const start = line.slice(0, last.start).trimEnd().length;
  const [, one, times] = /^(.+)×(\d+)$/.exec(last.text) ?? [];
  const left = one === undefined ? '' : Array.from({ length: Number(times) - 1 }, () => ` ${one}`).join('');
  return {
    line: withRightPoints(`${line.slice(0, start)}${left}${line.slice(last.end)}`),
    cursor: start + left.length,
  };
}

/** A ship of the roster must be written out before its strip can change. */
function writtenOut(line: string): string {
  const read = readShip(line);
  return read.ok && !line.includes('[') ? writeShip(read) : line;
}

/** 1.9 The figure at the end follows from the engine rooms. */
function withRightPoints(line: string): string {
  const [first, ...rest] = stripWords(line);
  const last = rest.at(-1);
  if (first === undefined || last === undefined || !isFigure(last)) return line;
  const rooms = rest.filter(({ text }) => text.startsWith('(')).map(({ text }) => text.match(/I/g)?.length ?? 0);
  const hull: Hull = rooms[0] === ENGINE_ROOMS.CA.engines ? 'CA' : 'CT';
  const engines = rooms.reduce((sum, room) => sum + room, 0);
  const points = pointsOf({ hull, systems: Array.from({ length: engines }, () => 'I') });
  return Number.isInteger(points) ? `${line.slice(0, last.start)}[${points}]${line.slice(last.end)}` : line;
}
