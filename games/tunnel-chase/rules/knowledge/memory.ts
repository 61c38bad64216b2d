import type { MemoryRules, Seat } from '@starboard/kernel';
import { navigationRoll } from '../05-navigation.ts';
import { toHit } from '../07-shooting.ts';
import { MOST, STRIPPED } from '../data/designs.ts';
import type { Bounds, Chase, Event, Memory, ShownRatings } from '../model.ts';

const NOTHING_YET: ShownRatings = {
  handling: [STRIPPED.handling, MOST.handling],
  accuracy: [STRIPPED.accuracy, MOST.accuracy],
  speed: 0,
};

export const memory: MemoryRules<Chase> = { blank: [], learn };

export function shownOf(known: Memory, seat: Seat): ShownRatings {
  return known[seat] ?? NOTHING_YET;
}

function learn(before: Memory, event: Event): Memory {
  switch (event.type) {
    case 'speed-set':
    case 'scraped-past':
      return withShown(before, event.seat, (shown) => ({ ...shown, speed: event.speed }));
    case 'navigated':
      return withShown(before, event.seat, (shown) => navigated(shown, event));
    case 'shot':
      return withShown(before, event.by, (shown) => shot(shown, event));
    case 'designed':
      return event.design === null ? before : withShown(before, event.seat, (shown) => built(shown, event.design));
    default:
      return before;
  }
}

function withShown(before: Memory, seat: Seat, change: (shown: ShownRatings) => ShownRatings): Memory {
  const length = Math.max(before.length, seat + 1);
  return Array.from({ length }, (_, i) => (i === seat ? change(shownOf(before, i)) : shownOf(before, i)));
}

/** 5.2 A roll that succeeded, failed or was not needed limits the possible handlings. */
function navigated(
  shown: ShownRatings,
  { curve, squeeze, dice, scraped }: Extract<Event, { type: 'navigated' }>,
): ShownRatings {
  const fits = (handling: number): boolean => {
    const needed = navigationRoll(curve + squeeze, shown.speed, handling);
    if (dice === null) return scraped ? needed >= 13 : needed <= 2;
    return needed > 2 && needed < 13 && scraped === dice[0] + dice[1] < needed;
  };
  return { ...shown, handling: narrowed(shown.handling, fits) };
}

/** 7.3 A shot limits the possible accuracies. */
function shot(shown: ShownRatings, { range, dice, hit }: Extract<Event, { type: 'shot' }>): ShownRatings {
  const fits = (accuracy: number): boolean => {
    const needed = toHit(range, accuracy);
    return needed < 13 && hit === dice[0] + dice[1] >= needed;
  };
  return { ...shown, accuracy: narrowed(shown.accuracy, fits) };
}

function built(shown: ShownRatings, design: Extract<Event, { type: 'designed' }>['design']): ShownRatings {
  if (design === null) return shown;
  const { handling, accuracy } = design;
  return { ...shown, handling: [handling, handling], accuracy: [accuracy, accuracy] };
}

/** Narrows bounds to the figures that fit. */
function narrowed([least, most]: Bounds, fits: (figure: number) => boolean): Bounds {
  let [low, high] = [least, most];
  while (low < high && !fits(low)) low++;
  while (high > low && !fits(high)) high--;
  return [low, high];
}
