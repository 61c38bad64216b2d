import type { Seat } from '@starboard/kernel';
import {
  type Action,
  shipOf as kindOf,
  type ShipType as ShipKind,
  type Stats,
  UPGRADES,
  type Upgrade,
} from '../../catalogue/index.ts';
import type { Terms } from '../model/cards.ts';
import type { Held, Ship } from '../model.ts';

/** By card, built once; a missing entry is not an upgrade. */
const UPGRADE_OF: { readonly [card: string]: Upgrade | undefined } = Object.fromEntries(
  UPGRADES.map((upgrade) => [upgrade.id, upgrade]),
);

export const upgradeAt = (held: Held): Upgrade | undefined => UPGRADE_OF[held.card];

/** What is printed on a ship and its upgrades, all added up. */
interface Loadout {
  /** Its cards are replaced and never written to, so what follows from them holds while they are the same. */
  cards: readonly Held[];
  readonly kind: ShipKind;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  /** The places of its weapons: the primary weapon is at the pilot's. */
  readonly weapons: readonly number[];
  /** 6.2 The terms of each weapon without cards, by its place, once they have been needed. */
  readonly terms: (Terms | undefined)[];
  /** 5.1 The actions printed, and those that upgrades grant. */
  readonly bar: readonly Action[];
}

const SEATS = 8;

/** A memo of a pure function, so no part of any match. */
const lately: (Loadout | null)[] = Array.from({ length: SEATS }, () => null);

export function loadoutOf(ship: Ship, seat: Seat): Loadout {
  const known = lately[seat & (SEATS - 1)];
  if (
    known != null &&
    known.kind.id === ship.kind &&
    (known.cards === ship.cards || isSameHand(known.cards, ship.cards))
  ) {
    known.cards = ship.cards;
    return known;
  }
  const found = newLoadout(ship);
  lately[seat & (SEATS - 1)] = found;
  return found;
}

/** Whether two lists hold the same cards with the same sides up, whatever has been used of them. */
export function isSameHand(one: readonly Held[], other: readonly Held[]): boolean {
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place++) {
    const first = one[place] as Held;
    const second = other[place] as Held;
    if (first.card !== second.card || first.up !== second.up || first.side !== second.side) return false;
  }
  return true;
}

function newLoadout({ kind: id, cards }: Ship): Loadout {
  const kind = kindOf(id);
  return {
    cards,
    kind,
    attack: kind.attack + granted(cards, 'attack'),
    agility: kind.agility + granted(cards, 'agility'),
    hull: kind.hull + granted(cards, 'hull'),
    shields: kind.shields + granted(cards, 'shields'),
    weapons: weaponsAmong(cards),
    terms: [],
    bar: barWith(kind.actions, cards),
  };
}

function granted(cards: readonly Held[], stat: keyof Stats): number {
  let sum = 0;
  for (let place = 1; place < cards.length; place++) {
    const held = cards[place];
    if (held?.up !== true) continue;
    const upgrade = upgradeAt(held);
    sum += upgrade?.grants.stats?.[stat] ?? 0;
    if (upgrade?.sides != null) sum += upgrade.sides[held.side].grants?.stats?.[stat] ?? 0;
  }
  return sum;
}

function weaponsAmong(cards: readonly Held[]): readonly number[] {
  const places = [0];
  for (let place = 1; place < cards.length; place++) {
    const held = cards[place];
    if (held?.up === true && upgradeAt(held)?.weapon != null) places.push(place);
  }
  return places;
}

function barWith(printed: readonly Action[], cards: readonly Held[]): readonly Action[] {
  let bar = printed;
  for (let place = 1; place < cards.length; place++) {
    const held = cards[place];
    if (held?.up !== true) continue;
    const upgrade = upgradeAt(held);
    const side = upgrade?.sides?.[held.side].grants?.actions;
    if (upgrade?.grants.actions !== undefined) bar = withActions(bar, upgrade.grants.actions);
    if (side !== undefined) bar = withActions(bar, side);
  }
  return bar;
}

function withActions(bar: readonly Action[], more: readonly Action[]): readonly Action[] {
  const missing = more.filter((action) => !bar.includes(action));
  return missing.length === 0 ? bar : [...bar, ...missing];
}
