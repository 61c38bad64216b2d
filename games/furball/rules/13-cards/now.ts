import type { Seat } from '@starboard/kernel';
import type { BearerPart, Now } from '../model/cards.ts';
import {
  type AttackFrame,
  type Board,
  type CardId,
  type FrameAt,
  type Lasting,
  type Moment,
  type Origin,
  type Rolling,
  type Stack,
  shipOf,
  type WindowSubject,
} from '../model.ts';
import { MOMENT_NUMBER, printedOn } from './book.ts';
import { seatsHearing } from './hearers.ts';
import { isInForce } from './query.ts';

/** In place of a ship, where something happens to all of them: a phase begins. */
export const EVERYBODY = -1;

/** What happens to a ship, and whatever else there is to say. */
export function happening(ship: Seat, more?: Partial<WindowSubject>): WindowSubject {
  return {
    ship,
    other: more?.other ?? null,
    token: more?.token ?? null,
    action: more?.action ?? null,
    card: more?.card ?? null,
    number: more?.number ?? 0,
    pool: more?.pool ?? null,
  };
}

/** Which attack was found last. What lies under a frame stays as it is while the frame is there. */
const lately: { stack: Stack | null; top: Stack[number] | undefined; attack: AttackFrame | null } = {
  stack: null,
  top: undefined,
  attack: null,
};

/** The present attack, the innermost of several. */
export function attackIn(stack: Stack): AttackFrame | null {
  const top = stack[stack.length - 1];
  if (lately.stack !== stack || lately.top !== top) {
    lately.stack = stack;
    lately.top = top;
    lately.attack = innermostAttack(stack);
  }
  return lately.attack;
}

function innermostAttack(stack: Stack): AttackFrame | null {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame?.at === 'attack') return frame;
  }
  return null;
}

/** The present roll outside an attack, or outside the dice of the attack that it happens in. */
export function rollApartIn(stack: Stack): FrameAt<'roll'> | null {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame?.at === 'roll') return frame;
    if (frame?.at === 'attack') return null;
  }
  return null;
}

/** The dice on the table: of the present roll or attack, whichever is inner. */
export function rollingIn(stack: Stack, pool: 'attack' | 'defence'): Rolling | null {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame?.at === 'roll' && frame.pool === pool) return frame;
    if (frame?.at === 'attack') return { dice: frame.dice[pool] };
  }
  return null;
}

const NOBODY: readonly Seat[] = [];

export function nowFor(
  board: Board,
  stack: Stack,
  origin: Origin,
  event: WindowSubject,
  chosen: readonly Seat[] = NOBODY,
  count = 0,
): Now {
  return { board, stack, origin, ship: origin.ship, event, attack: attackIn(stack), chosen, count };
}

/** Calls for each card of a ship that is in force, until one call answers something. */
export function findOrigin<T>(
  board: Board,
  seat: Seat,
  look: (card: CardId, from: Origin['from'], place: number) => T | undefined,
): T | undefined {
  const { cards, damage, conditions } = shipOf(board, seat);
  for (let place = 0; place < cards.length; place++) {
    const held = cards[place];
    const found = held?.up === true && isInForce(board, seat, held.card) ? look(held.card, 'card', place) : undefined;
    if (found !== undefined) return found;
  }
  for (let i = 0; i < damage.length; i++) {
    const dealt = damage[i];
    const found = dealt?.up === true ? look(dealt.card, 'damage', dealt.id) : undefined;
    if (found !== undefined) return found;
  }
  for (let i = 0; i < conditions.length; i++) {
    const condition = conditions[i];
    const found = condition === undefined ? undefined : look(condition.card, 'condition', condition.id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Calls for each card whose lasting effects count for a ship, until one call answers something. */
export function findLasting<T>(
  { lasting }: Board,
  seat: Seat,
  look: (card: CardId, from: Origin['from'], place: number) => T | undefined,
): T | undefined {
  for (let i = 0; i < lasting.length; i++) {
    const each = lasting[i];
    if (each?.modifier !== null || each.on !== seat) continue;
    const isSame = (other: Lasting): boolean =>
      other.modifier === null && other.on === seat && other.card === each.card;
    const found = lasting.findIndex(isSame) === i ? look(each.card, 'lasting', -1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a ship has a card that waits for a moment. */
export function waits(board: Board, seat: Seat, moment: Moment): boolean {
  return waitsFor(board, seat, MOMENT_NUMBER[moment]);
}

/** The same, by the number of the moment. */
export function waitsFor(board: Board, seat: Seat, number: number): boolean {
  if ((seatsHearing(board, number) & (1 << seat)) !== 0) return true;
  return board.lasting.length > 0 && lastsFor(board, seat, number);
}

function lastsFor({ lasting }: Board, seat: Seat, number: number): boolean {
  return lasting.some(
    ({ modifier, on, card }) => modifier === null && on === seat && (printedOn(card)?.waiting[number]?.length ?? 0) > 0,
  );
}

/** Whether a ship has the part in an event that an effect requires. */
export function hasPart(seat: Seat, part: BearerPart, event: WindowSubject, attack: AttackFrame | null): boolean {
  switch (part) {
    case 'own':
      return event.ship === seat || event.ship === EVERYBODY;
    case 'attacker':
      return attack?.attacker === seat;
    case 'defender':
      return attack?.defender === seat;
    case 'bystander':
      return event.ship !== seat;
    case 'lent':
      return false;
  }
}
