import type { Seat } from '@starboard/kernel';
import type { ByCard, Modifier, Queries, Query } from '../model/cards.ts';
import { type Board, type CardId, type Lasting, type Ship, shipOf } from '../model.ts';
import { FAR, OWN, printedOn, QUERY, type QueryNumber, queryNumber } from './book.ts';
import { seatsHearing } from './hearers.ts';
import { type ModifierThere, modifiersTo } from './hearing.ts';

/**
 * 13.3 A value that cards may change: the ship's own cards first, then other cards that affect it in the order of the
 * ranking, then lasting changes in the order they began. Without such a card it costs one look-up.
 */
export function ask<Q extends Query>(
  board: Board,
  query: QueryNumber<Q>,
  ship: Seat,
  about: Queries[Q]['of'],
  is: Queries[Q]['is'],
): Queries[Q]['is'] {
  const { lasting, ranking } = board;
  let value = is;
  if ((seatsHearing(board, OWN + query) & (1 << ship)) !== 0) {
    value = changedByCards(board, query, ship, ship, about, value, false);
  }
  const far = seatsHearing(board, FAR + query);
  for (let i = 0; far !== 0 && i < ranking.length; i++) {
    const other = ranking[i] as Seat;
    if ((far & (1 << other)) !== 0) value = changedByCards(board, query, other, ship, about, value, true);
  }
  return lasting.length === 0 ? value : changedForAWhile(board, query, ship, about, value);
}

/** A value of a ship that is off the mat, as its own cards and what lasts for the match will have it when it is back. */
export function askOnReturn<Q extends Query>(
  board: Board,
  query: QueryNumber<Q>,
  ship: Seat,
  about: Queries[Q]['of'],
  is: Queries[Q]['is'],
): Queries[Q]['is'] {
  const plain = changedByCards(board, query, ship, ship, about, is, false);
  return changedForAWhile(board, query, ship, about, plain, 'match');
}

function changedForAWhile<Q extends Query>(
  board: Board,
  query: QueryNumber<Q>,
  ship: Seat,
  about: Queries[Q]['of'],
  is: Queries[Q]['is'],
  only?: Lasting['until'],
): Queries[Q]['is'] {
  let value = is;
  for (const { card, by, on, modifier: place, round, value: said, until } of board.lasting) {
    const modifier = place === null ? undefined : printedOn(card)?.card.passing?.[place];
    if (modifier === undefined || queryNumber(modifier.of) !== query || (on !== ship && modifier.far !== true))
      continue;
    if (only !== undefined && until !== only) continue;
    value = change(board, modifier, about, value, { ship: by, place: -1, card, on, round, value: said });
  }
  return value;
}

/** Whether a card's text counts: something may have it ignored. */
export function isInForce(board: Board, ship: Seat, card: CardId): boolean {
  return !isModifiedFor(board, QUERY.ability, ship) || ask(board, QUERY.ability, ship, { ship, card }, true);
}

/** Whether anything affects a query, for callers with an expensive question. */
export function isModified(board: Board, query: QueryNumber<Query>): boolean {
  if (board.lasting.length > 0) return true;
  return seatsHearing(board, OWN + query) !== 0 || seatsHearing(board, FAR + query) !== 0;
}

/** Whether anything may affect a query about a ship. */
export function isModifiedFor(board: Board, query: QueryNumber<Query>, seat: Seat): boolean {
  if (board.lasting.length > 0) return true;
  return (seatsHearing(board, OWN + query) & (1 << seat)) !== 0 || seatsHearing(board, FAR + query) !== 0;
}

function changedByCards<Q extends Query>(
  board: Board,
  query: QueryNumber<Q>,
  bearer: Seat,
  ship: Seat,
  about: Queries[Q]['of'],
  is: Queries[Q]['is'],
  far: boolean,
): Queries[Q]['is'] {
  const carrier = shipOf(board, bearer);
  const modifiers = modifiersTo(carrier, bearer, query);
  let value = is;
  for (let i = 0; i < modifiers.length; i++) {
    const there = modifiers[i] as ModifierThere;
    if (there.far !== far) continue;
    if (query !== QUERY.ability && !isInForce(board, bearer, there.card)) continue;
    value = change(board, there.modifier, about, value, byCard(carrier, bearer, there, ship));
  }
  return value;
}

function byCard(
  { cards, damage, conditions }: Ship,
  ship: Seat,
  { from, place, card }: ModifierThere,
  on: Seat,
): ByCard {
  switch (from) {
    case 'card':
      return { ship, place, card, on, round: 0, value: cards[place]?.chosen ?? -1 };
    case 'damage':
      return { ship, place, card, on, round: damage[place]?.round ?? 0, value: 0 };
    case 'condition':
      return { ship, place, card, on, round: 0, value: conditions[place]?.by ?? -1 };
  }
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
