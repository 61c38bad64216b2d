import { rollFor } from '@starboard/kernel';
import { clicksAllowed } from './01-starfighters.ts';
import { turretWorks } from './03-turret.ts';
import { type FrameAt, type Match, shipOf, type Tell } from './model.ts';

/**
 * Two rules of target practice are carried out elsewhere: 8.4 a drone fires everything that bears (05-firing.ts), and
 * 8.5 the score is the number of turns (07-ending.ts).
 */

/**
 * 8.1 Dice move a drone after its opponent has chosen. 8.2 The big die sets the direction, right on 1 to 3 and left on
 * 4 to 6; the little die sets the clicks. If that is more than the drone can turn, it flies straight on.
 */
export function steerDrones(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  for (let seat = 0; seat < 2; seat++) {
    const ship = shipOf(match.board.ships, seat);
    if (!ship.drone) continue;
    const big = rollFor(match.dice, 'steering', seat);
    const little = rollFor(match.dice, 'steering', seat);
    const clicks = little > clicksAllowed(ship) ? 0 : big <= 3 ? little : -little;
    ship.heading = clicks;
    tell?.({ type: 'headed', rule: '8.2', seat, clicks, dice: [big, little] });
  }
}

/** 8.3 After movement a drone's turret points at the enemy on a 5 or 6. */
export function aimDroneTurrets({ board, dice }: Match, _frame: FrameAt<'firing'>, tell: Tell): void {
  for (let seat = 0; seat < 2; seat++) {
    const ship = shipOf(board.ships, seat);
    if (!ship.drone || !turretWorks(ship)) continue;
    const die = rollFor(dice, 'turret', seat);
    ship.turret = die >= 5 ? shipOf(board.ports, seat) : null;
    tell?.({ type: 'drone-turret', rule: '8.3', seat, die, sector: ship.turret });
  }
}
