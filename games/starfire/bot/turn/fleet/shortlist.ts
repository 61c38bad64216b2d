import { distance } from '@starboard/geometry';
import { awayFrom, type Style } from '../style.ts';
import type { Unit } from '../units.ts';
import { distinct, type EndPlace, type LinesOfFire } from './stations.ts';

/** So many stations of each enemy stand for all of them. */
const SAMPLE = 5;
/** How much of the next turn's fire counts before the plans of others are known. */
const NEXT_TURN = 0.3;
/** Strength to a hex nearer, for a closing worth of 1. */
const PER_HEX = 8;

export type ScoredStation = { readonly station: EndPlace; readonly score: number };

/** The stations of a unit, the best first, by what it deals and takes from wherever the enemies may be. */
export function byPromise(
  units: readonly Unit[],
  all: readonly (readonly EndPlace[])[],
  one: number,
  sights: LinesOfFire,
  style: Style,
  most: number,
): readonly ScoredStation[] {
  const unit = units[one];
  const own = thinned(distinct(all[one] ?? []), most);
  if (unit === undefined || own.length < 2) return own.map((station) => ({ station, score: 0 }));
  const enemies = units.flatMap((other, j) =>
    other.mine === unit.mine ? [] : [{ j, at: thinned(all[j] ?? [], SAMPLE) }],
  );
  const company = Math.sqrt(units.filter((other) => other.mine === unit.mine).length);
  const scored = own.map((station) => {
    let [dealt, taken, near] = [0, 0, Number.POSITIVE_INFINITY];
    for (const { j, at } of enemies) {
      let [gives, gets] = [0, 0];
      for (const theirs of at) {
        near = Math.min(near, distance(station.position, theirs.position));
        gives += worthOf(units, sights, one, station, j, theirs);
        gets += worthOf(units, sights, j, theirs, one, station);
      }
      dealt = Math.max(dealt, gives / at.length);
      taken += gets / at.length;
    }
    return { station, score: dealt - taken / company - PER_HEX * awayFrom(style, near) };
  });
  return scored.sort((a, b) => b.score - a.score);
}

function worthOf(
  units: readonly Unit[],
  sights: LinesOfFire,
  one: number,
  from: EndPlace,
  other: number,
  to: EndPlace,
): number {
  const left = units[other]?.left ?? 1;
  const strength = units[other]?.strength[left] ?? 0;
  const lost = Math.min(1, sights.damage(one, from, other, to) / left) * strength;
  return lost + NEXT_TURN * sights.threat(one, from, other, to);
}

/** At most so many, spread evenly over the list. */
function thinned<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  const gap = list.length / most;
  return Array.from({ length: most }, (_, i) => list[Math.floor(i * gap)]).filter((each) => each !== undefined);
}
