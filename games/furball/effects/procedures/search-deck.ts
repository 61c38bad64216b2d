import { type Seat, shuffle } from '@starboard/kernel';
import { DAMAGE_CARDS, damageCardOf } from '../../catalogue/index.ts';
import { setConditions, takeConditions } from '../../rules/13-cards/listening.ts';
import {
  type Condition,
  type DamageId,
  type EffectFrame,
  type Match,
  type Next,
  shipOf,
  type Tell,
} from '../../rules/model.ts';

/** In place of a card: none is taken. */
const NO_CARD = 'no-card';

/**
 * The giver of a condition looks through its bearer's deck for a Pilot card and may lay it on the condition. The list
 * of cards to name is the same whatever the deck holds, so that being asked tells nobody else anything; a card that is
 * not there is not found.
 */
export function searchDeck(match: Match, frame: EffectFrame, tell: Tell): Next {
  const { board } = match;
  const { ship: bearer, place } = frame.origin;
  const ship = shipOf(board, bearer);
  const condition = ship.conditions.find(({ id }) => id === place);
  if (condition === undefined) return undefined;
  if (frame.stage === 0) {
    frame.stage = 1;
    const { by } = condition;
    tellOfDeck(match, by, bearer, tell);
    if (shipOf(board, by).status !== 'out') {
      const among = [...pilotCards(ship.deck[0]), NO_CARD];
      return { ask: [{ kind: 'either', seat: by, why: condition.card, among }] };
    }
  }
  layOn(match, bearer, condition, `${frame.answer}`, tell);
  return undefined;
}

/** Every face of that deck with the trait, whether it is still in the deck or not. */
function pilotCards(like: DamageId | undefined): readonly DamageId[] {
  const deck = like === undefined ? '' : like.slice(0, like.lastIndexOf('.') + 1);
  return DAMAGE_CARDS.filter(({ id, trait }) => id.startsWith(deck) && trait === 'pilot').map(({ id }) => id);
}

function tellOfDeck({ board }: Match, by: Seat, bearer: Seat, tell: Tell): void {
  const { deck, drawn } = shipOf(board, bearer);
  const left = deck.slice(drawn).filter((card) => damageCardOf(card).trait === 'pilot');
  const cards = left.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map((card, id) => ({ id, card }));
  tell?.({ type: 'saw-cards', rule: '13.10', ship: by, of: bearer, cards, to: [by], reveals: true });
}

/** The card goes from the deck to the condition, and the rest is shuffled; without one, the condition ends. */
function layOn({ board, dice }: Match, bearer: Seat, condition: Condition, named: string, tell: Tell): void {
  const ship = shipOf(board, bearer);
  const left = ship.deck.slice(ship.drawn);
  const found = left.find((card) => card === named);
  const rest = found === undefined ? [...left] : left.toSpliced(left.indexOf(found), 1);
  shuffle(dice, rest);
  const drawn = ship.deck.slice(0, ship.drawn);
  ship.deck = [...drawn, ...(found === undefined ? [] : [found]), ...rest];
  if (found === undefined) {
    takeConditions(board, ship, (held) => held === condition);
    tell?.({ type: 'condition', rule: '13.9', ship: bearer, card: condition.card, given: false, reveals: true });
    return;
  }
  ship.drawn++;
  setConditions(
    board,
    ship,
    ship.conditions.map((held) => (held === condition ? { ...held, holds: found } : held)),
  );
  tell?.({ type: 'named', rule: '13.10', ship: condition.by, what: found, reveals: true });
}
