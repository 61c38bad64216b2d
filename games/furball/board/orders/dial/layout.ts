import type { DialBearing, DialManoeuvre } from '../../../catalogue/index.ts';

/** The layout that players know: a row for each speed, a column for each bearing from left to right. */

/** Stops stand among the straights; reverse manoeuvres have rows of their own below. */
const COLUMN: { readonly [B in DialBearing]: number } = {
  'tallon-roll-left': 0,
  'segnors-loop-left': 1,
  'turn-left': 2,
  'bank-left': 3,
  'reverse-bank-left': 3,
  straight: 4,
  'reverse-straight': 4,
  stationary: 4,
  'bank-right': 5,
  'reverse-bank-right': 5,
  'turn-right': 6,
  'segnors-loop-right': 7,
  'tallon-roll-right': 8,
  'koiogran-turn': 9,
};

export const columnOf = ({ bearing }: Pick<DialManoeuvre, 'bearing'>): number => COLUMN[bearing];

/** The speed; less than 0 for what flies backwards. */
export const rowOf = ({ bearing, speed }: Pick<DialManoeuvre, 'bearing' | 'speed'>): number =>
  bearing.startsWith('reverse') ? -speed : speed;

interface Cell {
  readonly place: number;
  readonly manoeuvre: DialManoeuvre;
}

export interface DialRow {
  readonly speed: number;
  /** A cell for each column; null where the dial has none. */
  readonly cells: readonly (Cell | null)[];
}

/** The dial as a grid, the fastest on top, with no more rows and columns than it needs. */
export function layOut(dial: readonly DialManoeuvre[]): readonly DialRow[] {
  const columns = [...new Set(dial.map(columnOf))].toSorted((a, b) => a - b);
  const speeds = [...new Set(dial.map(rowOf))].toSorted((a, b) => b - a);
  return speeds.map((speed) => ({
    speed,
    cells: columns.map((column) => {
      const place = dial.findIndex((each) => rowOf(each) === speed && columnOf(each) === column);
      const manoeuvre = dial[place];
      return manoeuvre === undefined ? null : { place, manoeuvre };
    }),
  }));
}
