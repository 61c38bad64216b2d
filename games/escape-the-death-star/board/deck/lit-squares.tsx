import { SILENT } from '@starboard/ui';
import type { Station } from '../../rules/01-station/station.ts';
import type { Lit } from './lit.ts';
import { movedTo, spotOf } from './plane.ts';

interface Props {
  readonly station: Station;
  readonly lit: readonly Lit[];
}

/** Highlights the squares that may be pressed; gains and dangers have styles of their own. */
export function LitSquares({ station, lit }: Props) {
  return (
    <g {...SILENT}>
      {lit.map(({ square, tone, pressed }) => (
        <g
          key={square}
          class={`station-lit station-lit-${tone}${pressed ? ' station-chosen' : ''}`}
          style={movedTo(spotOf(station, square))}
        >
          {tone === 'faint' ? <circle r="3" /> : <rect x="-18" y="-18" width="36" height="36" rx="5" />}
        </g>
      ))}
    </g>
  );
}

/** The chance in the corner of a square, above the figure there. */
export function Badges({ station, lit }: Props) {
  return (
    <g {...SILENT}>
      {lit.map(({ square, badge, tone }) =>
        badge === null ? null : (
          <g key={square} class={`station-badge station-lit-${tone}`} style={movedTo(spotOf(station, square))}>
            <rect x="-16" y="9" width="32" height="13" rx="6.5" />
            <text y="15.5">{badge}</text>
          </g>
        ),
      )}
    </g>
  );
}
