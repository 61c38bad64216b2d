import type { Seat } from '@starboard/kernel';
import { isSameHand } from '../memos/loadout.ts';
import type { BearerPart, Effect, Modifier } from '../model/cards.ts';
import type { ActionName, CardId, Condition, DealtDamage, EffectName, Held, Origin, Ship } from '../model.ts';
import { COUNTED, MOMENT_NUMBER, MOMENTS_COUNTED, printedOn, queryNumber } from './book.ts';

/** An effect on a card of a ship. */
export interface EffectThere {
  readonly origin: Origin;
  readonly number: number;
  readonly name: EffectName;
  readonly effect: Effect;
  /** The number of its moment. */
  readonly moment: number;
}

/** A modifier on a card of a ship, with the place of the card among those of its kind. */
export interface ModifierThere {
  readonly from: 'card' | 'damage' | 'condition';
  readonly place: number;
  readonly card: CardId;
  readonly modifier: Modifier;
  /** The number of its query. */
  readonly query: number;
  readonly far: boolean;
}

/** An action on a card of a ship. */
export interface ActionThere {
  readonly origin: Origin;
  readonly number: number;
  readonly name: ActionName;
}

/**
 * What is printed on the cards of a ship that are in force, and as bits what they wait for and change, so that one look
 * answers whether any of them does. A ship's lists are replaced and never written to, so all this holds for as long as
 * the lists are the same.
 */
interface Heard {
  cards: readonly Held[];
  damage: readonly DealtDamage[];
  conditions: readonly Condition[];
  effects: EffectThere[];
  modifiers: ModifierThere[];
  actions: ActionThere[];
  /** By the places in a list of listeners. */
  readonly bits: Int32Array;
  /** The same places as a list, each as often as cards have it: those of the ship's own cards first, and how many. */
  places: number[];
  own: number;
  /** By moment: the parts for which there is an effect, a bit each. */
  readonly parts: Uint8Array;
}

const SEATS = 8;
const NONE: readonly never[] = [];

/** A memo of a pure function, so no part of any match. */
const lately: readonly Heard[] = Array.from({ length: SEATS }, () => ({
  cards: NONE,
  damage: NONE,
  conditions: NONE,
  effects: [],
  modifiers: [],
  actions: [],
  bits: new Int32Array((COUNTED + 31) >> 5),
  places: [],
  own: 0,
  parts: new Uint8Array(MOMENTS_COUNTED),
}));

function heardOn(ship: Ship, seat: Seat): Heard {
  const heard = lately[seat & (SEATS - 1)] as Heard;
  if (heard.cards !== ship.cards || heard.damage !== ship.damage || heard.conditions !== ship.conditions) {
    hearAgain(heard, ship, seat);
  }
  return heard;
}

/** Whether a ship has a card that is counted at this place of a list of listeners. */
export function hears(ship: Ship, seat: Seat, place: number): boolean {
  return ((heardOn(ship, seat).bits[place >> 5] as number) & (1 << (place & 31))) !== 0;
}

export const PART: { readonly [P in BearerPart]: number } = {
  own: 1,
  attacker: 2,
  defender: 4,
  bystander: 8,
  lent: 16,
};

/** The parts in a moment for which a ship has an effect, a bit each. */
export const partsHeard = (ship: Ship, seat: Seat, moment: number): number =>
  heardOn(ship, seat).parts[moment] as number;

export const effectsThere = (ship: Ship, seat: Seat): readonly EffectThere[] => heardOn(ship, seat).effects;
export const modifiersThere = (ship: Ship, seat: Seat): readonly ModifierThere[] => heardOn(ship, seat).modifiers;
export const actionsThere = (ship: Ship, seat: Seat): readonly ActionThere[] => heardOn(ship, seat).actions;

/** Adds to a list of listeners what counts of a ship: of one that is not yet placed, only its own cards. */
export function countHeard(counts: number[], ship: Ship, seat: Seat): void {
  const { places, own } = heardOn(ship, seat);
  const end = ship.status === 'off' ? own : places.length;
  for (let i = 0; i < end; i++) {
    const place = places[i] as number;
    counts[place] = (counts[place] as number) + 1;
  }
}

function hearAgain(heard: Heard, { cards, damage, conditions }: Ship, seat: Seat): void {
  const isSame = heard.damage === damage && heard.conditions === conditions && isSameHand(heard.cards, cards);
  heard.cards = cards;
  heard.damage = damage;
  heard.conditions = conditions;
  if (isSame) return;
  heard.effects = [];
  heard.modifiers = [];
  heard.actions = [];
  heard.places = [];
  heard.bits.fill(0);
  heard.parts.fill(0);
  for (let place = 0; place < cards.length; place++) {
    const held = cards[place];
    if (held?.up === true) hear(heard, held.card, { ship: seat, from: 'card', place, card: held.card }, place);
  }
  heard.own = heard.places.length;
  for (let place = 0; place < damage.length; place++) {
    const dealt = damage[place];
    if (dealt?.up !== true) continue;
    hear(heard, dealt.card, { ship: seat, from: 'damage', place: dealt.id, card: dealt.card }, place);
  }
  for (let place = 0; place < conditions.length; place++) {
    const condition = conditions[place];
    if (condition === undefined) continue;
    const { card, id } = condition;
    hear(heard, card, { ship: seat, from: 'condition', place: id, card }, place);
  }
}

function hear(
  heard: Heard,
  card: CardId,
  origin: Origin & { readonly from: ModifierThere['from'] },
  place: number,
): void {
  const printed = printedOn(card);
  if (printed === undefined) return;
  const { effects = NONE, modifiers = NONE, actions = NONE } = printed.card;
  for (let number = 0; number < effects.length; number++) {
    const effect = effects[number] as Effect;
    const moment = MOMENT_NUMBER[effect.at];
    heard.effects.push({ origin, number, name: printed.names[number] ?? '', effect, moment });
    heard.parts[moment] = (heard.parts[moment] as number) | PART[effect.as];
  }
  for (let i = 0; i < modifiers.length; i++) {
    const modifier = modifiers[i] as Modifier;
    const query = queryNumber(modifier.of);
    heard.modifiers.push({ from: origin.from, place, card, modifier, query, far: modifier.far === true });
  }
  for (let number = 0; number < actions.length; number++) {
    heard.actions.push({ origin, number, name: `${card} ${number}` });
  }
  for (let i = 0; i < printed.hears.length; i++) {
    const at = printed.hears[i] as number;
    heard.bits[at >> 5] = (heard.bits[at >> 5] as number) | (1 << (at & 31));
    heard.places.push(at);
  }
}
