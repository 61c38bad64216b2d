import type { Seat } from '@starboard/kernel';
import { type AttackFrame, type Board, isFlying, shipOf, type WindowOf } from '../model.ts';
import { PART, printedOn } from './book.ts';
import { seatsInPart } from './hearers.ts';
import { type EffectThere, effectsAt } from './hearing.ts';
import { EVERYBODY, findLasting, waitsFor } from './now.ts';
import { isInForce } from './query.ts';

/** Whether any ship has an effect at a moment for the part that it has in what happens to a ship. */
export function mayBeUsed(board: Board, moment: number, about: Seat, attack: AttackFrame | null): boolean {
  if (board.lasting.length > 0) return true;
  const own = about === EVERYBODY ? ALL : 1 << about;
  const bystanders = about === EVERYBODY ? ALL : ~own;
  if ((seatsInPart(board, moment, PART.own) & own) !== 0) return true;
  if ((seatsInPart(board, moment, PART.bystander) & bystanders) !== 0) return true;
  if (attack === null) return false;
  return (
    (seatsInPart(board, moment, PART.attacker) & (1 << attack.attacker)) !== 0 ||
    (seatsInPart(board, moment, PART.defender) & (1 << attack.defender)) !== 0 ||
    seatsInPart(board, moment, PART.lent) !== 0
  );
}
const ALL = -1;

/** The parts that a ship has in what happens, a bit each. Nobody lends anything to themselves. */
function partsOf(seat: Seat, about: Seat, attack: AttackFrame | null): number {
  let parts = about === seat ? OWN : BYSTANDER;
  if (about === EVERYBODY) parts |= OWN;
  if (attack?.attacker === seat) parts |= 1 << PART.attacker;
  return attack?.defender === seat ? parts | (1 << PART.defender) : parts;
}
const OWN = 1 << PART.own;
const BYSTANDER = 1 << PART.bystander;
const LENT = 1 << PART.lent;

/** Calls for each effect that a seat could use in a window, until one call answers something. */
export function findEffect<T>(
  board: Board,
  { event }: WindowOf,
  moment: number,
  user: Seat,
  attack: AttackFrame | null,
  look: (found: EffectThere) => T | undefined,
): T | undefined {
  const own = findAmong(board, moment, user, partsOf(user, event.ship, attack), look);
  if (own !== undefined || attack?.attacker !== user) return own;
  if (board.lasting.length === 0 && seatsInPart(board, moment, PART.lent) === 0) return undefined;
  for (let i = 0; i < board.ranking.length; i++) {
    const other = board.ranking[i] as Seat;
    if (other === user || !isFlying(shipOf(board, other))) continue;
    const lent = findAmong(board, moment, other, LENT, look);
    if (lent !== undefined) return lent;
  }
  return undefined;
}

/** The same, among the cards of one ship that have one of these parts. */
function findAmong<T>(
  board: Board,
  moment: number,
  seat: Seat,
  parts: number,
  look: (found: EffectThere) => T | undefined,
): T | undefined {
  if (!waitsFor(board, seat, moment)) return undefined;
  const there = effectsAt(shipOf(board, seat), seat, moment);
  for (let i = 0; i < there.length; i++) {
    const each = there[i] as EffectThere;
    if ((parts & (1 << each.part)) === 0 || each.effect.lasting) continue;
    if (each.origin.from === 'card' && !isInForce(board, seat, each.origin.card)) continue;
    const answer = look(each);
    if (answer !== undefined) return answer;
  }
  return board.lasting.length === 0 ? undefined : findEnabled(board, moment, seat, parts, look);
}

/** The same, among the effects that count for a while. */
function findEnabled<T>(
  board: Board,
  moment: number,
  ship: Seat,
  parts: number,
  look: (found: EffectThere) => T | undefined,
): T | undefined {
  return findLasting(board, ship, (card, from, place) => {
    const printed = printedOn(card);
    for (const { effect, number, name, moment: at, part } of printed?.effects ?? NONE) {
      if (at !== moment || !effect.lasting || (parts & (1 << part)) === 0) continue;
      const answer = look({ effect, number, name, moment, part, origin: { ship, from, place, card } });
      if (answer !== undefined) return answer;
    }
    return undefined;
  });
}

const NONE: readonly never[] = [];
