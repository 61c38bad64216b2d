import type { Setup } from '../model.ts';
import { readCells } from './cells.ts';
import { sharedSquareIn } from './shared-squares.ts';
import { misprintInWords } from './signs.ts';
import { type Station, stationFrom, stationOf } from './station.ts';

/** 1.1 The station of this match. */
export function stationIn({ setup }: { readonly setup: Setup }): Station {
  return stationOf(setup);
}

/** The version of the rules from which on two places can't share a square. */
const SINCE = 2;

/** 1.1 What is wrong with the map of a set-up, and where. */
export function mapProblem({ map }: Setup, version: number): string | undefined {
  if (map.length === 0) return undefined;
  const read = stationFrom(map);
  if ('fact' in read) return misprintInWords(read);
  const cells = readCells(map);
  const shared = version < SINCE || 'fact' in cells ? undefined : sharedSquareIn(cells);
  return shared === undefined ? undefined : misprintInWords(shared);
}
