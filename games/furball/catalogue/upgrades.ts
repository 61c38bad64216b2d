import { entries } from './entries.ts';
import { lookup } from './lookup.ts';
import { ASTROMECHS } from './upgrades/astromechs.ts';
import { BOMBS } from './upgrades/bombs.ts';
import { CANNONS } from './upgrades/cannons.ts';
import { CREW } from './upgrades/crew.ts';
import { ELITE } from './upgrades/elite.ts';
import { ILLICIT } from './upgrades/illicit.ts';
import { MISSILES } from './upgrades/missiles.ts';
import { MODIFICATIONS } from './upgrades/modifications.ts';
import type { Bomb, CardSide, Grants, Restrictions, UpgradeRow, UpgradeTable, WeaponRow } from './upgrades/row.ts';
import { SALVAGED_ASTROMECHS } from './upgrades/salvaged-astromechs.ts';
import { SYSTEMS } from './upgrades/systems.ts';
import { TECH } from './upgrades/tech.ts';
import { TITLES } from './upgrades/titles.ts';
import { TORPEDOES } from './upgrades/torpedoes.ts';
import { TURRETS } from './upgrades/turrets.ts';
import type { Slot } from './vocabulary.ts';

export type { Bomb, Grants } from './upgrades/row.ts';

const TABLES = {
  elite: ELITE,
  astromech: ASTROMECHS,
  salvagedastromech: SALVAGED_ASTROMECHS,
  torpedo: TORPEDOES,
  missile: MISSILES,
  cannon: CANNONS,
  turret: TURRETS,
  bomb: BOMBS,
  crew: CREW,
  system: SYSTEMS,
  tech: TECH,
  illicit: ILLICIT,
  modification: MODIFICATIONS,
  title: TITLES,
} as const satisfies { readonly [S in Slot]: UpgradeTable };

/** Slot and name, as `missile.assaultmissiles`: some names are both crew and something else. */
export type UpgradeId = { [S in Slot]: `${S}.${keyof (typeof TABLES)[S] & string}` }[Slot];

export interface SecondaryWeapon {
  readonly attack: number;
  readonly range: readonly [number, number];
  /** The token that is needed to attack with it, and whether attacking spends it. */
  readonly needs: 'target-lock' | 'focus' | null;
  readonly spends: boolean;
  readonly discards: boolean;
  readonly arc: 'front' | 'all';
  readonly shots: 1 | 2;
}

/** With all its members in the same order, so that engines find them at once. */
type Whole<T> = { readonly [K in keyof Required<T>]: T[K] | undefined };

export interface Upgrade {
  readonly kind: 'upgrade';
  readonly id: UpgradeId;
  readonly index: number;
  readonly xws: string;
  readonly name: string;
  readonly slot: Slot;
  readonly points: number;
  /** The name at most once in a squad. */
  readonly unique: boolean;
  /** No two copies on one ship. */
  readonly limited: boolean;
  readonly only: Whole<Restrictions>;
  /** Slots it fills besides its own. */
  readonly fills: readonly Slot[];
  readonly grants: Whole<Grants>;
  readonly weapon: SecondaryWeapon | null;
  readonly bomb: Bomb | null;
  readonly sides: readonly [CardSide, CardSide] | null;
}

const NOTHING: readonly never[] = [];

export const UPGRADES: readonly Upgrade[] = allUpgrades();

export const { of: upgradeOf, find: findUpgrade } = lookup(UPGRADES);

function allUpgrades(): readonly Upgrade[] {
  const upgrades: Upgrade[] = [];
  for (const [slot, table] of entries(TABLES)) {
    for (const [xws, row] of entries<UpgradeTable>(table))
      upgrades.push(upgradeFrom(upgrades.length, slot, `${xws}`, row));
  }
  return upgrades;
}

function upgradeFrom(index: number, slot: Slot, xws: string, row: UpgradeRow): Upgrade {
  return {
    kind: 'upgrade',
    // The loop uses the same keys that make up the type.
    id: `${slot}.${xws}` as UpgradeId,
    index,
    xws,
    name: row.name,
    slot,
    points: row.points,
    unique: row.unique === true,
    limited: row.limited === true,
    only: restrictionsFrom(row.only ?? {}),
    fills: row.fills ?? NOTHING,
    grants: grantsFrom(row.grants ?? {}),
    weapon: row.weapon === undefined ? null : weaponFrom(row.weapon),
    bomb: row.bomb ?? null,
    sides: row.sides ?? null,
  };
}

function restrictionsFrom(only: Restrictions): Whole<Restrictions> {
  return {
    ships: only.ships,
    factions: only.factions,
    sizes: only.sizes,
    minSkill: only.minSkill,
    maxHull: only.maxHull,
    maxAgility: only.maxAgility,
    shields: only.shields,
    action: only.action,
    withSlots: only.withSlots,
    withoutSlot: only.withoutSlot,
    copiesInSquad: only.copiesInSquad,
    orWith: only.orWith,
  };
}

function grantsFrom(grants: Grants): Whole<Grants> {
  return {
    slots: grants.slots,
    slotOf: grants.slotOf,
    loses: grants.loses,
    actions: grants.actions,
    stats: grants.stats,
    discount: grants.discount,
    dearest: grants.dearest,
    different: grants.different,
    uniqueOnly: grants.uniqueOnly,
    brings: grants.brings,
  };
}

function weaponFrom(row: WeaponRow): SecondaryWeapon {
  return {
    attack: row.attack,
    range: row.range,
    needs: row.needs ?? null,
    spends: row.spends === true,
    discards: row.discards === true,
    arc: row.arc ?? 'front',
    shots: row.shots ?? 1,
  };
}
