import { Legend, type LegendItem } from '@starboard/ui';
import { MarkerShape } from './markers/marker.tsx';

const drawing = (children: preact.ComponentChildren, name = '') => (
  <svg aria-hidden="true" viewBox="-24 -18 48 36" class={name}>
    {children}
  </svg>
);

const ITEMS: readonly LegendItem[] = [
  {
    mark: drawing(
      <>
        <path class="tunnel-nose" d="M14-6L20 0L14 6" />
        <MarkerShape seat={0} />
      </>,
      'tunnel-pilot-ice',
    ),
    word: 'starfighter',
    says: 'Each pilot has a shape, a colour and a letter of its own. The chevron shows its heading; your own has a ring round it.',
    rule: '4.6',
  },
  {
    mark: drawing(<text class="tunnel-legend-rating">4</text>),
    word: 'rating',
    says: 'The rating of a curve, in the rock beside it. At a junction each path through it has its own, in the corner it goes round.',
    rule: '5.1',
  },
  {
    mark: drawing(<path class="tunnel-legend-squeeze" d="M0-12L12 0L0 12L-12 0Z" />),
    word: 'squeeze',
    says: 'In The Squeeze the tunnel is narrow, and each of its spaces has a rating in a diamond.',
    rule: '5.5',
  },
  {
    mark: drawing(
      <g class="tunnel-threat">
        <path d="M-20 0H16" />
        <path d="M9-6L17 0L9 6" />
      </g>,
    ),
    word: 'sees you',
    says: 'A red line comes from one that may fire at you, a green one leads to one at which you may fire.',
    rule: '7.1',
  },
  {
    mark: drawing(<path class="tunnel-inwards" d="M6-9L-4 0L6 9M18-9L8 0L18 9" />),
    word: 'mouth',
    says: 'The way in. The entrance space lies there; it is left and never entered.',
    rule: '1.5',
  },
];

/** What is drawn on the map, at its foot. */
export function MapLegend() {
  return (
    <div class="tunnel-legend">
      <Legend title="Marks on the map" items={ITEMS} />
    </div>
  );
}
