import { type DecisionOn, roll2d6For, type Seat } from '@starboard/kernel';
import { BLIND, baseToHit, pointsAt } from './01-starfighters.ts';
import { revealing, tellGuarded } from './09-designs/secrecy.ts';
import { asking } from './asks.ts';
import { LASERS, type Laser } from './data/ships.ts';
import {
  type Board,
  type Duel,
  type FrameAt,
  type Match,
  type Sector,
  type Ship,
  type ShipView,
  shipOf,
  type Tell,
} from './model.ts';

const TURRET_ONLY = 0b011000;
const FORWARD_ONLY = 0b000111;
const AFT_ONLY = 0b100000;

/** 5.1 The lasers that point at a sector and work, as a set of bits in table order. */
export function bearing(ship: Pick<ShipView, 'lasers' | 'turret'>, sector: Sector): number {
  const pointing =
    (sector === 1 ? FORWARD_ONLY : 0) | (sector === 5 ? AFT_ONLY : 0) | (sector === ship.turret ? TURRET_ONLY : 0);
  return pointing === 0 ? 0 : pointing & working(ship);
}

function working({ lasers }: Pick<ShipView, 'lasers'>): number {
  let set = 0;
  for (let i = 0; i < LASERS.length; i++) if (lasers[i]) set |= 1 << i;
  return set;
}

/** 5.1 Nobody fires if no laser bears and no drone's turret has to be rolled for (8.3). */
export function beginFiring(board: Board, tell: Tell) {
  const { ships, ports } = board;
  const drones = ships[0].drone || ships[1].drone;
  if (drones || bearing(ships[0], ports[0]) !== 0 || bearing(ships[1], ports[1]) !== 0) return { call: firing() };
  if (tell) tellWhoHasNoShot(board, tell);
  return undefined;
}

/** 5.1 A player who doesn't fire reads why. */
function tellWhoHasNoShot({ ships, ports }: Board, tell: NonNullable<Tell>): void {
  const idle = (seat: 0 | 1): Sector | null => (bearing(ships[seat], ports[seat]) === 0 ? ports[seat] : null);
  const idlePorts = [idle(0), idle(1)] as const;
  if (idlePorts[0] !== null || idlePorts[1] !== null) tell({ type: 'no-shot', rule: '5.1', ports: idlePorts });
}

const firing = (): FrameAt<'firing'> => ({ at: 'firing', step: 0, salvos: [NO_LASERS, NO_LASERS], fired: [0, 0] });
const NO_LASERS: readonly never[] = [];

/** 5.2 For every set of lasers, all the salvos it allows: everything first, nothing last. */
const SALVOS: readonly (readonly (readonly Laser[])[])[] = Array.from({ length: 1 << LASERS.length }, (_, set) =>
  Array.from({ length: 1 << LASERS.length }, (_, part) => part)
    .filter((part) => (part & set) === part)
    .map((part) => LASERS.filter((_, i) => (part >> i) & 1))
    .sort((a, b) => b.length - a.length),
);
const ALL_SALVOS = SALVOS[SALVOS.length - 1] ?? [];

/**
 * 5.2 All players with a laser that bears declare their fire at once. 5.4 A useless computer prevents fire. 8.4 A drone
 * fires everything that bears.
 */
export function declareFire({ board }: Match, frame: FrameAt<'firing'>, tell: Tell) {
  if (tell) tellWhoHasNoShot(board, tell);
  return asking('fire', isToDeclare(board, 0, frame, tell), isToDeclare(board, 1, frame, tell));
}

function isToDeclare(board: Board, seat: 0 | 1, frame: FrameAt<'firing'>, tell: Tell): boolean {
  const ship = board.ships[seat];
  const set = bearing(ship, board.ports[seat]);
  if (set === 0) return false;
  if (!mayFire(ship)) {
    tell?.({ type: 'cannot-fire', rule: '5.4', seat, ...revealing(board, seat) });
    return false;
  }
  if (!ship.drone) return true;
  declare(frame, seat, SALVOS[set]?.[0] ?? [], '8.4', tell);
  return false;
}

/** 5.4 */
export function mayFire(ship: Ship): boolean {
  return baseToHit(ship) < BLIND;
}

function declare(frame: FrameAt<'firing'>, seat: Seat, lasers: readonly Laser[], rule: string, tell: Tell): void {
  frame.salvos[seat === 0 ? 0 : 1] = lasers;
  tell?.({ type: 'declared', rule, seat, lasers });
}

export const fire: DecisionOn<Duel, 'fire', 'firing'> = {
  candidates: () => ALL_SALVOS,
  forbids(board, { seat }, lasers) {
    const ship = shipOf(board.ships, seat);
    const enemy = shipOf(board.ports, seat);
    for (const laser of lasers) {
      if (!ship.lasers[LASERS.indexOf(laser)]) return { rule: '6.6', fact: 'This laser is destroyed.' };
      const sector = pointsAt(ship, laser);
      if (sector !== enemy) {
        return {
          rule: '5.1',
          fact: `It points at ${sector === null ? 'no port' : `port ${sector}`}; the enemy is in port ${enemy}.`,
        };
      }
    }
    return undefined;
  },
  options(board, { seat }) {
    return SALVOS[bearing(shipOf(board.ships, seat), shipOf(board.ports, seat))] ?? ALL_SALVOS;
  },
  apply(_match, { seat }, lasers, frame, tell) {
    declare(frame, seat, lasers, '5.2', tell);
  },
};

/** 5.5 The ships fire shot by shot, one ship after the other, drones last; the order changes nothing. */
export function nextShot({ board }: Match, { salvos, fired }: FrameAt<'firing'>) {
  const first = board.ships[0].drone ? 1 : 0;
  const by = fired[first] < salvos[first].length ? first : first === 0 ? 1 : 0;
  const laser = salvos[by][fired[by]];
  if (laser === undefined) return undefined;
  fired[by]++;
  return { call: { at: 'shot', step: 0, by, laser } as const };
}

/** 5.3 A shot needs the base number plus the clicks just turned. */
export function toHit(ship: Ship): number {
  return baseToHit(ship) + Math.abs(ship.heading);
}

/** 5.3 A hit needs a total on two dice of at least the base number plus the clicks just turned. */
export function rollToHit({ board, dice: generator }: Match, { by, laser }: FrameAt<'shot'>, tell: Tell) {
  const ship = shipOf(board.ships, by);
  const dice = roll2d6For(generator, 'to-hit', by);
  const total = dice[0] + dice[1];
  const needed = toHit(ship);
  const hit = total >= needed;
  if (tell) {
    const shot = { type: 'shot', rule: '5.3', by, laser, dice, hit } as const;
    tellGuarded(tell, board, by, { ...shot, needed }, { ...shot, needed: null });
  }
  return hit ? undefined : 'done';
}
