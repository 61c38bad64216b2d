import type { ShipTypeId } from '../ships.ts';
import type { Action, Faction, ShipSize, Slot, Stats } from '../vocabulary.ts';

/** The restrictions on equipping a card; all of them must hold. */
export interface Restrictions {
  readonly ships?: readonly ShipTypeId[];
  readonly factions?: readonly Faction[];
  readonly sizes?: readonly ShipSize[];
  /** Of the printed skill. */
  readonly minSkill?: number;
  /** Of the values that the ship's upgrades give it. */
  readonly maxHull?: number;
  readonly maxAgility?: number;
  readonly shields?: number;
  readonly action?: Action;
  /** All of these on its upgrade bar. */
  readonly withSlots?: readonly Slot[];
  /** None of this on its upgrade bar, the card's own gift aside. */
  readonly withoutSlot?: Slot;
  readonly copiesInSquad?: number;
  /** Any faction may, with a card of this name in the squad. */
  readonly orWith?: string;
}

/** What equipping a card changes, as far as squad building and the ship's printed values go. */
export interface Grants {
  readonly slots?: readonly Slot[];
  /** One slot, of whichever of these kinds is wanted. */
  readonly slotOf?: readonly Slot[];
  readonly loses?: readonly Slot[];
  readonly actions?: readonly Action[];
  readonly stats?: Partial<Stats & { readonly skill: number }>;
  /** Upgrades in this slot (or all of them) cost that much less, but never less than nothing. */
  readonly discount?: { readonly slot: Slot | 'any'; readonly points: number };
  /** No upgrade in this slot may cost more. */
  readonly dearest?: { readonly slot: Slot; readonly points: number };
  /** No two upgrades in this slot may be the same. */
  readonly different?: Slot;
  /** Only unique upgrades go into this slot. */
  readonly uniqueOnly?: Slot;
  /** Must be equipped too; it is paid for, but needs no slot. */
  readonly brings?: `${Slot}.${string}`;
}

export interface WeaponRow {
  readonly attack: number;
  readonly range: readonly [number, number];
  /** A token that the attacker must have, and spends if `spends`. */
  readonly needs?: 'target-lock' | 'focus';
  readonly spends?: true;
  readonly discards?: true;
  /** The front arc otherwise. */
  readonly arc?: 'all';
  /** One otherwise. */
  readonly shots?: 2;
}

export interface Bomb {
  /** When the dial is revealed, or as an action. */
  readonly drop: 'reveal' | 'action';
  /** At the end of the Activation phase, or as soon as something touches it. */
  readonly detonates: 'timed' | 'contact';
  /** Whether dropping it discards the card. */
  readonly discards: boolean;
  readonly tokens: number;
}

/** One side of a dual card, and what only that side grants. */
export interface CardSide {
  readonly name: string;
  readonly grants?: Pick<Grants, 'actions' | 'stats'>;
}

export interface UpgradeRow {
  readonly name: string;
  readonly points: number;
  readonly unique?: true;
  readonly limited?: true;
  readonly only?: Restrictions;
  readonly fills?: readonly Slot[];
  readonly grants?: Grants;
  readonly weapon?: WeaponRow;
  readonly bomb?: Bomb;
  readonly sides?: readonly [CardSide, CardSide];
}

export interface UpgradeTable {
  readonly [upgrade: string]: UpgradeRow;
}
