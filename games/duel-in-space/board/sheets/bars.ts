import { BLIND, baseToHit, clicksAllowed, protectionLeft } from '../../rules/01-starfighters.ts';
import { baseOf, clicksOf, protectionOf } from '../../rules/09-designs.ts';
import { LASERS } from '../../rules/data/ships.ts';
import type { Ship, ShipView, Shown } from '../../rules/model.ts';
import { known } from './known.ts';

/** One bar of a status card: its boxes from whole to gone, and where the counter stands. */
export interface Bar {
  readonly name: string;
  readonly rule: string;
  /** The counter in words. */
  readonly says: string;
  /** Empty where the design is secret and the boxes are not known. */
  readonly boxes: readonly string[];
  readonly at: number;
  /** For the one-line strip: a letter or two, and the figure. */
  readonly short: readonly [string, string];
}

/** The four bars of a ship. */
export function barsOf(ship: ShipView, shown: Shown): readonly Bar[] {
  const open = known(ship);
  const rest = open === null ? secretBars(ship, shown) : openBars(open);
  return [lifeSupport(ship), ...rest];
}

function lifeSupport({ lifeSupport: left }: ShipView): Bar {
  return {
    name: 'Life support',
    rule: '1.5',
    says: left === null ? 'OK' : left === 0 ? 'gone' : `${left} ${left === 1 ? 'turn' : 'turns'}`,
    boxes: ['OK', ...countdown(6)],
    at: left === null ? 0 : 7 - left,
    short: ['Life', left === null ? 'OK' : `${left}`],
  };
}

function openBars(ship: Ship): readonly Bar[] {
  const [clicks, base, left] = [clicksAllowed(ship), baseToHit(ship), protectionLeft(ship)];
  const [firstClicks, firstBase, whole] = [clicksOf(ship.design), baseOf(ship.design), protectionOf(ship.design)];
  return [
    {
      name: 'Stabilizer',
      rule: '1.2',
      says: clicks === 0 ? 'straight on only' : `${clicks} of ${firstClicks} clicks`,
      boxes: countdown(firstClicks),
      at: firstClicks - clicks,
      short: ['Clicks', `${clicks}`],
    },
    {
      name: 'Targeting',
      rule: '1.3',
      says: base >= BLIND ? 'may not fire' : `base ${base}`,
      boxes: Array.from({ length: BLIND - firstBase + 1 }, (_, i) => `${firstBase + i}`),
      at: base - firstBase,
      short: ['Base', base >= BLIND ? '✕' : `${base}`],
    },
    {
      name: 'Protection',
      rule: '1.4',
      says: `${left} of ${whole}`,
      boxes: countdown(whole),
      at: whole - left,
      short: ['Prot.', `${left}`],
    },
  ];
}

/** 9.5 Of a secret design: the damage counted, and what play has shown. */
function secretBars({ stabilizerHits, computerHits, protectionLost }: ShipView, shown: Shown): readonly Bar[] {
  const { clicks, baseAtLeast, baseAtMost, protection } = shown;
  const hits = (count: number): string => (count === 0 ? 'not hit' : `hit ${count === 1 ? 'once' : `${count} times`}`);
  const base = baseAtLeast === baseAtMost ? `${baseAtMost}` : `${baseAtLeast} to ${baseAtMost}`;
  const hidden = { boxes: [], at: 0 };
  return [
    {
      ...hidden,
      name: 'Stabilizer',
      rule: '1.2',
      says: `${hits(stabilizerHits)}; built for ${clicks} clicks or more`,
      short: ['Clicks', `≥ ${Math.max(0, clicks - stabilizerHits)}`],
    },
    {
      ...hidden,
      name: 'Targeting',
      rule: '1.3',
      says: `${hits(computerHits)}; built with base ${base}`,
      short: ['Base', `≤ ${baseAtMost + computerHits}`],
    },
    {
      ...hidden,
      name: 'Protection',
      rule: '1.4',
      says: `${protectionLost} lost; built with ${protection} or more`,
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
