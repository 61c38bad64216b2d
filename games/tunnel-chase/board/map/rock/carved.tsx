import { type Carving, WIDTHS } from './carving.ts';

/** From the rock inwards: the shadow, the glow of the edge, and the edge, each by its extra width. */
const WALLS = [
  ['tunnel-cut', 16],
  ['tunnel-glow', 8],
  ['tunnel-edge', 2.6],
] as const;

const PARTS = ['tunnels', 'rooms', 'squeeze'] as const;

interface Props {
  readonly carving: Carving;
}

interface StrokesProps {
  readonly name: string;
  readonly strokes: readonly string[];
  readonly width: number;
}

function Strokes({ name, strokes, width }: StrokesProps) {
  return (
    <g class={name} stroke-width={width}>
      {strokes.map((each) => (
        <path key={each} d={each} />
      ))}
    </g>
  );
}

/** All edges are drawn before all floors, so that crossing tunnels form one hollow. */
export function Walls({ carving }: Props) {
  return (
    <g class="tunnel-carved">
      {WALLS.map(([layer, wider]) => (
        <g key={layer} class={layer}>
          {PARTS.map((part) => (
            <Strokes key={part} name={`tunnel-${part}`} strokes={carving[part]} width={WIDTHS[part] + wider} />
          ))}
        </g>
      ))}
    </g>
  );
}

/** The Squeeze has a dark floor and ribs of rock. */
export function Floors({ carving }: Props) {
  return (
    <g class="tunnel-carved tunnel-floor">
      {PARTS.map((part) => (
        <Strokes key={part} name={`tunnel-${part}`} strokes={carving[part]} width={WIDTHS[part]} />
      ))}
      <Strokes name="tunnel-ribs" strokes={carving.squeeze} width={WIDTHS.squeeze} />
      <Strokes name="tunnel-gorge" strokes={carving.squeeze} width={WIDTHS.squeeze * GORGE} />
    </g>
  );
}

/** The share of The Squeeze that the ribs leave free. */
const GORGE = 0.55;

/** Walls and floors with nothing between. */
export function Carved({ carving }: Props) {
  return (
    <>
      <Walls carving={carving} />
      <Floors carving={carving} />
    </>
  );
}
