import type { Seat } from '@starboard/kernel';
import { isSameHand } from '../memos/loadout.ts';
import type { ActionName, CardId, Condition, DealtDamage, Held, Origin, Ship } from '../model.ts';
import { type PrintedEffect, type PrintedModifier, printedOn } from './book.ts';

/** An effect on a card of a ship. */
export interface EffectThere extends PrintedEffect {
  readonly origin: Origin;
}

/** A modifier on a card of a ship, with the place of the card among those of its kind. */
export interface ModifierThere extends PrintedModifier {
  readonly from: 'card' | 'damage' | 'condition';
  readonly place: number;
  readonly card: CardId;
}

/** An action on a card of a ship. */
export interface ActionThere {
  readonly origin: Origin;
  readonly number: number;
  readonly name: ActionName;
}

/**
 * What is printed on the cards of a ship that are in force. A ship's lists are replaced and never written to, so this
 * holds for as long as the lists are the same.
 */
interface Heard {
  cards: readonly Held[];
  damage: readonly DealtDamage[];
  conditions: readonly Condition[];
  effects: EffectThere[];
  modifiers: ModifierThere[];
  actions: ActionThere[];
  /** The effects by moment and the modifiers by query, each once it has been needed. */
  at: (readonly EffectThere[] | undefined)[];
  to: (readonly ModifierThere[] | undefined)[];
  /** The places in a list of listeners, each as often as cards have it: those of the ship's own cards first, and how many. */
  places: number[];
  own: number;
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
  at: [],
  to: [],
  places: [],
  own: 0,
}));

function heardOn(ship: Ship, seat: Seat): Heard {
  const heard = lately[seat & (SEATS - 1)] as Heard;
  if (heard.cards !== ship.cards || heard.damage !== ship.damage || heard.conditions !== ship.conditions) {
    hearAgain(heard, ship, seat);
  }
  return heard;
}

/** What a ship waits for and changes, by the places in a list of listeners, and its effects: lists that never change. */
export type PlacesHeard = Readonly<Pick<Heard, 'places' | 'effects'>>;

export const SILENT: PlacesHeard = { places: [], effects: [] };

export const placesHeard = (ship: Ship, seat: Seat): PlacesHeard => heardOn(ship, seat);

/** The effects of a ship that wait for a moment. */
export function effectsAt(ship: Ship, seat: Seat, moment: number): readonly EffectThere[] {
  const { at, effects } = heardOn(ship, seat);
  at[moment] ??= effects.filter((each) => each.moment === moment);
  return at[moment];
}

/** The modifiers of a ship that answer a query. */
export function modifiersTo(ship: Ship, seat: Seat, query: number): readonly ModifierThere[] {
  const { to, modifiers } = heardOn(ship, seat);
  to[query] ??= modifiers.filter((each) => each.query === query);
  return to[query];
}

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

function allFacedown(damage: readonly DealtDamage[]): boolean {
  for (let i = 0; i < damage.length; i++) if (damage[i]?.up === true) return false;
  return true;
}

function hearAgain(heard: Heard, { cards, damage, conditions }: Ship, seat: Seat): void {
  const isSame =
    (heard.damage === damage || (allFacedown(heard.damage) && allFacedown(damage))) &&
    heard.conditions === conditions &&
    isSameHand(heard.cards, cards);
  heard.cards = cards;
  heard.damage = damage;
  heard.conditions = conditions;
  if (isSame) return;
  heard.effects = [];
  heard.modifiers = [];
  heard.actions = [];
  heard.at = [];
  heard.to = [];
  heard.places = [];
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
  const { effects, modifiers, actionWords } = printed;
  for (let i = 0; i < effects.length; i++) {
    const { effect, number, name, moment, part } = effects[i] as PrintedEffect;
    heard.effects.push({ effect, number, name, moment, part, origin });
  }
  for (let i = 0; i < modifiers.length; i++) {
    const { modifier, query, far } = modifiers[i] as PrintedModifier;
    heard.modifiers.push({ modifier, query, far, from: origin.from, place, card });
  }
  for (let number = 0; number < actionWords.length; number++) {
    heard.actions.push({ origin, number, name: `${card} ${number}` });
  }
  for (let i = 0; i < printed.hears.length; i++) heard.places.push(printed.hears[i] as number);
}
