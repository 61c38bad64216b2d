import type { Seat } from '@starboard/kernel';
import type { Effect } from '../model/cards.ts';
import { type AttackFrame, type Board, isFlying, type Moment, shipOf, type WindowOf } from '../model.ts';
import { effectOn, MOMENT_NUMBER, printedOn } from './book.ts';
import { type EffectThere, effectsThere, PART, partsHeard } from './hearing.ts';
import { EVERYBODY, findLasting, hasPart, waitsFor } from './now.ts';
import { isInForce } from './query.ts';

/** Whether any ship has an effect at a moment for the part that it has in what happens to a ship. */
export function mayBeUsed(board: Board, moment: Moment, about: Seat, attack: AttackFrame | null): boolean {
  if (board.lasting.length > 0) return true;
  const number = MOMENT_NUMBER[moment];
  for (let seat = 0; seat < board.ships.length; seat++) {
    const ship = shipOf(board, seat);
    if (ship.status !== 'flying' && ship.status !== 'off') continue;
    const parts = partsHeard(ship, seat, number);
    if (parts !== 0 && (parts & partsOf(seat, about, attack)) !== 0) return true;
  }
  return false;
}

/** The parts of a ship in what happens to a ship; what it lends counts in any attack. */
function partsOf(seat: Seat, about: Seat, attack: AttackFrame | null): number {
  let parts = about === seat ? PART.own : PART.bystander;
  if (about === EVERYBODY) parts |= PART.own;
  if (attack === null) return parts;
  parts |= PART.lent;
  if (attack.attacker === seat) parts |= PART.attacker;
  return attack.defender === seat ? parts | PART.defender : parts;
}

/** Calls for each effect that a seat could use in a window, until one call answers something. */
export function findEffect<T>(
  board: Board,
  frame: WindowOf,
  user: Seat,
  attack: AttackFrame | null,
  look: (found: EffectThere) => T | undefined,
): T | undefined {
  const own = findAmong(board, frame, user, user, attack, look);
  if (own !== undefined || attack?.attacker !== user) return own;
  for (let i = 0; i < board.ranking.length; i++) {
    const other = board.ranking[i] as Seat;
    if (other === user || !isFlying(shipOf(board, other))) continue;
    const lent = findAmong(board, frame, other, user, attack, look);
    if (lent !== undefined) return lent;
  }
  return undefined;
}

/** The same, among the cards of one ship. */
function findAmong<T>(
  board: Board,
  frame: WindowOf,
  seat: Seat,
  user: Seat,
  attack: AttackFrame | null,
  look: (found: EffectThere) => T | undefined,
): T | undefined {
  const moment = MOMENT_NUMBER[frame.moment];
  if (!waitsFor(board, seat, moment)) return undefined;
  const isMine = ({ as }: Effect): boolean => (seat === user ? hasPart(seat, as, frame.event, attack) : as === 'lent');
  const there = effectsThere(shipOf(board, seat), seat);
  for (let i = 0; i < there.length; i++) {
    const each = there[i] as EffectThere;
    if (each.moment !== moment || each.effect.lasting || !isMine(each.effect)) continue;
    if (each.origin.from === 'card' && !isInForce(board, seat, each.origin.card)) continue;
    const answer = look(each);
    if (answer !== undefined) return answer;
  }
  return board.lasting.length === 0 ? undefined : findEnabled(board, moment, seat, isMine, look);
}

/** The same, among the effects that count for a while. */
function findEnabled<T>(
  board: Board,
  moment: number,
  ship: Seat,
  isMine: (effect: Effect) => boolean,
  look: (found: EffectThere) => T | undefined,
): T | undefined {
  return findLasting(board, ship, (card, from, place) => {
    const printed = printedOn(card);
    for (const number of printed?.waiting[moment] ?? NONE) {
      const effect = effectOn(card, number);
      if (!effect.lasting || !isMine(effect)) continue;
      const answer = look({
        origin: { ship, from, place, card },
        number,
        name: printed?.names[number] ?? '',
        effect,
        moment,
      });
      if (answer !== undefined) return answer;
    }
    return undefined;
  });
}

const NONE: readonly never[] = [];
