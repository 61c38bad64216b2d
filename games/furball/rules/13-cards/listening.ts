import type { Seat } from '@starboard/kernel';
import {
  type Board,
  type CardId,
  type Condition,
  type DealtDamage,
  type Held,
  type Moment,
  type Ship,
  shipOf,
} from '../model.ts';
import { COUNTED, MOMENT_NUMBER, printedOn } from './book.ts';
import { countHeard } from './hearing.ts';

/** 13.2 The number of effects at each moment and of modifiers for each query, recounted when a card comes or goes. */
export function recount(board: Board): void {
  const counts = NONE_LISTENS.slice();
  for (let seat = 0; seat < board.ships.length; seat++) {
    const ship = shipOf(board, seat);
    if (ship.status === 'flying' || ship.status === 'off') countHeard(counts, ship, seat);
  }
  for (const { card, modifier } of board.lasting) if (modifier === null) countLasting(counts, card);
  board.listening = counts;
}
const NONE_LISTENS = Array<number>(COUNTED).fill(0);

/** A card whose effects last is heard though it may be discarded. What has ended is heard until the next recount. */
function countLasting(counts: number[], card: CardId): void {
  for (const { at, lasting } of printedOn(card)?.card.effects ?? []) {
    if (lasting) counts[MOMENT_NUMBER[at]] = (counts[MOMENT_NUMBER[at]] ?? 0) + 1;
  }
}

/** Whether any card on the table waits for a moment. */
export function listens({ listening }: Board, moment: Moment): boolean {
  return listening[MOMENT_NUMBER[moment]] !== 0;
}

/** Replaces a card of a ship, and recounts if it comes or goes. */
export function setCard(board: Board, ship: Ship, place: number, changes: Partial<Held>): void {
  const before = ship.cards[place];
  if (before === undefined) throw new Error(`there is no card at place ${place}`);
  ship.cards = ship.cards.with(place, { ...before, ...changes });
  if (changes.card !== undefined || (changes.up !== undefined && changes.up !== before.up)) recount(board);
}

/** A token that lies on a card is used up. */
export function takeToken(board: Board, seat: Seat, place: number): void {
  const ship = shipOf(board, seat);
  setCard(board, ship, place, { tokens: (ship.cards[place]?.tokens ?? 1) - 1 });
}

export function setDamage(board: Board, ship: Ship, damage: readonly DealtDamage[]): void {
  const faceup = ship.damage.some(({ up }) => up) || damage.some(({ up }) => up);
  ship.damage = damage;
  if (faceup) recount(board);
}

/** 13.9 A ship loses conditions. */
export function takeConditions(board: Board, ship: Ship, isMeant: (condition: Condition) => boolean): void {
  const left = ship.conditions.filter((held) => !isMeant(held));
  if (left.length < ship.conditions.length) setConditions(board, ship, left);
}

/** 14.17 The damage card that lies on a condition goes with it, to the pile of the bearer. */
export function setConditions(board: Board, ship: Ship, conditions: readonly Condition[]): void {
  for (const { id, holds } of ship.conditions) {
    if (holds === null || conditions.some((kept) => kept.id === id)) continue;
    board.numbered++;
    const { numbered, round } = board;
    ship.pile = [...ship.pile, { id: numbered, card: holds, up: false, known: true, round, attack: 0 }];
  }
  ship.conditions = conditions;
  recount(board);
}
