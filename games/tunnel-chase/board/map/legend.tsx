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
    says: 'Each pilot has a shape, a colour and a letter. The chevron shows the heading. Your own marker has a ring around it.',
    rule: '4.6',
  },
  {
    mark: drawing(<text class="tunnel-legend-rating">4</text>),
    word: 'rating',
    says: 'The rating of a curve, in the rock beside it. At a junction, each path has its own rating, in the corner it goes around.',
    rule: '5.1',
  },
  {
    mark: drawing(<path class="tunnel-legend-squeeze" d="M0-12L12 0L0 12L-12 0Z" />),
    word: 'squeeze',
    says: 'The tunnel is narrow in The Squeeze. Each of its spaces has a rating, in a diamond.',
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
    says: 'A red line comes from a starfighter that may fire at you. A green line leads to one that you may fire at.',
    rule: '7.1',
  },
  {
    mark: drawing(<path class="tunnel-inwards" d="M6-9L-4 0L6 9M18-9L8 0L18 9" />),
    word: 'mouth',
    says: 'The way in. A starfighter may start on the entrance space, but nobody may enter it.',
    rule: '1.5',
  },
];

/** What is drawn on the map, at its foot. */
export function MapLegend() {
  return (
    <div class="ui-map-legend tunnel-legend">
      <Legend title="Marks on the map" items={ITEMS} />
    </div>
  );
}
