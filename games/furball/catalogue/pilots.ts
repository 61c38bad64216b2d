import { entries } from './entries.ts';
import { lookup } from './lookup.ts';
import { IMPERIAL_PILOTS } from './pilots/imperial.ts';
import { REBEL_PILOTS } from './pilots/rebel.ts';
import type { PilotGroup, PilotRow } from './pilots/row.ts';
import { SCUM_PILOTS } from './pilots/scum.ts';
import { type ShipTypeId, shipOf } from './ships.ts';
import type { Faction, Slot, Subfaction } from './vocabulary.ts';

const TABLES = { rebel: REBEL_PILOTS, imperial: IMPERIAL_PILOTS, scum: SCUM_PILOTS };
type Tables = typeof TABLES;

type IdsIn<F extends Faction> = {
  [S in keyof Tables[F] & string]: Tables[F][S] extends { readonly pilots: infer Pilots }
    ? `${F}.${S}.${keyof Pilots & string}`
    : never;
}[keyof Tables[F] & string];

/** Faction, ship and name, as `rebel.xwing.wedgeantilles`: a name alone may fly two ships. */
export type PilotId = { [F in Faction]: IdsIn<F> }[Faction];

export interface PilotCard {
  readonly kind: 'pilot';
  readonly id: PilotId;
  readonly index: number;
  readonly xws: string;
  readonly name: string;
  readonly ship: ShipTypeId;
  readonly faction: Faction;
  readonly subfaction: Subfaction;
  readonly skill: number;
  readonly points: number;
  /** Unique pilots, and they alone, have an ability. */
  readonly unique: boolean;
  /** Printed ones; every ship has a modification and a title slot besides. */
  readonly slots: readonly Slot[];
  /** Whether a squad may have it at all. */
  readonly selectable: boolean;
}

export const PILOTS: readonly PilotCard[] = allPilots();

export const { of: pilotOf, find: findPilot } = lookup(PILOTS);

function allPilots(): readonly PilotCard[] {
  const pilots: PilotCard[] = [];
  for (const [faction, table] of entries(TABLES)) {
    for (const [ship, group] of entries<{ readonly [S in ShipTypeId]?: PilotGroup }>(table)) {
      if (group === undefined) continue;
      for (const [xws, row] of entries(group.pilots)) {
        pilots.push(pilotFrom(pilots.length, faction, ship, group.slots, xws, row));
      }
    }
  }
  return pilots;
}

function pilotFrom(
  index: number,
  faction: Faction,
  ship: ShipTypeId,
  slots: readonly Slot[],
  xws: string,
  [name, skill, points, ...marks]: PilotRow,
): PilotCard {
  const { factions, subfactions } = shipOf(ship);
  const subfaction = subfactions[factions.indexOf(faction)];
  if (subfaction === undefined) throw new Error(`${ship} is no ship of the ${faction} faction`);
  const carried = marks.includes('carried');
  return {
    kind: 'pilot',
    // The loop uses the same keys that make up the type.
    id: `${faction}.${ship}.${xws}` as PilotId,
    index,
    xws,
    name,
    ship,
    faction,
    subfaction,
    skill,
    points,
    unique: marks.includes('unique'),
    slots: carried ? [] : marks.includes('elite') ? ['elite', ...slots] : slots,
    selectable: !carried,
  };
}
