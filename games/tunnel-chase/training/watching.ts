import type { Watcher } from '@starboard/kernel';
import { createSpot, locate, type Spot } from '../bot/learnt/pursuit.ts';
import { chanceToHit } from '../bot/plain/odds.ts';
import { chartOf, courseOf } from '../bot/turn/chart.ts';
import { asteroidIn } from '../rules/flight.ts';
import { type Chase, isFlying, type Match, NOWHERE } from '../rules/model.ts';
import type { HitSums } from './hit-sums.ts';

/** How much a hit counts that comes a turn later. */
const LASTS = 0.85;
/** Hits are those of an accuracy of 4, whatever the design. */
const USUAL_ACCURACY = 4;

/** A pair at the beginning of a turn: who may hit whom later. */
interface Moment {
  readonly pair: number;
  readonly spot: Spot;
  readonly count: number;
}

/** Where all pairs stood in a turn, and the hits that each could expect of the shots fired in it. */
interface ChaseTurn {
  readonly moments: readonly Moment[];
  readonly hits: Map<number, number>;
}

export interface PursuitWatcher extends Watcher<Chase> {
  /** Adds what was seen. */
  over(): void;
}

/** Watches who stands where to whom, and what it leads to. The dice of a shot don't matter, only its chance. */
export function watchPursuit(sums: HitSums): PursuitWatcher {
  const turns: ChaseTurn[] = [];
  return {
    asked(match) {
      if (match.asks[0]?.kind === 'speed') turns.push({ moments: momentsIn(match), hits: new Map() });
    },
    heard(event) {
      const hits = turns.at(-1)?.hits;
      if (event.type !== 'shot' || hits === undefined) return;
      const pair = pairOf(event.by, event.target);
      hits.set(pair, (hits.get(pair) ?? 0) + chanceToHit(event.range, USUAL_ACCURACY));
    },
    over() {
      const later = new Map<number, number>();
      for (const { moments, hits } of turns.toReversed()) {
        for (const pair of new Set([...later.keys(), ...hits.keys()]))
          later.set(pair, LASTS * (later.get(pair) ?? 0) + (hits.get(pair) ?? 0));
        for (const { pair, spot, count } of moments) addTo(sums, spot, count, later.get(pair) ?? 0);
      }
    },
  };
}

const MOST_SEATS = 64;
const pairOf = (by: number, target: number): number => by * MOST_SEATS + target;

function momentsIn({ board }: Match): readonly Moment[] {
  const asteroid = asteroidIn(board);
  const chart = chartOf(asteroid);
  const ends = board.pilots.flatMap((pilot, seat) =>
    isFlying(pilot) && pilot.space !== NOWHERE && pilot.heading !== NOWHERE
      ? [{ seat, space: pilot.space, course: courseOf(asteroid, pilot.space, pilot.heading), speed: pilot.speed }]
      : [],
  );
  return ends.flatMap((one) =>
    ends.flatMap((other) => {
      if (one === other) return [];
      const spot = createSpot();
      return [{ pair: pairOf(one.seat, other.seat), spot, count: locate(chart, one, other, spot) }];
    }),
  );
}

function addTo(sums: HitSums, { places, shares }: Spot, count: number, hits: number): void {
  sums.seen++;
  for (let i = 0; i < count; i++) {
    const [place, share] = [places[i] ?? 0, shares[i] ?? 0];
    sums.weight[place] = (sums.weight[place] ?? 0) + share;
    sums.hits[place] = (sums.hits[place] ?? 0) + share * hits;
  }
}
