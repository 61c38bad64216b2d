import { ENGINE_ROOMS, type Hull, type System } from './data/systems.ts';
import type { Design } from './model.ts';

/** What a design can do, and how it is written down. */

/** 1.10 */
export const MOST_SYSTEMS = 60;
export const MOST_TURN_MODE = 9;

/** From so many equal systems in a row a strip is written with a multiplication sign. */
const LONG_RUN = 5;

export function countOf(systems: readonly System[], system: System): number {
  let count = 0;
  for (const each of systems) if (each === system) count++;
  return count;
}

/** 1.4, 1.5 The movement points of a design, undamaged. */
export function pointsOf({ hull, systems }: Pick<Design, 'hull' | 'systems'>): number {
  const { engines, points } = ENGINE_ROOMS[hull];
  return (countOf(systems, 'I') / engines) * points;
}

/** The strip in the notation of the source. */
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
