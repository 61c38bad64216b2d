import type { Seat, View } from '@starboard/kernel';
import { diceOpenTo } from '../06-attack/modify.ts';
import { recount } from '../13-cards/listening.ts';
import { attackIn, rollApartIn, waits } from '../13-cards/now.ts';
import { knownBoard } from '../knowledge/known.ts';
import { type AskFor, type Board, type DiceChoice, type Furball, shipOf } from '../model.ts';
import { isGood } from '../ops/dice/helping.ts';

/**
 * 6.6 The dice that most pilots would reroll: their own that don't count. Undefined if a focus result could still be
 * turned, because then the player decides what to keep.
 */
export function usualDice({ board: seen, stack }: View<Furball>, ask: AskFor<'dice'>): DiceChoice | undefined {
  const { seat, pool, most, to, faces } = ask;
  const attack = attackIn(stack);
  if (to !== 'reroll' || attack === null || rollApartIn(stack) !== null) return undefined;
  if ((pool === 'attack' ? attack.attacker : attack.defender) !== seat) return undefined;
  const dice = diceOpenTo(stack, { pool, faces }, to).filter(({ face }) => !isGood(face));
  const blank = Math.min(most, dice.filter(({ face }) => face === 'blank').length);
  const focus = Math.min(most - blank, dice.length - dice.filter(({ face }) => face === 'blank').length);
  if (blank + focus === 0 || (focus > 0 && mayTurnFocus(knownBoard(seen), seat, stack))) return undefined;
  return { ...(focus > 0 ? { focus } : {}), ...(blank > 0 ? { blank } : {}) };
}

/** Whether a token or another card of the ship could still turn focus results. */
function mayTurnFocus(board: Board, seat: Seat, stack: View<Furball>['stack']): boolean {
  const { tokens } = shipOf(board, seat);
  if (tokens.focus > 0) return true;
  const inUse = stack.findLast((frame) => frame.at === 'effect')?.origin.place ?? -1;
  const others = { ...board, ships: board.ships.map((ship, of) => (of === seat ? withoutCard(ship, inUse) : ship)) };
  recount(others);
  const moment = stack.findLast((frame) => frame.at === 'window')?.moment;
  return moment !== undefined && waits(others, seat, moment);
}

const withoutCard = (ship: Board['ships'][number], place: number): Board['ships'][number] => ({
  ...ship,
  cards: ship.cards.map((held, at) => (at === place && at > 0 ? { ...held, up: false } : held)),
});
