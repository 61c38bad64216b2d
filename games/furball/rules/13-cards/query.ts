import type { Seat } from '@starboard/kernel';
import type { ByCard, Modifier, Queries, Query } from '../model/cards.ts';
import { type Board, type CardId, type Lasting, type Ship, shipOf } from '../model.ts';
import { FAR, OWN, printedOn, queryNumber } from './book.ts';

/**
 * 13.3 A value that cards may change: the ship's own cards first, then other cards that affect it in the order of the
 * ranking, then lasting changes in the order they began. Without such a card it costs one look-up.
 */
export function ask<Q extends Query>(
  board: Board,
  query: Q,
  ship: Seat,
  about: Queries[Q]['of'],
  is: Queries[Q]['is'],
): Queries[Q]['is'] {
  const { listening, lasting } = board;
  const number = queryNumber(query);
  let value = is;
  if (listening[OWN + number] !== 0) value = changedBy(board, query, ship, ship, about, value, false);
  if (listening[FAR + number] !== 0) {
    for (const other of board.ranking) value = changedBy(board, query, other, ship, about, value, true);
  }
  return lasting.length === 0 ? value : changedForAWhile(board, query, ship, about, value);
}

/** A value of a ship that is off the mat, as its own cards and what lasts for the match will have it when it is back. */
export function askOnReturn<Q extends Query>(
  board: Board,
  query: Q,
  ship: Seat,
  about: Queries[Q]['of'],
  is: Queries[Q]['is'],
): Queries[Q]['is'] {
  const plain = changedByCards(board, query, ship, ship, about, is, false);
  return changedForAWhile(board, query, ship, about, plain, 'match');
}

function changedForAWhile<Q extends Query>(
  board: Board,
  query: Q,
  ship: Seat,
  about: Queries[Q]['of'],
  is: Queries[Q]['is'],
  only?: Lasting['until'],
): Queries[Q]['is'] {
  let value = is;
  for (const { card, by, on, modifier: place, round, value: said, until } of board.lasting) {
    const modifier = place === null ? undefined : printedOn(card)?.card.passing?.[place];
    if (modifier === undefined || modifier.of !== query || (on !== ship && modifier.far !== true)) continue;
    if (only !== undefined && until !== only) continue;
    value = change(board, modifier, about, value, { ship: by, place: -1, card, on, round, value: said });
  }
  return value;
}

/** Whether a card's text counts: something may have it ignored. */
export function isInForce(board: Board, ship: Seat, card: CardId): boolean {
  return !isModified(board, 'ability') || ask(board, 'ability', ship, { ship, card }, true);
}

/** Whether anything affects a query, for callers with an expensive question. */
export function isModified({ listening, lasting }: Board, query: Query): boolean {
  const number = queryNumber(query);
  return lasting.length > 0 || listening[OWN + number] !== 0 || listening[FAR + number] !== 0;
}

function changedBy<Q extends Query>(
  board: Board,
  query: Q,
  bearer: Seat,
  ship: Seat,
  about: Queries[Q]['of'],
  is: Queries[Q]['is'],
  far: boolean,
): Queries[Q]['is'] {
  const { status } = shipOf(board, bearer);
  return status === 'flying' || status === 'off' ? changedByCards(board, query, bearer, ship, about, is, far) : is;
}

function changedByCards<Q extends Query>(
  board: Board,
  query: Q,
  bearer: Seat,
  ship: Seat,
  about: Queries[Q]['of'],
  is: Queries[Q]['is'],
  far: boolean,
): Queries[Q]['is'] {
  const carrier: Ship = shipOf(board, bearer);
  const number = queryNumber(query);
  let value = is;
  const apply = (card: CardId, place: number, round: number, said: number): void => {
    const modifiers = printedOn(card)?.answering[number];
    if (modifiers === undefined || modifiers.length === 0) return;
    if (query !== 'ability' && !isInForce(board, bearer, card)) return;
    for (const modifier of modifiers) {
      if ((modifier.far === true) !== far) continue;
      value = change(board, modifier, about, value, { ship: bearer, place, card, on: ship, round, value: said });
    }
  };
  for (let place = 0; place < carrier.cards.length; place++) {
    const held = carrier.cards[place];
    if (held?.up === true) apply(held.card, place, 0, held.chosen ?? -1);
  }
  for (let place = 0; place < carrier.damage.length; place++) {
    const damage = carrier.damage[place];
    if (damage?.up === true) apply(damage.card, place, damage.round, 0);
  }
  for (let place = 0; place < carrier.conditions.length; place++) {
    const condition = carrier.conditions[place];
    if (condition !== undefined) apply(condition.card, place, 0, condition.by);
  }
  return value;
}

/** The compiler can't verify that a modifier stored under a query answers that query. */
function change<Q extends Query>(
  board: Board,
  modifier: Modifier,
  about: Queries[Q]['of'],
  is: Queries[Q]['is'],
  by: ByCard,
): Queries[Q]['is'] {
  const { change: changed } = modifier as { change(...given: readonly unknown[]): Queries[Q]['is'] };
  return changed(board, about, is, by);
}
