import type { Worths } from '../advice/worths.ts';
import { fleet } from '../model/ships.ts';
import { fromSmall } from './from-small.ts';
import { unpackSmall } from './small.ts';
import { SMALL_TABLE } from './small-table.ts';

let loaded: Worths | null = null;

/** The small table of the page. Import this module only when it is needed: it carries the table. */
export function loadSmall(): Worths {
  if (loaded !== null) return loaded;
  const ships = fleet();
  const bytes = Uint8Array.from(atob(SMALL_TABLE), (letter) => letter.charCodeAt(0));
  loaded = fromSmall(unpackSmall(bytes, ships.conditions.length), ships);
  return loaded;
}
