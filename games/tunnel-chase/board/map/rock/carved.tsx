import { type Carving, WIDTHS } from './carving.ts';

/** From the rock inwards: the shadow, the glow of the edge, the edge and the floor, each by its extra width. */
const LAYERS = [
  ['tunnel-cut', 16],
  ['tunnel-glow', 8],
  ['tunnel-edge', 2.6],
  ['tunnel-floor', 0],
] as const;

const PARTS = ['tunnels', 'rooms', 'squeeze'] as const;

/** All edges are drawn before all floors, so that crossing tunnels form one hollow. */
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
