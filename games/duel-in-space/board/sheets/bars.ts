import { BLIND, baseToHit, clicksAllowed, protectionLeft } from '../../rules/01-starfighters.ts';
import { baseOf, clicksOf, protectionOf } from '../../rules/09-designs/designs.ts';
import { LASERS } from '../../rules/data/ships.ts';
import type { Ship, ShipView, ShownDesign } from '../../rules/model.ts';
import { known } from './known.ts';

/** One bar of a status card: its boxes from whole to destroyed, and the position of the counter. */
export interface Bar {
  readonly name: string;
  readonly rule: string;
  /** The counter in words. */
  readonly reads: string;
  readonly says: string;
  /** Empty for a secret design, whose boxes the viewer doesn't know. */
  readonly boxes: readonly string[];
  readonly at: number;
  /** Whether the ship is close to destruction. */
  readonly low: boolean;
  /** A letter or two and the figure, for the one-line strip. */
  readonly short: readonly [string, string];
}

const SAYS = {
  'Life support': 'The pilot’s air. After a hit it lasts for a few turns; at 0 the pilot dies.',
  Stabilizer: 'The number of clicks of 45° that the ship may turn each turn. Each hit takes one away.',
  Targeting:
    'The base number. To hit, a laser needs this number or more on two dice, plus one for each click turned. Lower is better; at 13 the ship can’t fire.',
  Protection: 'The damage the ship can take. Each hit costs 1 or 2 points; at 0 the ship breaks apart.',
} as const;

/** At this protection or less, two hits may destroy the ship. */
const LITTLE = 3;

export function barsOf(ship: ShipView, shown: ShownDesign): readonly Bar[] {
  const open = known(ship);
  const rest = open === null ? secretBars(ship, shown) : openBars(open);
  return [lifeSupport(ship), ...rest];
}

function lifeSupport({ lifeSupport: left }: ShipView): Bar {
  return {
    name: 'Life support',
    says: SAYS['Life support'],
    rule: '1.5',
    reads: left === null ? 'OK' : left === 0 ? 'gone' : `${left} ${left === 1 ? 'turn' : 'turns'}`,
    boxes: ['OK', ...countdown(6)],
    at: left === null ? 0 : 7 - left,
    low: left !== null,
    short: ['Life', left === null ? 'OK' : `${left}`],
  };
}

function openBars(ship: Ship): readonly Bar[] {
  const [clicks, base, left] = [clicksAllowed(ship), baseToHit(ship), protectionLeft(ship)];
  const [firstClicks, firstBase, whole] = [clicksOf(ship.design), baseOf(ship.design), protectionOf(ship.design)];
  return [
    {
      name: 'Stabilizer',
      says: SAYS.Stabilizer,
      rule: '1.2',
      reads: clicks === 0 ? 'straight on only' : `${clicks} of ${firstClicks} clicks`,
      boxes: countdown(firstClicks),
      at: firstClicks - clicks,
      low: clicks === 0,
      short: ['Clicks', `${clicks}`],
    },
    {
      name: 'Targeting',
      says: SAYS.Targeting,
      rule: '1.3',
      reads: base >= BLIND ? 'can’t fire' : `base ${base}`,
      boxes: Array.from({ length: BLIND - firstBase + 1 }, (_, i) => `${firstBase + i}`),
      at: base - firstBase,
      low: base >= BLIND,
      short: ['Base', base >= BLIND ? '✕' : `${base}`],
    },
    {
      name: 'Protection',
      says: SAYS.Protection,
      rule: '1.4',
      reads: `${left} of ${whole}`,
      boxes: countdown(whole),
      at: whole - left,
      low: left <= LITTLE,
      short: ['Prot.', `${left}`],
    },
  ];
}

/** 9.5 For a secret design: the damage counted, and what play has shown. */
function secretBars({ stabilizerHits, computerHits, protectionLost }: ShipView, shown: ShownDesign): readonly Bar[] {
  const { clicks, baseAtLeast, baseAtMost, protection } = shown;
  const hits = (count: number): string => (count === 0 ? 'not hit' : `hit ${count === 1 ? 'once' : `${count} times`}`);
  const base = baseAtLeast === baseAtMost ? `${baseAtMost}` : `${baseAtLeast} to ${baseAtMost}`;
  const hidden = { boxes: [], at: 0, low: false };
  return [
    {
      ...hidden,
      name: 'Stabilizer',
      says: SAYS.Stabilizer,
      rule: '1.2',
      reads: `${hits(stabilizerHits)}; built for ${clicks} clicks or more`,
      short: ['Clicks', `≥ ${Math.max(0, clicks - stabilizerHits)}`],
    },
    {
      ...hidden,
      name: 'Targeting',
      says: SAYS.Targeting,
      rule: '1.3',
      reads: `${hits(computerHits)}; built with base ${base}`,
      short: ['Base', `≤ ${baseAtMost + computerHits}`],
    },
    {
      ...hidden,
      name: 'Protection',
      says: SAYS.Protection,
      rule: '1.4',
      reads: `${protectionLost} lost; built with ${protection} or more`,
      short: ['Prot.', `−${protectionLost}`],
    },
  ];
}

export type LaserState = 'works' | 'hit' | 'gone';

/** Each laser: working, hit but still firing until the next turn (6.10), or gone. */
export function laserStates(ship: ShipView): readonly LaserState[] {
  return LASERS.map((_, i) => {
    if (!ship.lasers[i]) return 'gone';
    return ship.pending.some(({ laser }) => laser === i) ? 'hit' : 'works';
  });
}

const countdown = (from: number): readonly string[] => Array.from({ length: from + 1 }, (_, i) => `${from - i}`);
