import { cloneMatch, diceFromSeed, type Match as MatchOf, type Seat, settle } from '@starboard/kernel';
import { fullDeck } from '../catalogue/index.ts';
import type { UnseenCards } from '../rules/06-attack/odds.ts';
import { sufferFrame } from '../rules/07-damage/damage.ts';
import { NOBODY } from '../rules/11-scoring.ts';
import { recount } from '../rules/13-cards/listening.ts';
import { type BoardView, type DamageId, type Furball, type Match, shipOf } from '../rules/model.ts';
import { damageOn } from '../rules/values.ts';
import { AT_ONCE } from './stopping.ts';

/** The damage cards that a ship may still be dealt, as far as anybody knows, by what they do at once when faceup. */
export function unseenBy({ ships }: BoardView, match: Match, seat: Seat): readonly UnseenCards[] {
  const left = [...fullDeck('tfa')];
  for (const { card } of [...(ships[seat]?.damage ?? []), ...(ships[seat]?.pile ?? [])]) {
    const place = card === null ? -1 : left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  const kinds: UnseenCards[] = [];
  for (const card of left) {
    const { weight, again } = effectOf(match, seat, card);
    const same = kinds.findIndex((kind) => kind.weight === weight && kind.again === again);
    const kind = kinds[same];
    if (kind === undefined) kinds.push({ count: 1, weight, again });
    else kinds[same] = { ...kind, count: kind.count + 1 };
  }
  return kinds;
}

type AtOnce = Omit<UnseenCards, 'count'>;
const KNOWN: { [C in DamageId]?: AtOnce } = {};

/** Deals the card faceup by the rules, once for each side of a die that its text might roll. */
function effectOf(match: Match, seat: Seat, card: DamageId): AtOnce {
  KNOWN[card] ??= dealt(match, seat, card);
  return KNOWN[card];
}

const SIDES = [1, 2, 3, 4, 5, 6, 7, 8];
/** Counts one and does nothing at once. */
const PLAIN: DamageId = 'damage.tfa.shakenpilot';

function dealt(match: Match, seat: Seat, card: DamageId): AtOnce {
  let [weight, again] = [1, 0];
  for (const side of SIDES) {
    const copy: MatchOf<Furball> = cloneMatch(AT_ONCE, match);
    const ship = shipOf(copy.board, seat);
    Object.assign(ship, { shields: 0, damage: [], deck: [card, PLAIN, PLAIN, PLAIN], drawn: 0, conditions: [] });
    ship.cards = ship.cards.slice(0, 1).map((pilot) => ({ ...pilot, up: false }));
    recount(copy.board);
    copy.dice = { ...diceFromSeed(side), rigged: [side] };
    copy.stack = [{ at: 'game', step: 0 }, sufferFrame(seat, 0, 1, NOBODY)];
    copy.asks = [];
    settle(AT_ONCE, copy);
    const more = ship.drawn - 1;
    weight = damageOn(copy.board, seat) - more;
    again += more / SIDES.length;
  }
  return { weight, again };
}
