import { Legend, type LegendItem } from '@starboard/ui';
import { hullPath } from '../hulls.ts';

const ITEMS: readonly LegendItem[] = [
  {
    mark: (
      <svg aria-hidden="true" viewBox="-24 -18 52 36" class="starfire-side-a">
        <path class="starfire-hull" d={hullPath(0, 'CT')} />
        <path class="starfire-bow" d="M19-3.5L24 0L19 3.5" />
      </svg>
    ),
    word: 'side A',
    says: 'The ships of side A are angular and filled. The chevron shows the facing.',
    rule: '2.1',
  },
  {
    mark: (
      <svg aria-hidden="true" viewBox="-24 -18 52 36" class="starfire-side-b">
        <path class="starfire-hull" d={hullPath(1, 'CT')} />
        <path class="starfire-bow" d="M18-3.5L23 0L18 3.5" />
      </svg>
    ),
    word: 'side B',
    says: 'The ships of side B are rounded and hollow. The chevron shows the facing.',
    rule: '2.1',
  },
  {
    mark: (
      <svg aria-hidden="true" viewBox="-24 -18 48 36">
        <path class="starfire-now" d="M0-16L14-8V8L0 16L-14 8V-8Z" />
      </svg>
    ),
    word: 'in reach',
    says: 'The hexes the current ship can reach with the points it has left. It reaches the brighter ones sooner.',
    rule: '4.2',
  },
  {
    mark: (
      <svg aria-hidden="true" viewBox="-24 -18 48 36" class="starfire-field">
        <path class="starfire-range" d="M-18 0L-9-15H9L18 0L9 15H-9Z" />
      </svg>
    ),
    word: 'weapon range',
    says: 'The weapon range of the ship you are pointing at, or of the ship that is firing.',
    rule: '5.9',
  },
  {
    mark: (
      <svg aria-hidden="true" viewBox="-24 -18 48 36">
        <path class="starfire-blind" d="M20 0L-20-16V16Z" />
      </svg>
    ),
    word: 'blind spot',
    says: 'A ship can’t fire into the wedge straight behind it.',
    rule: '5.6',
  },
];

/** Explains the drawing at the foot of the map, or below a small map. */
export function MapLegend({ below = false }: { readonly below?: boolean }) {
  return (
    <div class={below ? 'starfire-legend-below' : 'ui-map-legend starfire-map-legend'}>
      <Legend title="Marks on the map" items={ITEMS} />
    </div>
  );
}
