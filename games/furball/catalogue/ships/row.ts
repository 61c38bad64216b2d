import type { Action, PrintedArc, Subfaction } from '../vocabulary.ts';

export interface ShipRow {
  readonly name: string;
  readonly subfactions: readonly Subfaction[];
  /** Attack, agility, hull, shields. */
  readonly stats: readonly [number, number, number, number];
  readonly actions: readonly Action[];
  /** Besides the front arc. */
  readonly arcs?: readonly PrintedArc[];
  /** As `readDial` reads it. */
  readonly dial: string;
}

export interface ShipTable {
  readonly [ship: string]: ShipRow;
}
