import type { Point } from '@starboard/geometry';
import { SILENT } from '@starboard/ui';
import { useId } from 'preact/hooks';
import { TUNNEL } from '../plane.ts';

/** A light on the walls of the tunnels. */
export interface TunnelLight {
  readonly key: string;
  readonly kind: 'engine' | 'muzzle' | 'strike' | 'blast';
  readonly at: Point;
  /** It moves along this path, over this many spaces. */
  readonly flight: { readonly path: string; readonly spaces: number } | null;
  /** Its place in a volley. */
  readonly nth: number;
}

/** How far each light reaches, in drawing units. */
const REACH: { readonly [K in TunnelLight['kind']]: number } = {
  engine: TUNNEL * 3.1,
  muzzle: TUNNEL * 5,
  strike: TUNNEL * 3.6,
  blast: TUNNEL * 8,
};

/** Below the floors they light the rock and the edges of the tunnels. */
export function TunnelLights({ lights }: { readonly lights: readonly TunnelLight[] }) {
  const id = useId();
  return (
    <g class="tunnel-lights" {...SILENT}>
      <radialGradient id={`${id}-engine`}>
        <stop class="tunnel-glowing" offset="0.2" />
        <stop class="tunnel-glowing" offset="1" stop-opacity="0" />
      </radialGradient>
      <radialGradient id={`${id}-flash`}>
        <stop class="tunnel-flashing" offset="0.1" />
        <stop class="tunnel-glowing" offset="0.5" stop-opacity="0.5" />
        <stop class="tunnel-glowing" offset="1" stop-opacity="0" />
      </radialGradient>
      {lights.map(({ key, kind, at, flight, nth }) => (
        <g
          key={key}
          class={flight === null ? 'tunnel-lit' : 'tunnel-lit tunnel-flying'}
          style={
            flight === null
              ? { transform: `translate(${at.x}px, ${at.y}px)` }
              : { offsetPath: `path("${flight.path}")`, '--spaces': flight.spaces }
          }
        >
          <circle
            class={`tunnel-shine tunnel-shine-${kind}`}
            style={{ '--nth': nth }}
            r={REACH[kind]}
            fill={`url(#${id}-${kind === 'engine' ? 'engine' : 'flash'})`}
          />
        </g>
      ))}
    </g>
  );
}
