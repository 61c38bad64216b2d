import type { Setup } from '../model.ts';
import { misprintInWords } from './signs.ts';
import { type Station, stationFrom, stationOf } from './station.ts';

/** 1.1 The station of this match. */
export function stationIn({ setup }: { readonly setup: Setup }): Station {
  return stationOf(setup);
}

/** 1.1 What is wrong with the map of a set-up, and where. */
export function mapProblem({ map }: Setup): string | undefined {
  if (map.length === 0) return undefined;
  const read = stationFrom(map);
  return 'fact' in read ? misprintInWords(read) : undefined;
}
