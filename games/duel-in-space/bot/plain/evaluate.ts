import type { Seat } from '@starboard/kernel';
import { baseToHit, clicksAllowed, protectionLeft } from '../../rules/01-starfighters.ts';
import { isToBlowUp } from '../../rules/06-damage.ts';
import { AFT, FORWARD, TURRET } from '../../rules/data/ships.ts';
import { type Board, other, type Ship, shipOf } from '../../rules/model.ts';
import { working } from './gunnery.ts';
import { chanceToHit, hitsToBear } from './odds.ts';

/* The figures here were fitted to the outcomes of 6000 duels flown by policy, a third of them with designs at random. */

/** How often a laser of each mounting bears in a turn. */
const BEARS = { forward: 0.35, turret: 0.6, aft: 0.25 };
/** What a ship that can still turn by so many clicks makes of its lasers. */
const HANDLING = [0.2, 0.7, 0.9, 1, 1, 1, 1];
const TYPICAL_CLICKS = 1;
/** Life support fails slowly at first: who is hit there may yet win before it ends. */
const FAILING = 0.8;

/** How well a duel stands for a seat: who can expect to outlive the other. */
export function evaluate(board: Board, seat: Seat): number {
  const ship = shipOf(board.ships, seat);
  const enemy = shipOf(board.ships, other(seat));
  if (isToBlowUp(ship) || isToBlowUp(enemy)) return Number(isToBlowUp(enemy)) - Number(isToBlowUp(ship));
  const mine = 1 / riskPerTurn(ship, enemy);
  const theirs = 1 / riskPerTurn(enemy, ship);
  const [ours, others] = [mine * Math.sqrt(mine), theirs * Math.sqrt(theirs)];
  return (ours - others) / (ours + others);
}

/** How much of what keeps a ship alive a turn is likely to cost it. */
function riskPerTurn(ship: Ship, enemy: Ship): number {
  const underFire = hitsPerTurn(enemy) / hitsToBear(Math.max(1, protectionLeft(ship)));
  const failing = ship.lifeSupport === null ? 0 : FAILING / Math.max(0.5, ship.lifeSupport);
  return underFire + failing + 0.001;
}

function hitsPerTurn(ship: Ship): number {
  const lasers =
    working(ship, FORWARD) * BEARS.forward + working(ship, TURRET) * BEARS.turret + working(ship, AFT) * BEARS.aft;
  return lasers * chanceToHit(baseToHit(ship) + TYPICAL_CLICKS) * (HANDLING[clicksAllowed(ship)] ?? 1);
}
