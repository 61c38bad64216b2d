import { type Choice, certain, type Mixture, weighted } from '@starboard/kernel';
import { FULL_BATTERY } from '../../rules/01-ships.ts';
import { type Ask, type Board, type Order, other, shipOf, type Template } from '../../rules/model.ts';

const MOSTLY_DODGE = weighted<Order>(['charge', 'dodge'], [1, 2], 3);
const FIRE_OR_DODGE = weighted<Order>(['dodge', 'fire'], [1, 1], 2);
const FIRE_OR_CHARGE = weighted<Order>(['fire', 'charge'], [1, 1], 2);
const ANYTHING = weighted<Order>(['dodge', 'fire', 'charge'], [2, 1, 1], 4);
const CHARGE = certain<Order>('charge');
const FIRE = certain<Order>('fire');

/** Charge with an empty battery, dodge a full one, and otherwise be hard to guess. */
export function policy(board: Board, { seat }: Ask, options: readonly Choice<Template>[]): Mixture<Choice<Template>> {
  const mine = shipOf(board, seat).charges;
  const theirs = shipOf(board, other(seat)).charges;
  if (mine === 0) return theirs > 1 ? MOSTLY_DODGE : CHARGE;
  const fires = mine > 1 || !options.includes('charge');
  if (theirs === FULL_BATTERY) return fires ? FIRE_OR_DODGE : ANYTHING;
  return fires ? FIRE : FIRE_OR_CHARGE;
}
