import { movingApart } from '../rules/07-ending.ts';
import { AFT, FORWARD, LASERS, type Laser, TURRET } from '../rules/data/ships.ts';
import type { DamageAtStart, Sector, Setup } from '../rules/model.ts';
import type { DuelSituation } from '../solution/advice/turn.ts';
import type { Condition } from '../solution/model/hits.ts';
import { WHOLE } from '../solution/model/ships.ts';
import { QUIET_LIMIT } from '../solution/turn/backward.ts';

/** A position that a visitor sets up: two ships and where they see each other. */
export interface Spot {
  readonly ports: readonly [Sector, Sector];
  readonly noseToNose: number;
  readonly movingApart: number;
  readonly ships: readonly [Condition, Condition];
  readonly quiet: number;
}

export const FIRST: Spot = { ports: [2, 8], noseToNose: 0, movingApart: 0, ships: [WHOLE, WHOLE], quiet: 0 };

export function withPorts(spot: Spot, ports: readonly [Sector, Sector]): Spot {
  return { ...spot, ports, noseToNose: 0, movingApart: 0 };
}

export function situationAt({ ports, noseToNose, movingApart: apart, ships, quiet }: Spot): DuelSituation {
  const [port, view] = ports;
  return { position: { port, view, noseToNose, movingApart: apart }, mine: ships[0], theirs: ships[1], quiet };
}

/** The set-up of a duel that begins here (10.17); the visitor has the first seat. */
export function setupAt({ ports, noseToNose, movingApart: apart, ships, quiet }: Spot): Setup {
  return {
    choosing: 'seated',
    designs: 'stock',
    given: [],
    quietLimit: QUIET_LIMIT,
    position: {
      ports,
      noseToNose,
      movingApart: apart,
      quietTurns: quiet,
      first: damageOf(ships[0]),
      second: damageOf(ships[1]),
    },
  };
}

function damageOf({ protection, computerHits, forward, turret, aft, air }: Condition): DamageAtStart {
  const without = (mount: readonly number[], left: number): readonly Laser[] =>
    mount.slice(left).flatMap((i) => LASERS[i] ?? []);
  return {
    protectionLost: WHOLE.protection - protection,
    stabilizerHits: 0,
    computerHits,
    lasersLost: [...without(FORWARD, forward), ...without(TURRET, turret), ...without(AFT, aft)],
    air,
  };
}

/** The most that each part of a ship can be. */
export const RANGES = {
  protection: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  computerHits: [0, 1, 2, 3, 4],
  forward: [3, 2, 1, 0],
  turret: [2, 1, 0],
  aft: [1, 0],
} as const;

export const AIRS = [null, 6, 5, 4, 3, 2, 1] as const;

/** 4.5, 7.3 The counts in words, if there are any. */
export function countsOf({ noseToNose, movingApart: apart, ports }: Spot): string | null {
  if (noseToNose > 0) return 'The ships are nose to nose. A second time in a row makes a fly-by.';
  if (apart > 0 && movingApart(ports[0], ports[1])) return `The ships are flying apart (turn ${apart} of 3).`;
  return null;
}
