import { Legend, type LegendItem } from '@starboard/ui';
import type { ComponentChildren } from 'preact';
import { BASE_OUTLINE, FRONT_LINES, NUBS, YET_TO_FLY } from './ships/base.ts';
import { silhouetteOf } from './ships/silhouettes.ts';

const drawing = (children: ComponentChildren, box = '-26 -26 52 52') => (
  <svg aria-hidden="true" viewBox={box} class="furball-pilot-a">
    {children}
  </svg>
);

const ITEMS: readonly LegendItem[] = [
  {
    mark: drawing(
      <>
        <path class="furball-base" d={BASE_OUTLINE} />
        <path class="furball-nubs" d={NUBS} />
        <path class="furball-printed" d={FRONT_LINES} />
        <path class="furball-outline" d={silhouetteOf('xwing')} />
      </>,
    ),
    word: 'ship',
    says: 'A ship on its base of 40 mm, which is what is measured. The two lines on it are its front arc. Each pilot has a letter, a shape and a colour; your own has a bright rim. After its name stands its skill.',
    rule: '1.2',
  },
  {
    mark: drawing(
      <>
        <circle class="furball-shield-pip" cx="-13" r="10" />
        <path class="furball-hull-pip" d="M3-9H21V9H3Z" />
      </>,
    ),
    word: 'shields, hull',
    says: 'Round pips are shields, square ones hull; hollow ones are lost.',
    rule: '7.2',
  },
  {
    mark: drawing(<path class="furball-yet" d={YET_TO_FLY} />, '-12 -36 24 18'),
    word: 'yet to fly',
    says: 'An arrowhead before a ship: in this Activation it has yet to fly.',
    rule: '3.4',
  },
  {
    mark: drawing(
      <g class="furball-token-bad">
        <path d="M0-17L17 12H-17Z" />
      </g>,
    ),
    word: 'hindered',
    says: 'Triangles hinder a ship: S stress, I ion, T tractor beam, J jam, W weapons disabled.',
    rule: '8.1',
  },
  {
    mark: drawing(
      <g class="furball-token-good">
        <path d="M0-14A14 14 0 1 1 0 14A14 14 0 1 1 0-14Z" />
      </g>,
    ),
    word: 'helped',
    says: 'Discs help it: F focus, E evade, L a lock on somebody. Squares: C cloak, R reinforce.',
    rule: '5.3',
  },
  {
    mark: drawing(<path class="furball-arc furball-arc-rim" d="M0 20L-20-16A30 30 0 0 1 20-16Z" />),
    word: 'arc, range',
    says: 'Point at a ship to see its arcs, and how far ranges 1, 2 and 3 reach from its base.',
    rule: '6.2',
  },
];

/** What is drawn on the mat, at its foot. */
export function MatLegend() {
  return (
    <div class="furball-legend">
      <Legend title="Marks on the mat" items={ITEMS} />
    </div>
  );
}
