import type { Misprint } from '../../rules/01-ships/notation.ts';
import { readShip } from '../../rules/02-setup/ship-lines.ts';
import { MOST_SHIPS_KEPT } from '../work.ts';

/** The shipyard: ships by name, each a line. */

/** The name of a ship, or null if its line can't be read. */
export function nameIn(line: string): string | null {
  const read = readShip(line);
  return read.ok ? read.name : null;
}

/** Keeps a ship in place of one with the same name; null if the yard is full. */
export function withShip(ships: readonly string[], line: string): readonly string[] | null {
  const name = nameIn(line);
  const place = ships.findIndex((kept) => nameIn(kept) === name);
  if (place >= 0) return ships.with(place, line);
  return ships.length < MOST_SHIPS_KEPT ? [...ships, line] : null;
}

/** A refused line of a text, counted from 1, and the reason. */
export interface RefusedLine extends Misprint {
  readonly number: number;
  readonly line: string;
}

interface Delivery {
  readonly ships: readonly string[];
  readonly taken: number;
  readonly refused: readonly RefusedLine[];
}

/** Adds the good lines of a text to the yard, and names the others. */
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
