import { type Choice, capital, inARow, type View } from '@starboard/kernel';
import { goesAhead, isLeavingMap } from '../rules/04-movement.ts';
import { bearing, rangeBetween } from '../rules/05-combat/gunnery.ts';
import { ROSTER, type RosterName } from '../rules/data/roster.ts';
import { WEAPONS } from '../rules/data/systems.ts';
import {
  type Ask,
  type AskFor,
  type Board,
  type Fire,
  ORDERS,
  type Order,
  type Starfire,
  shipAt,
} from '../rules/model.ts';
import { FACING_NAMES, ORDER_NAMES, WEAPON_NAMES, weaponCount } from './phrases.ts';

export function label(ask: Ask, choice: Choice<Starfire>, { board }: View<Starfire>): string {
  switch (ask.kind) {
    case 'design':
      return isRosterName(choice) ? `${choice}: ${ROSTER[choice]}` : '';
    case 'place':
      return `Hex ${choice}`;
    case 'face':
      return capital(Object.entries(FACING_NAMES).find(([facing]) => facing === `${choice}`)?.[1] ?? '');
    case 'move':
      return isOrder(choice) ? orderLabel(board, ask, choice) : '';
    case 'fire':
      return isFire(choice) ? fireLabel(board, choice) : '';
    case 'weapons':
      return choice === 0 ? `No ${WEAPON_NAMES[ask.weapon][1]}` : capital(weaponCount(ask.weapon, Number(choice)));
  }
}

function orderLabel(board: Board, { ship: id }: AskFor<'move'>, order: Order): string {
  const leaving = goesAhead(order) && isLeavingMap(board, shipAt(board, id));
  return `${capital(ORDER_NAMES[order])}${leaving ? ', off the map' : ''}`;
}

function fireLabel(board: Board, { ship: id, at, all }: Fire): string {
  const ship = shipAt(board, id);
  if (at === null) return `${ship.name}: hold fire`;
  const target = shipAt(board, at);
  const bears = bearing(board, ship, target);
  const salvo = inARow(WEAPONS.flatMap((weapon, i) => (bears[i] ? [weaponCount(weapon, bears[i])] : [])));
  const aim = `at ${target.name}, range ${rangeBetween(ship, target)}`;
  return all ? `${ship.name}: fire ${salvo} ${aim}` : `${ship.name}: fire some of its weapons ${aim}`;
}

const isRosterName = (choice: Choice<Starfire>): choice is RosterName =>
  typeof choice === 'string' && Object.hasOwn(ROSTER, choice);
const isOrder = (choice: Choice<Starfire>): choice is Order => ORDERS.some((order) => order === choice);
const isFire = (choice: Choice<Starfire>): choice is Fire => typeof choice === 'object' && 'ship' in choice;
