import type { DecisionOn } from '@starboard/kernel';
import { asking } from './asks.ts';
import { TURRET } from './data/ships.ts';
import { type Duel, type FrameAt, type Match, SECTORS, type Ship, type ShipView, shipOf } from './model.ts';

/**
 * 3.1 Both aim their turrets at once. 10.13 They do so before they choose headings. 3.2 A ship without a working turret
 * laser has nothing to aim; a drone aims later (8.3).
 */
export function aimTurrets(match: Match, _frame: FrameAt<'turn'>) {
  const { ships } = match.board;
  return asking('aim', aims(ships[0]), aims(ships[1]));
}

function aims(ship: Ship): boolean {
  return !ship.drone && turretWorks(ship);
}

/** 3.2 One working laser is enough. */
export function turretWorks({ lasers }: Pick<ShipView, 'lasers'>): boolean {
  for (let i = 0; i < TURRET.length; i++) if (lasers[TURRET[i] ?? 0]) return true;
  return false;
}

export const aim: DecisionOn<Duel, 'aim'> = {
  candidates: () => SECTORS,
  options: () => SECTORS,
  apply(match, { seat }, sector, _frame, tell) {
    shipOf(match.board.ships, seat).turret = sector;
    tell?.({ type: 'aimed', rule: '3.1', seat, sector });
  },
};
