import { join } from 'node:path';
import { BEARINGS, type Manoeuvre, type Pose, type Rock, rockFrom, TURN } from '../../../rules/geometry/index.ts';
import { items, readTable } from '../../support/table.ts';

const FOLDER = join(import.meta.dirname, '../vectors');

const cases = <const Column extends string>(file: string, columns: readonly Column[]) =>
  readTable(FOLDER, `${file}.txt`, ['case', ...columns, 'margin']);

const FLIGHT = ['manoeuvre', 'from', 'ships', 'to', 'mat', 'travelled', 'touched', 'slides', 'slope'] as const;
const PLACE = ['from', 'ships', 'rocks', 'to', 'hindered by'] as const;

export const MANOEUVRES = cases('manoeuvres', ['manoeuvre', 'from', 'to', 'mat']);
export const STOPS = cases('stops', FLIGHT);
export const ROCKS_MET = cases('rocks-met', [...FLIGHT, 'rocks', 'met']);
export const RANGES = cases('ranges', ['arc', 'shooter', 'target', 'distance', 'band']);
export const SIGHTS = cases('sights', ['arc', 'shooter', 'target', 'rocks', 'distance', 'band', 'lines']);
export const BOOSTS = cases('boosts', ['template', 'side', ...PLACE]);
export const ROLLS = cases('rolls', ['template', 'side', 'from', 'ships', 'rocks', 'middle', 'free', 'offered']);
export const BANK_ROLLS = cases('bank-rolls', ['template', 'side', 'curve', 'start', 'end', ...PLACE]);

/** A case of a ship that flies, and one of a ship that is put elsewhere. */
export type FlightCase = (typeof STOPS)[number];
export type PlaceCase = Pick<(typeof BOOSTS)[number], (typeof PLACE)[number]>;

/** What a cell says, if it is one of these words. */
export function oneOf<Word extends string>(words: readonly Word[], cell: string): Word {
  const word = words.find((word) => word === cell);
  if (word === undefined) throw new Error(`${cell} is none of ${words.join(', ')}`);
  return word;
}

export const numbersIn = (cell: string, between = ' '): readonly number[] => items(cell, between).map(Number);

/** `-20..-9 4..7` are two runs of whole numbers. */
export function runsIn(cell: string): readonly number[] {
  return items(cell).flatMap((run) => {
    const [first = 0, last = 0] = run.split('..').map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

/** `tallon-roll-left 3 slide -10`: the manoeuvre, and how far it slides if that is said. */
export function manoeuvreIn(cell: string): { readonly manoeuvre: Manoeuvre; readonly slide: number | undefined } {
  const [bearing = '', speed, , slide] = cell.split(' ');
  return {
    manoeuvre: { bearing: oneOf(BEARINGS, bearing), speed: Number(speed) },
    slide: slide === undefined ? undefined : Number(slide),
  };
}

/** Headings of the cases are whole in our units, millimetres become whole micrometres. */
export function poseIn(cell: string): Pose {
  const [x = 0, y = 0, heading = 0] = numbersIn(cell, ',');
  return { x: x * 1000, y: y * 1000, heading: Math.round((heading / 360) * TURN) % TURN };
}

export const posesIn = (cell: string): readonly Pose[] => items(cell).map(poseIn);

export function rocksIn(cell: string): readonly Rock[] {
  return items(cell, ' / ').map((points) => {
    const outline = items(points).flatMap((point) => numbersIn(point, ',').map((mm) => mm * 1000));
    const [x = 0, y = 0] = outline;
    return rockFrom(outline, { x, y });
  });
}

/** `0 base template 12.5` is the rock 0, met by base and template, 12.5 mm from the start. */
export function metIn(cell: string) {
  return items(cell, ', ').map((met) => {
    const words = met.split(' ');
    return {
      rock: Number(words[0]),
      base: words.includes('base'),
      template: words.includes('template'),
      distance: Number(words.at(-1)),
    };
  });
}

/** How far a pose is from what it should be, in millimetres; and its heading, in degrees. */
export function off(pose: Pose, cell: string): readonly [distance: number, turned: number] {
  const [x = Number.NaN, y = Number.NaN, heading = Number.NaN] = numbersIn(cell, ',');
  const turned = (((pose.heading / TURN) * 360 - heading + 540) % 360) - 180;
  return [Math.hypot(pose.x / 1000 - x, pose.y / 1000 - y), Math.abs(turned)];
}
