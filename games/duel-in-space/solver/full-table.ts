import { fleet } from '../solution/model/ships.ts';
import { BLOCK, layoutOf, type Values } from '../solution/table/layout.ts';
import { readLayer } from './files.ts';

/** Where `npm run solve` puts the table. */
export const FOLDER = '.cache/duel-solved';

/** The full table, or undefined if a layer is missing. */
export function readFullTable(folder: string): Values | undefined {
  const ships = fleet();
  const layout = layoutOf(ships);
  const shared = new SharedArrayBuffer(layout.blocks * BLOCK * Float64Array.BYTES_PER_ELEMENT);
  for (const layer of layout.layers) if (readLayer(folder, layer, shared) === undefined) return undefined;
  return { fleet: ships, layout, table: new Float64Array(shared) };
}
