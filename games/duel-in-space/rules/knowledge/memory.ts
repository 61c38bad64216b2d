import type { MemoryRules, Seat } from '@starboard/kernel';
import { BLIND } from '../01-starfighters.ts';
import { SPECIALS, type SpecialName } from '../data/ships.ts';
import { type Duel, type Event, type Memory, type ShownDesign, shipOf } from '../model.ts';

const NOTHING_YET: ShownDesign = {
  clicks: 1,
  baseAtLeast: 0,
  baseAtMost: 12,
  protection: 3,
  heading: 0,
  stabilizerHits: 0,
  computerHits: 0,
  protectionLost: 0,
};

export const memory: MemoryRules<Duel> = { blank: [NOTHING_YET, NOTHING_YET], learn };

function learn(before: Memory, event: Event): Memory {
  switch (event.type) {
    case 'headed':
      return withShown(before, event.seat, (shown) => turned(shown, event.clicks));
    case 'cannot-fire':
      return withShown(before, event.seat, (shown) => atLeast(shown, BLIND - shown.computerHits));
    case 'declared':
      return withShown(before, event.seat, (shown) => atMost(shown, BLIND - 1 - shown.computerHits));
    case 'shot':
      return withShown(before, event.by, (shown) => shot(shown, event.dice[0] + event.dice[1], event.hit));
    case 'damage':
      return withShown(before, event.seat, (shown) => ({
        ...shown,
        protectionLost: shown.protectionLost + event.points,
      }));
    case 'special':
      return withShown(before, event.seat, (shown) => protects(shown, event.special.name));
    case 'effect':
      return withShown(before, event.seat, (shown) => suffers(shown, event.special.name));
    default:
      return before;
  }
}

function withShown(before: Memory, seat: Seat, change: (shown: ShownDesign) => ShownDesign): Memory {
  const changed = change(shipOf(before, seat));
  return seat === 0 ? [changed, before[1]] : [before[0], changed];
}

/** 4.2 A ship that turns this far was built to do so. */
function turned(shown: ShownDesign, heading: number): ShownDesign {
  return { ...shown, heading, clicks: Math.max(shown.clicks, Math.abs(heading) + shown.stabilizerHits) };
}

/**
 * 5.3 A hit shows that the base number is low enough, a miss that it is not. 5.4 A ship that may fire at all has a base
 * number below 13.
 */
function shot(shown: ShownDesign, total: number, hit: boolean): ShownDesign {
  const base = total - Math.abs(shown.heading) - shown.computerHits;
  return hit ? atMost(shown, base) : atLeast(shown, base + 1);
}

const atLeast = (shown: ShownDesign, base: number): ShownDesign => ({
  ...shown,
  baseAtLeast: Math.max(shown.baseAtLeast, base),
});
const atMost = (shown: ShownDesign, base: number): ShownDesign => ({
  ...shown,
  baseAtMost: Math.min(shown.baseAtMost, base),
});

/** 6.3 A low row of the table rules out every modifier that would have led past it. */
function protects(shown: ShownDesign, special: SpecialName): ShownDesign {
  const left = PROTECTION_BY_ROW[SPECIALS.indexOf(special)] ?? 0;
  return left === 0 ? shown : { ...shown, protection: Math.max(shown.protection, shown.protectionLost + left) };
}

const PROTECTION_BY_ROW: readonly number[] = [8, 6, 4];

function suffers(shown: ShownDesign, special: SpecialName): ShownDesign {
  switch (special) {
    case 'stabilizer':
      return { ...shown, stabilizerHits: shown.stabilizerHits + 1 };
    case 'computer':
    case 'computer-and-laser':
      return { ...shown, computerHits: shown.computerHits + 1 };
    default:
      return shown;
  }
}
