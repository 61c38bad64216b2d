import { type DialManoeuvre, readDial } from './dial.ts';
import { entries } from './entries.ts';
import { lookup } from './lookup.ts';
import { IMPERIAL_SHIPS } from './ships/imperial.ts';
import { REBEL_SHIPS } from './ships/rebel.ts';
import type { ShipRow } from './ships/row.ts';
import { SCUM_SHIPS } from './ships/scum.ts';
import { type Action, FACTION_OF, type Faction, type PrintedArc, type Stats, type Subfaction } from './vocabulary.ts';

/** The 36 small ships, by the faction that flew them first. */
const TABLE = { ...REBEL_SHIPS, ...IMPERIAL_SHIPS, ...SCUM_SHIPS };

/** A kind of ship by its name in squad files, as `xwing`. */
export type ShipTypeId = keyof typeof TABLE;

export interface ShipType extends Stats {
  readonly id: ShipTypeId;
  readonly index: number;
  readonly name: string;
  readonly factions: readonly Faction[];
  readonly subfactions: readonly Subfaction[];
  readonly actions: readonly Action[];
  /** The front arc first. */
  readonly arcs: readonly PrintedArc[];
  readonly dial: readonly DialManoeuvre[];
}

export const SHIPS: readonly ShipType[] = entries(TABLE).map(([id, row], index) => shipFrom(id, index, row));

export const { of: shipOf, find: findShip } = lookup(SHIPS);

function shipFrom(id: ShipTypeId, index: number, row: ShipRow): ShipType {
  const [attack, agility, hull, shields] = row.stats;
  return {
    id,
    index,
    name: row.name,
    factions: row.subfactions.map((subfaction) => FACTION_OF[subfaction]),
    subfactions: row.subfactions,
    attack,
    agility,
    hull,
    shields,
    actions: row.actions,
    arcs: ['front', ...(row.arcs ?? [])],
    dial: readDial(row.dial),
  };
}
