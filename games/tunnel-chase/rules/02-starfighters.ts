import type { Seat } from '@starboard/kernel';
import { revealing } from './09-designs/secrecy.ts';
import { type Board, isFlying, type Match, NOWHERE, type Pilot, pilotOf, type Tell } from './model.ts';

/** 2.1 Protection is how much damage a starfighter can take: 2.2 ten points in the stock one. */
export function protectionLeft({ design, damage }: Pick<Pilot, 'design' | 'damage'>): number {
  return design.protection - damage;
}

/** 2.3 Damage of any kind reduces protection. */
export function takeDamage(board: Board, pilot: Pilot, points: number): void {
  pilot.damage += points;
  board.hurtIn = board.turn;
}

/** 2.3 A starfighter at 0 blows up and leaves the tunnel. Those that blow up together leave together. */
export function blowUp(match: Match, rule: string, tell: Tell): void {
  const { board } = match;
  let left = board.left;
  for (let seat = 0; seat < board.pilots.length; seat++) {
    const pilot = pilotOf(board, seat);
    if (!isFlying(pilot) || protectionLeft(pilot) > 0) continue;
    left = board.left + 1;
    tell?.({ type: 'wrecked', rule, seat, space: pilot.space, ...revealing(board) });
    leave(pilot, left);
  }
  board.left = left;
}

export function leave(pilot: Pilot, out: number): void {
  pilot.out = out;
  pilot.space = NOWHERE;
}

export function flying({ pilots }: Board): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < pilots.length; seat++) if (pilots[seat]?.out === 0) seats.push(seat);
  return seats;
}
