import { SECTORS, type Sector } from '../model.ts';

/** The navigation wheel: where two ships see each other, before and after they turn and fly. */

const RIGHT: readonly Sector[] = [1, 2, 3, 4];
const LEFT: readonly Sector[] = [1, 8, 7, 6];

/** 4.3 Turning right by some clicks moves everything in view by that number of ports to the left. */
export function turned(port: Sector, clicks: number): Sector {
  return sector(port - clicks);
}

const PORTS = SECTORS.length;

/**
 * 4.3 The heading that faces the ship the same way with fewer clicks: it beats this one in every way, because shots
 * need less (5.3). Undefined if there is none.
 */
export function shorterWay(clicks: number): number | undefined {
  if (Math.abs(clicks) <= PORTS / 2) return undefined;
  return clicks > 0 ? clicks - PORTS : clicks + PORTS;
}

/** 4.4 After both fly forward, each sees the other this many ports further round. */
export function drift(port: Sector, view: Sector): -1 | 0 | 1 {
  return DRIFT[(port - 1) * 8 + view - 1] ?? 0;
}

export function flown(port: Sector, view: Sector): Sector {
  return sector(port + drift(port, view));
}

export function sector(port: number): Sector {
  return SECTORS[(port + 7) & 7] ?? 1;
}

/** 10.1 The printed wheel in closed form: ships that pass on the same side swing round by one port a turn. */
function printedDrift(port: Sector, view: Sector): -1 | 0 | 1 {
  const bothIn = (ports: readonly Sector[]): boolean => ports.includes(port) && ports.includes(view);
  if (bothIn(RIGHT) && !bothIn([1, 4])) return 1;
  if (bothIn(LEFT) && !bothIn([1, 6])) return -1;
  return 0;
}

const DRIFT = SECTORS.flatMap((port) => SECTORS.map((view) => printedDrift(port, view)));
