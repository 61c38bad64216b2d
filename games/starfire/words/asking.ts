import { type Choice, capital, inARow, plural, type View } from '@starboard/kernel';
import { isFlagship } from '../rules/02-setup.ts';
import { goesAhead, isLeavingMap } from '../rules/04-movement.ts';
import { bearing, rangeBetween } from '../rules/05-gunnery.ts';
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

/** What the asked seat is to do now. */
export function prompt(ask: Ask, { board }: View<Starfire>): string {
  switch (ask.kind) {
    case 'design':
      return `Pick a design for ${shipAt(board, ask.ship).name}.`;
    case 'place':
      return `Place ${shipAt(board, ask.ship).name}: ${wherePlaced(board, ask)}.`;
    case 'face':
      return `Which way does ${shipAt(board, ask.ship).name} face?`;
    case 'move':
      return helmPrompt(board, ask);
    case 'fire':
      return firePrompt(board, ask);
    case 'weapons':
      return `How many ${WEAPON_NAMES[ask.weapon][1]} does ${shipAt(board, ask.ship).name} fire at ${shipAt(board, ask.at).name}?`;
  }
}

/** 5.1 Whoever has one ship left to fire has only a target to choose. */
function firePrompt({ ships }: Board, { seat }: AskFor<'fire'>): string {
  const ready = ships.filter((ship) => ship.seat === seat && ship.fate === 'fighting' && !ship.fired);
  return ready.length === 1
    ? `Choose what ${ready[0]?.name} fires at, or hold fire.`
    : 'Choose one of your ships, and what it fires at.';
}

function wherePlaced(board: Board, { ship: id }: AskFor<'place'>): string {
  const { setup, ships } = board;
  const { side } = shipAt(board, id);
  const flagship = (of: number): string => ships.find((ship) => ship.side === of)?.name ?? '';
  if (!isFlagship(board, id))
    return `within ${plural(setup.spread, 'hex', 'hexes')} of ${flagship(side)}, facing alike`;
  return side === 0 ? 'any hex of the map' : `${plural(setup.distance, 'hex', 'hexes')} from ${flagship(0)}`;
}

function helmPrompt(board: Board, { ship: id }: AskFor<'move'>): string {
  const ship = shipAt(board, id);
  return `${ship.name}, facing ${FACING_NAMES[ship.facing]}: spend a movement point, ${ship.points} left.`;
}

/** An option, as short as a button. */
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
