import { type Dice, type Seat, shuffle, type View, type Viewer } from '@starboard/kernel';
import { fullDeckOf } from '../07-damage/deck.ts';
import type { Board, BoardView, DamageId, DamageView, DealtDamage, Furball, Ship, ShipView } from '../model.ts';
import { dialOf } from '../values.ts';

/** 3.3 A dial is its owner's until it is revealed; 7.6 nobody knows facedown damage cards, nor the order of a deck. */
export function see(board: Board, viewer: Viewer): BoardView {
  return { ...board, ships: board.ships.map((ship, seat) => seenShip(ship, seat === viewer)) };
}

function seenShip(ship: Ship, own: boolean): ShipView {
  const { damage, deck, drawn, pile, dial, tokens, ...open } = ship;
  return {
    ...open,
    drawn,
    tokens: { ...tokens },
    damage: damage.map(seenCard),
    deck: deck.length,
    pile: pile.map(seenCard),
    dial: own ? dial : null,
    dialled: dial !== null,
  };
}

const seenCard = (card: DealtDamage): DamageView => (card.known ? card : { ...card, card: null });

/** A whole board that fits a view: dials, facedown cards and decks are drawn from what they could be. */
export function imagine({ board, seat }: View<Furball>, dice: Dice): Board {
  const full = fullDeckOf(board.setup);
  const whole: Board = { ...board, ships: board.ships.map((ship) => wholeShip(ship, full, dice)) };
  for (const [each, ship] of whole.ships.entries()) {
    if (each === seat || board.ships[each]?.dialled !== true) continue;
    ship.dial = drawDial(whole, each, dice);
  }
  return whole;
}

function drawDial(board: Board, seat: Seat, dice: Dice): number {
  const places = dialOf(board, seat).map((_, place) => place);
  shuffle(dice, places);
  return places[0] ?? 0;
}

function wholeShip(ship: ShipView, full: readonly DamageId[], dice: Dice): Ship {
  const { dialled: _dialled, deck: size, damage, pile, tokens, ...open } = ship;
  const left = unseenCards(full, [
    ...damage.map(({ card }) => card),
    ...pile.map(({ card }) => card),
    ...open.conditions.map(({ holds }) => holds),
  ]);
  const filler = nextOf([...full]);
  shuffle(dice, left);
  const known = (card: DamageView): DealtDamage => ({ ...card, card: card.card ?? nextOf(left) });
  const cards = damage.map(known);
  const discarded = pile.map(known);
  /** Those drawn before are somewhere else; only what is still to come matters. */
  const deck = Array.from({ length: size }, (_, place) => (place < open.drawn ? filler : nextOf(left)));
  return { ...open, tokens: { ...tokens }, damage: cards, pile: discarded, deck };
}

function unseenCards(full: readonly DamageId[], seen: readonly (DamageId | null)[]): DamageId[] {
  const left = [...full];
  for (const card of seen) {
    const place = card === null ? -1 : left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function nextOf(left: DamageId[]): DamageId {
  const card = left.pop();
  if (card === undefined) throw new Error('more cards than a deck has');
  return card;
}
