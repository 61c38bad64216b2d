import { Legend, type LegendItem } from '@starboard/ui';
import type { ComponentChildren } from 'preact';
import { BASE_OUTLINE, FRONT_LINES, NUBS, YET_TO_FLY } from './ships/base.ts';
import { silhouetteOf } from './ships/ship-drawing.ts';

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
    says: 'A ship on its base of 40 mm. Distances are measured from the base. The two lines show its front arc. Each pilot has a letter, a shape and a colour, and yours has a bright rim. The number after the name is the skill.',
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
    says: 'Round pips are shields and square pips are hull. Hollow pips are lost.',
    rule: '7.2',
  },
  {
    mark: drawing(<path class="furball-yet" d={YET_TO_FLY} />, '-12 -36 24 18'),
    word: 'yet to fly',
    says: 'A ship with an arrowhead in front has not flown yet in this Activation phase.',
    rule: '3.4',
  },
  {
    mark: drawing(
      <g class="furball-token-bad">
        <path d="M0-17L17 12H-17Z" />
      </g>,
    ),
    word: 'hindered',
    says: 'Triangles are bad for a ship: S is stress, I ion, T tractor beam, J jam, W weapons disabled.',
    rule: '8.1',
  },
  {
    mark: drawing(
      <g class="furball-token-good">
        <path d="M0-14A14 14 0 1 1 0 14A14 14 0 1 1 0-14Z" />
      </g>,
    ),
    word: 'helped',
    says: 'Discs help a ship: F is focus, E evade, L a lock on another ship. Squares: C is cloak, R reinforce.',
    rule: '5.3',
  },
  {
    mark: drawing(<path class="furball-arc furball-arc-rim" d="M0 20L-20-16A30 30 0 0 1 20-16Z" />),
    word: 'arc, range',
    says: 'Point at a ship to see its arcs and its ranges 1, 2 and 3.',
    rule: '6.2',
  },
];

export function MatLegend() {
  return (
    <div class="ui-map-legend furball-legend">
      <Legend title="Marks on the mat" items={ITEMS} />
    </div>
  );
}
