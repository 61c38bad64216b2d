import type { GameTypes, Happening, Viewer } from '@starboard/kernel';
import type { Piecemeal } from './piecemeal.ts';
import type { HistoryStep } from './step.ts';
import { joined, NO_STRAND, type Strand, strandOf } from './strand.ts';

/**
 * Limits for what is sent of the past at once, to all viewers of a guest together: entries, moments and, besides the
 * first boards, bytes.
 */
export const MOST_ENTRIES = 64;
const MOST_MOMENTS = 300;
export const MOST_BYTES = 64 * 1024;

/** Consecutive entries as sent: a strand for each viewer, shared by viewers who see the same. */
export interface Portion {
  /** Undefined while empty. */
  readonly begins: number | undefined;
  readonly ends: number | undefined;
  readonly strands: readonly Strand[];
  /** Includes the first boards. */
  readonly bytes: number;
}

/** A portion that grows entry by entry until the next would be too much. */
export interface GrowingPortion extends Portion {
  readonly viewers: readonly Viewer[];
  /** How many moments of the next entry fit. */
  readonly room: number;
  /** Adds an entry before or after all others; false without room for it. The first always fits. */
  add(step: HistoryStep, side: 'before' | 'after'): Piecemeal<boolean>;
}

/** `taken` are the bytes of the first boards. */
export function growingPortion(viewers: readonly Viewer[], taken: number): GrowingPortion {
  let strands: readonly Strand[] = viewers.map(() => NO_STRAND);
  let [begins, ends]: (number | undefined)[] = [];
  let [entries, moments] = [0, 0];

  const bytesOfAll = (all: readonly Strand[]): number => distinct(all).reduce((sum, { bytes }) => sum + bytes, taken);

  /** Extends all strands by one entry. Viewers who saw the same until now, and in this entry, keep sharing a strand. */
  function* longer(seen: readonly (readonly Moment[])[], side: 'before' | 'after'): Piecemeal<readonly Strand[]> {
    const grown: Strand[] = [];
    for (const [i, happenings] of seen.entries()) {
      const alike = i > 0 && happenings === seen[i - 1] && strands[i] === strands[i - 1];
      const [old = NO_STRAND, added] = [strands[i], alike ? NO_STRAND : strandOf(happenings)];
      const own = alike ? grown[i - 1] : side === 'before' ? joined(added, old) : joined(old, added);
      grown.push(own ?? NO_STRAND);
      if (!alike) yield;
    }
    return grown;
  }

  return {
    viewers,
    get room() {
      return entries === 0 ? Number.POSITIVE_INFINITY : MOST_MOMENTS - moments;
    },
    get begins() {
      return begins;
    },
    get ends() {
      return ends;
    },
    get strands() {
      return strands;
    },
    get bytes() {
      return bytesOfAll(strands);
    },
    *add({ number, isWhole, happenings }, side) {
      if (!isWhole) return false;
      const seen = viewers.map(happenings);
      const shown = distinct(seen).reduce((sum, { length }) => sum + length, moments);
      if (entries > 0 && (entries === MOST_ENTRIES || shown > MOST_MOMENTS)) return false;
      let grown = yield* longer(seen, side);
      const isTooLong = bytesOfAll(grown) > MOST_BYTES;
      if (isTooLong && entries > 0) return false;
      if (isTooLong) grown = yield* longer(withoutBoardsBetween(seen), side);
      strands = grown;
      moments = shown;
      entries++;
      begins = side === 'before' ? number : (begins ?? number);
      ends = side === 'after' ? number : (ends ?? number);
      return true;
    },
  };
}

type Moment = Happening<GameTypes>;

/** Viewers who share are next to each other. */
const distinct = <T>(all: readonly T[]): readonly T[] => all.filter((each, i) => i === 0 || each !== all[i - 1]);

/** A single entry beyond the limit is sent with only the boards before and after it. */
function withoutBoardsBetween(seen: readonly (readonly Moment[])[]): readonly (readonly Moment[])[] {
  const shorter: (readonly Moment[])[] = [];
  for (const [i, happenings] of seen.entries()) {
    const [first] = happenings;
    const alike = i > 0 && happenings === seen[i - 1] ? shorter[i - 1] : undefined;
    shorter.push(
      alike ??
        happenings.map((each, k) =>
          first === undefined || k === happenings.length - 1 ? each : { ...first, event: each.event },
        ),
    );
  }
  return shorter;
}
