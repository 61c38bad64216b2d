import { distance } from '@starboard/geometry';
import type { Choice, Mind, Seat, Skill, Tactics, TurnGame, View } from '@starboard/kernel';
import { isFighting } from '../rules/01-ships/ships.ts';
import { isOnMap } from '../rules/02-setup/map.ts';
import { positionAfter } from '../rules/04-movement.ts';
import { clone } from '../rules/clone.ts';
import {
  type Board,
  type Fire,
  ORDERS,
  type Ship,
  type ShipId,
  type Side,
  type Starfire,
  shipAt,
} from '../rules/model.ts';
import { duelOrders } from './turn/duel/duel-orders.ts';
import { fleetOrders } from './turn/fleet/fleet-orders.ts';
import { shotWorths } from './turn/gunnery.ts';
import { ANSWERS, awayFrom, NEXT_TURN, styleOf } from './turn/style.ts';

/** 3.2 The loser of initiative wins the next tie. */
const WINS_AGAIN = 0.45;

/** Ships move in turn and see each other move, so what rivals are taken for is a matter of foresight here. */
const skill = (foresight: number, leeway: number): Skill => ({ foresight, leeway, rivals: 'equal', careless: 0 });

export const tactics: Tactics<Starfire> = {
  skills: {
    cadet: skill(0, 0.3),
    pilot: skill(NEXT_TURN, 0.11),
    veteran: skill(NEXT_TURN, 0.035),
    ace: skill(ANSWERS, 0.04),
    legend: skill(ANSWERS, 0),
  },
  expects: () => true,
  reviewBudget: 14_000,
  turnGame(view, mind) {
    switch (view.mine?.ask.kind) {
      case 'move':
        return moving(view, view.mine.ask, mind);
      case 'fire':
        return firing(view, view.mine.ask.seat, view.mine.options, mind);
      default:
        return null;
    }
  },
};

function moving(view: View<Starfire>, { seat, ship: id }: { seat: Seat; ship: ShipId }, mind: Mind) {
  const board = withOwnOrders(view);
  const ships = board.ships.filter(isFighting);
  const ship = shipAt(board, id);
  const lastNext = chanceToMoveLast(board, ship.side);
  const style = styleOf(mind);
  const [enemy, another] = ships.filter(({ side }) => side !== ship.side);
  const duel = enemy !== undefined && another === undefined && ships.length === 2 && mind.foresight >= ANSWERS;
  const worths = duel
    ? duelOrders(board, ship, enemy, lastNext, style)
    : fleetOrders(board, around(ships, ship), ship, lastNext, mind.foresight, style);
  // Away from the enemy counts from where the ship is now.
  const now = awayFrom(
    style,
    Math.min(...ships.filter(({ side }) => side !== ship.side).map((each) => distance(each, ship))),
  );
  return alone(
    seat,
    [...worths.keys()],
    [...worths.values()].map((worth) => worth + now),
  );
}

/** In a large battle, a captain thinks about the nearest ships only: so many enemies, and one fewer of its own side. */
const NEAREST = 3;

function around(ships: readonly Ship[], ship: Ship): readonly Ship[] {
  const nearest = (some: readonly Ship[], most: number): readonly Ship[] =>
    some.length <= most
      ? some
      : [...some]
          .sort((a, b) => distance(a, ship) - distance(b, ship) || ships.indexOf(a) - ships.indexOf(b))
          .slice(0, most);
  const enemies = ships.filter(({ side }) => side !== ship.side);
  const friends = ships.filter((each) => each.side === ship.side && each !== ship);
  const near = [ship, ...nearest(friends, NEAREST - 1), ...nearest(enemies, NEAREST)];
  return ships.filter((each) => near.includes(each));
}

/** 5.2, 5.3 Firing everything costs nothing, so holding fire and firing less are never better. */
function firing({ board }: View<Starfire>, seat: Seat, options: readonly Choice<Starfire>[], mind: Mind) {
  const shots = options.filter((shot): shot is Fire => typeof shot === 'object' && shot.at !== null && shot.all);
  const ships = board.ships.filter(isFighting);
  const worths = shotWorths(board, ships, shots, mind.foresight >= NEXT_TURN, styleOf(mind));
  return alone(
    seat,
    worths.map(({ shot }) => shot),
    worths.map(({ worth }) => worth),
  );
}

/** 4.1, 5.1 Nobody else decides at the same time, or 8.4 only others of the same side. */
function alone(seat: Seat, opens: readonly Choice<Starfire>[], worths: readonly number[]): TurnGame<Starfire> | null {
  return opens.length === 0 ? null : { players: [{ seat, weight: 1, alone: worths, opens }], meetings: [] };
}

const chanceToMoveLast = ({ winner }: Board, side: Side): number => (winner === side ? WINS_AGAIN : 1 - WINS_AGAIN);

/** 8.4 The board with the orders that the seat has already given for this point. */
function withOwnOrders({ board: seen, sealed }: View<Starfire>): Board {
  const board = clone(seen);
  for (const { ask, choice } of sealed) {
    const order = ORDERS.find((each) => each === choice);
    if (ask.kind !== 'move' || order === undefined) continue;
    const ship = shipAt(board, ask.ship);
    Object.assign(ship, positionAfter(ship, order), { points: ship.points - 1 });
    if (!isOnMap(board.setup, ship)) ship.fate = 'gone';
  }
  return board;
}
