import type { Seat } from '@starboard/kernel';
import {
  type Action,
  shipOf as kindOf,
  type ShipType as ShipKind,
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
  let { attack, agility, hull, shields, actions: bar } = kind;
  const weapons = [0];
  for (let place = 1; place < cards.length; place++) {
    const held = cards[place];
    const upgrade = held?.up === true ? upgradeAt(held) : undefined;
    if (held === undefined || upgrade === undefined) continue;
    if (upgrade.weapon !== null) weapons.push(place);
    for (const { stats, actions } of [upgrade.grants, upgrade.sides?.[held.side].grants ?? NOTHING]) {
      if (actions !== undefined) bar = withActions(bar, actions);
      if (stats === undefined) continue;
      attack += stats.attack ?? 0;
      agility += stats.agility ?? 0;
      hull += stats.hull ?? 0;
      shields += stats.shields ?? 0;
    }
  }
  return { cards, kind, attack, agility, hull, shields, weapons, terms: [], bar };
}
const NOTHING = { stats: undefined, actions: undefined };

function withActions(bar: readonly Action[], more: readonly Action[]): readonly Action[] {
  const missing = more.filter((action) => !bar.includes(action));
  return missing.length === 0 ? bar : [...bar, ...missing];
}
