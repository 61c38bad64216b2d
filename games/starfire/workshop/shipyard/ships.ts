import type { Misprint } from '../../rules/01-ships/notation.ts';
import { readShip } from '../../rules/02-setup/ship-lines.ts';
import { MOST_SHIPS_KEPT } from '../work.ts';

/** The shipyard: ships by name, each a line. */

/** What a ship is called, or nothing where its line cannot be read. */
export function nameIn(line: string): string | null {
  const read = readShip(line);
  return read.ok ? read.name : null;
}

/** With a ship kept, in place of the one that had its name before; null when the yard is full. */
export function withShip(ships: readonly string[], line: string): readonly string[] | null {
  const name = nameIn(line);
  const place = ships.findIndex((kept) => nameIn(kept) === name);
  if (place >= 0) return ships.with(place, line);
  return ships.length < MOST_SHIPS_KEPT ? [...ships, line] : null;
}

/** A line of a text that was not taken, counted from 1, and why. */
export interface RefusedLine extends Misprint {
  readonly number: number;
  readonly line: string;
}

interface Delivery {
  readonly ships: readonly string[];
  /** How many lines were taken. */
  readonly taken: number;
  readonly refused: readonly RefusedLine[];
}

/** Takes a text of many lines: the good ones come into the yard, the others are named. */
export function deliver(ships: readonly string[], text: string): Delivery {
  const refused: RefusedLine[] = [];
  let [yard, taken] = [ships, 0];
  for (const [i, typed] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = typed.trim();
    if (line === '') continue;
    const read = readShip(line);
    const grown = read.ok ? withShip(yard, line) : null;
    if (grown !== null) [yard, taken] = [grown, taken + 1];
    else refused.push({ number: i + 1, line, ...(read.ok ? FULL : read.misprint) });
  }
  return { ships: yard, taken, refused };
}

const FULL: Misprint = { column: 1, problem: `The shipyard is full. It has room for ${MOST_SHIPS_KEPT} ships.` };

export const shipsAsText = (ships: readonly string[]): string => `${ships.join('\n')}\n`;
