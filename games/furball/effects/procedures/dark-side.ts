import { enclosing, type Seat, shuffleFor } from '@starboard/kernel';
import { DAMAGE_CARDS } from '../../catalogue/index.ts';
import { dealInstead } from '../../rules/07-damage/damage.ts';
import { deckOf } from '../../rules/07-damage/deck.ts';
import { setConditions } from '../../rules/13-cards/listening.ts';
import type { Now } from '../../rules/model/cards.ts';
import {
  type Board,
  type Condition,
  type DamageId,
  type EffectFrame,
  type Furball,
  type Match,
  type Next,
  type Origin,
  shipOf,
  type Tell,
} from '../../rules/model.ts';

/** A condition on which a damage card lies, which the bearer is dealt in place of a critical. */

const conditionAt = (board: Board, { ship, place }: Origin): Condition | undefined =>
  shipOf(board, ship).conditions.find(({ id }) => id === place);

/** The condition has just been given, and no card lies on it. */
export function isGivenNow({ board, origin, event }: Now): boolean {
  const condition = conditionAt(board, origin);
  if (event.token !== 'condition' || event.card !== origin.card) return false;
  return condition?.holds === null && condition.by === event.other;
}

const NONE = 'none';

/**
 * 14.17 The giver searches the bearer's deck for a card with the pilot trait, and may take one. The ask is public, so
 * it lists every such card; one that is not there is asked for in vain.
 */
export function searchDeck(match: Match, frame: EffectFrame, tell: Tell): Next {
  const { board, dice } = match;
  const { origin } = frame;
  const { ship: seat } = origin;
  const ship = shipOf(board, seat);
  const condition = conditionAt(board, origin);
  if (condition === undefined) return undefined;
  const { by } = condition;
  if (frame.stage === 0) {
    frame.stage = 1;
    tellOfSearch(board, by, seat, tell);
    return askCard(board, by, frame);
  }
  const place = ship.deck.findIndex((card, i) => i >= ship.drawn && card === frame.answer);
  const card = ship.deck[place];
  if (frame.answer !== NONE) {
    const wanted = searchable(board).find((each) => each === frame.answer);
    if (wanted === undefined) return undefined;
    tell?.({
      type: 'searched',
      rule: '14.17',
      ship: by,
      of: seat,
      card: wanted,
      found: card !== undefined,
      reveals: true,
    });
    if (card === undefined) {
      frame.list = [...frame.list, searchable(board).indexOf(wanted)];
      return askCard(board, by, frame);
    }
  }
  const rest = ship.deck.filter((_, i) => i >= ship.drawn && i !== place);
  shuffleFor(dice, 'deck', seat, rest);
  ship.deck = [...ship.deck.slice(0, ship.drawn), ...rest];
  if (card === undefined) endIt(board, origin, tell);
  else ship.conditions = ship.conditions.map((each) => (each.id === origin.place ? { ...each, holds: card } : each));
  return undefined;
}

function tellOfSearch(board: Board, by: Seat, of: Seat, tell: Tell): void {
  const { deck, drawn } = shipOf(board, of);
  const cards = searchable(board).filter((card) => deck.indexOf(card, drawn) >= 0);
  tell?.({ type: 'searches', rule: '14.17', ship: by, of, cards, to: [by], reveals: true });
  tell?.({ type: 'searches', rule: '14.17', ship: by, of, cards: [], not: [by] });
}

function askCard(board: Board, seat: Seat, { list: tried }: EffectFrame): Next {
  const left = searchable(board).filter((_, i) => !tried.includes(i));
  return { ask: [{ kind: 'either', seat, why: 'search', among: [...left, NONE] }] };
}

/** The cards with the pilot trait in the decks of this match. */
function searchable({ setup }: Board): readonly DamageId[] {
  return DAMAGE_CARDS.filter(({ deck, trait }) => deck === deckOf(setup) && trait === 'pilot').map(({ id }) => id);
}

function endIt(board: Board, { ship: seat, place, card }: Origin, tell: Tell): void {
  const ship = shipOf(board, seat);
  setConditions(
    board,
    ship,
    ship.conditions.filter(({ id }) => id !== place),
  );
  tell?.({ type: 'condition', rule: '13.9', ship: seat, card, given: false });
}

/** A critical of an attack is about to be suffered, and a card lies on the condition. */
export const replacesCritical = ({ board, stack, origin, attack }: Now): boolean =>
  attack !== null &&
  enclosing<Furball, 'suffer'>(stack, 'suffer').foreseen &&
  conditionAt(board, origin)?.holds != null;

/** The card that lies there is dealt past the shields, and the condition is over. */
export function dealHeld({ board, stack }: Match, frame: EffectFrame, tell: Tell): Next {
  const { origin } = frame;
  const card = conditionAt(board, origin)?.holds ?? null;
  if (frame.stage > 0 || card === null) return undefined;
  frame.stage = 1;
  const ship = shipOf(board, origin.ship);
  ship.conditions = ship.conditions.map((each) => (each.id === origin.place ? { ...each, holds: null } : each));
  endIt(board, origin, tell);
  return dealInstead(enclosing<Furball, 'suffer'>(stack, 'suffer'), card);
}
