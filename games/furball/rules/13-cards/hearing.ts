import type { Seat } from '@starboard/kernel';
import type { BearerPart } from '../model/cards.ts';
import type { CardId, Condition, DealtDamage, Held, Ship } from '../model.ts';
import { COUNTED, PARTS_COUNTED, partNumber, printedOn } from './book.ts';

/**
 * What the cards of a ship wait for and change, as bits, so that one look answers whether any of them does. A ship's
 * lists are replaced and never written to, so the bits hold for as long as the lists are the same.
 */
interface Heard {
  cards: readonly Held[] | null;
  damage: readonly DealtDamage[] | null;
  conditions: readonly Condition[] | null;
  /** By the places in a list of listeners. */
  readonly bits: Int32Array;
  /** By moment and part. */
  readonly parts: Int32Array;
}

const SEATS = 8;
const bitsFor = (places: number): Int32Array => new Int32Array((places + 31) >> 5);

/** A memo of a pure function, so no part of any match. */
const lately: readonly Heard[] = Array.from({ length: SEATS }, () => ({
  cards: null,
  damage: null,
  conditions: null,
  bits: bitsFor(COUNTED),
  parts: bitsFor(PARTS_COUNTED),
}));

function heardOn(ship: Ship, seat: Seat): Heard {
  const heard = lately[seat & (SEATS - 1)] as Heard;
  if (heard.cards !== ship.cards || heard.damage !== ship.damage || heard.conditions !== ship.conditions) {
    hearAgain(heard, ship);
  }
  return heard;
}

const isSet = (bits: Int32Array, place: number): boolean => ((bits[place >> 5] as number) & (1 << (place & 31))) !== 0;

/** Whether a ship has a card that is counted at this place of a list of listeners. */
export function hears(ship: Ship, seat: Seat, place: number): boolean {
  return isSet(heardOn(ship, seat).bits, place);
}

/** Whether a ship has an effect at a moment for a bearer with this part in it. */
export function hearsAs(ship: Ship, seat: Seat, moment: number, part: BearerPart): boolean {
  return isSet(heardOn(ship, seat).parts, partNumber(moment, part));
}

function hearAgain(heard: Heard, { cards, damage, conditions }: Ship): void {
  heard.cards = cards;
  heard.damage = damage;
  heard.conditions = conditions;
  heard.bits.fill(0);
  heard.parts.fill(0);
  for (let i = 0; i < cards.length; i++) if (cards[i]?.up === true) hear(heard, (cards[i] as Held).card);
  for (let i = 0; i < damage.length; i++) if (damage[i]?.up === true) hear(heard, (damage[i] as DealtDamage).card);
  for (let i = 0; i < conditions.length; i++) hear(heard, (conditions[i] as Condition).card);
}

function hear({ bits, parts }: Heard, card: CardId): void {
  const printed = printedOn(card);
  if (printed === undefined) return;
  setAll(bits, printed.hears);
  setAll(parts, printed.parts);
}

function setAll(bits: Int32Array, places: readonly number[]): void {
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number;
    bits[place >> 5] = (bits[place >> 5] as number) | (1 << (place & 31));
  }
}
