import { type DecisionOn, roll, roll2d6, type Seat } from '@starboard/kernel';
import { askThose } from './asks.ts';
import { LASERS, type Laser } from './data/ships.ts';
import { BOTH, type Duel, type FrameAt, type Match, type Ship, shipOf, type Tell } from './model.ts';
import { tellGuarded } from './secrecy.ts';
import { bearing, mayFire, pointsAt, SALVOS, toHit, turretWorks } from './ship.ts';

const ALL_SALVOS = SALVOS[SALVOS.length - 1] ?? [];

/** 8.3 After movement a drone's turret points at the enemy on a 5 or 6. */
export function aimDroneTurrets({ board, dice }: Match, _frame: FrameAt<'firing'>, tell: Tell): void {
  for (const seat of BOTH) {
    const ship = shipOf(board.ships, seat);
    if (!ship.drone || !turretWorks(ship)) continue;
    const die = roll(dice);
    ship.turret = die >= 5 ? shipOf(board.ports, seat) : null;
    tell?.({ type: 'drone-turret', rule: '8.3', seat, die, sector: ship.turret });
  }
}

/** 5.2 All who have a laser to bear declare their fire at once. 8.4 A drone fires all that bears. */
export function declareFire({ board }: Match, _frame: FrameAt<'firing'>, tell: Tell) {
  for (const seat of BOTH) {
    const ship = shipOf(board.ships, seat);
    const set = bearing(ship, shipOf(board.ports, seat));
    ship.salvo = [];
    ship.fired = 0;
    if (set === 0) continue;
    proveBase(ship, mayFire(ship));
    if (ship.drone && mayFire(ship)) declare(ship, seat, SALVOS[set]?.[0] ?? [], '8.4', tell);
  }
  return askThose(
    board,
    'fire',
    (ship, seat) => !ship.drone && mayFire(ship) && bearing(ship, shipOf(board.ports, seat)) !== 0,
  );
}

function declare(ship: Ship, seat: Seat, lasers: readonly Laser[], rule: string, tell: Tell): void {
  ship.salvo = lasers;
  tell?.({ type: 'declared', rule, seat, lasers });
}

/** 5.4 That a ship may or may not fire shows on which side of 13 its base number is. */
function proveBase({ proven, computerHits }: Ship, fires: boolean): void {
  if (fires) proven.baseAtMost = Math.min(proven.baseAtMost, 12 - computerHits);
  else proven.baseAtLeast = Math.max(proven.baseAtLeast, 13 - computerHits);
}

export const fire: DecisionOn<Duel, 'fire'> = {
  candidates: () => ALL_SALVOS,
  forbids(board, { seat }, lasers) {
    const ship = shipOf(board.ships, seat);
    const enemy = shipOf(board.ports, seat);
    for (const laser of lasers) {
      if (!ship.lasers[LASERS.indexOf(laser)]) return { rule: '6.6', fact: 'This laser is destroyed.' };
      const sector = pointsAt(ship, laser);
      if (sector !== enemy) {
        return { rule: '5.1', fact: `It points at sector ${sector ?? 'none'}; the enemy is in port ${enemy}.` };
      }
    }
    return undefined;
  },
  options(board, { seat }) {
    return SALVOS[bearing(shipOf(board.ships, seat), shipOf(board.ports, seat))] ?? ALL_SALVOS;
  },
  apply(match, { seat }, lasers, tell) {
    declare(shipOf(match.board.ships, seat), seat, lasers, '5.2', tell);
  },
};

/** 5.5 Shot by shot, one ship after the other, drones last; the order changes nothing. */
export function nextShot({ board }: Match) {
  const order = board.ships[0].drone ? [1, 0] : BOTH;
  for (const by of order) {
    const ship = shipOf(board.ships, by);
    const laser = ship.salvo[ship.fired];
    if (laser === undefined) continue;
    ship.fired++;
    return { call: { at: 'shot', step: 0, by, laser } as const };
  }
  return undefined;
}

/** 5.3 To hit: two dice, at least the base number plus the clicks just turned. */
export function rollToHit({ board, dice: generator }: Match, { by, laser }: FrameAt<'shot'>, tell: Tell) {
  const ship = shipOf(board.ships, by);
  const dice = roll2d6(generator);
  const total = dice[0] + dice[1];
  const needed = toHit(ship);
  const hit = total >= needed;
  proveToHit(ship, total, hit);
  if (tell) {
    const shot = { type: 'shot', rule: '5.3', by, laser, dice, hit } as const;
    tellGuarded(tell, board, by, { ...shot, needed }, { ...shot, needed: null });
  }
  return hit ? undefined : 'done';
}

function proveToHit(ship: Ship, total: number, hit: boolean): void {
  const base = total - Math.abs(ship.heading) - ship.computerHits;
  const { proven } = ship;
  if (hit) proven.baseAtMost = Math.min(proven.baseAtMost, base);
  else proven.baseAtLeast = Math.max(proven.baseAtLeast, base + 1);
}
