import type { ShipTypeId } from '../ships.ts';
import type { Slot } from '../vocabulary.ts';

/**
 * What sets a pilot apart from the others of the ship. `unique` pilots, and they alone, have an ability;
 * `elite` is an elite slot; `carried` is deployed by a large ship's title and cannot be chosen.
 */
type PilotMark = 'unique' | 'elite' | 'carried';

/** Name, skill, points, marks. */
export type PilotRow = readonly [string, number, number, ...PilotMark[]];

/** The pilots of one ship in one faction, and the slots that they have in common. */
export interface PilotGroup {
  readonly slots: readonly Slot[];
  readonly pilots: { readonly [pilot: string]: PilotRow };
}

export type PilotTable = { readonly [S in ShipTypeId]?: PilotGroup };
