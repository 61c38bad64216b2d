import { type DecisionOn, roll, roll2d6, type Seat } from '@starboard/kernel';
import { asking } from './asks.ts';
import { LASERS, type Laser } from './data/ships.ts';
import { type Board, type Duel, type FrameAt, type Match, shipOf, type Tell } from './model.ts';
import { revealing, tellGuarded } from './secrecy.ts';
import { bearing, mayFire, pointsAt, SALVOS, toHit, turretWorks } from './ship.ts';

const ALL_SALVOS = SALVOS[SALVOS.length - 1] ?? [];

/** 8.3 After movement a drone's turret points at the enemy on a 5 or 6. */
export function aimDroneTurrets({ board, dice }: Match, _frame: FrameAt<'firing'>, tell: Tell): void {
  for (let seat = 0; seat < 2; seat++) {
    const ship = shipOf(board.ships, seat);
    if (!ship.drone || !turretWorks(ship)) continue;
    const die = roll(dice);
    ship.turret = die >= 5 ? shipOf(board.ports, seat) : null;
    tell?.({ type: 'drone-turret', rule: '8.3', seat, die, sector: ship.turret });
  }
}

/** 5.2 All who have a laser to bear declare their fire at once. 5.4 Not so with a useless computer. 8.4 A drone fires all that bears. */
export function declareFire({ board }: Match, frame: FrameAt<'firing'>, tell: Tell) {
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
        return { rule: '5.1', fact: `It points at sector ${sector ?? 'none'}; the enemy is in port ${enemy}.` };
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

/** 5.5 Shot by shot, one ship after the other, drones last; the order changes nothing. */
export function nextShot({ board }: Match, { salvos, fired }: FrameAt<'firing'>) {
  const first = board.ships[0].drone ? 1 : 0;
  const by = fired[first] < salvos[first].length ? first : first === 0 ? 1 : 0;
  const laser = salvos[by][fired[by]];
  if (laser === undefined) return undefined;
  fired[by]++;
  return { call: { at: 'shot', step: 0, by, laser } as const };
}

/** 5.3 To hit: two dice, at least the base number plus the clicks just turned. */
export function rollToHit({ board, dice: generator }: Match, { by, laser }: FrameAt<'shot'>, tell: Tell) {
  const ship = shipOf(board.ships, by);
  const dice = roll2d6(generator);
  const total = dice[0] + dice[1];
  const needed = toHit(ship);
  const hit = total >= needed;
  if (tell) {
    const shot = { type: 'shot', rule: '5.3', by, laser, dice, hit } as const;
    tellGuarded(tell, board, by, { ...shot, needed }, { ...shot, needed: null });
  }
  return hit ? undefined : 'done';
}
