import type { Fleet } from '../model/ships.ts';
import { type Values, valueAt } from '../table/layout.ts';
import { STILL } from '../turn/backward.ts';
import { addUpOutcomes, type HitOutcomes } from '../turn/outcomes.ts';

/** Anything that knows what the next turn is worth: the full table, or a small one close to it. */
export interface Worths {
  readonly fleet: Fleet;
  /** Fills in what each number of hits leads to; `alone` leaves out the turn without a hit. */
  addUp(mine: number, theirs: number, alone: boolean, into: HitOutcomes): void;
  /** Steps back over quiet turns end when no value changes by more than this. */
  readonly still: number;
  /** By class: the worth of the next turn if nobody hits and nothing changes, where it need not be worked out. */
  unchanged?(mine: number, theirs: number, into: Float64Array): void;
  /** The worth of a turn after one with a hit, where it need not be worked out. */
  atOnce?(mine: number, theirs: number, positionClass: number): number;
}

/** The table's own values for turns without a hit: right up to the last quiet turns, and much faster. */
export function fromTableAtOnce(values: Values): Worths {
  return {
    ...fromTable(values),
    unchanged(mine, theirs, into) {
      for (let c = 0; c < into.length; c++) into[c] = valueAt(values, mine, theirs, c);
    },
  };
}

export function fromTable(values: Values): Worths {
  return {
    fleet: values.fleet,
    still: STILL,
    addUp: (mine, theirs, alone, into) => addUpOutcomes(values, mine, theirs, alone, into),
  };
}
