import { type Carving, WIDTHS } from './carving.ts';

/** From the rock inwards: the shadow of the cut, the glow of the edge, the edge, the floor. Each so much wider than the tunnel. */
const LAYERS = [
  ['tunnel-cut', 16],
  ['tunnel-glow', 8],
  ['tunnel-edge', 2.6],
  ['tunnel-floor', 0],
] as const;

const PARTS = ['tunnels', 'rooms', 'squeeze'] as const;

/** Tunnels as glowing channels: all edges first, then all floors, so that what crosses is one hollow. */
export function Carved({ carving }: { readonly carving: Carving }) {
  return (
    <g class="tunnel-carved">
      {LAYERS.map(([layer, wider]) => (
        <g key={layer} class={layer}>
          {PARTS.map((part) => (
            <path key={part} class={`tunnel-${part}`} d={carving[part]} stroke-width={WIDTHS[part] + wider} />
          ))}
        </g>
      ))}
    </g>
  );
}
