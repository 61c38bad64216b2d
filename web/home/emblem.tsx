const WIDE = 360;
const HIGH = 110;
const REACH = 46;

/** Stars drawn in one stroke: so many corners, each joined to the one so many further on. */
const STARS = [
  [7, 2],
  [7, 3],
  [8, 3],
  [9, 2],
  [9, 4],
  [10, 3],
  [11, 3],
  [11, 4],
  [12, 5],
  [13, 5],
] as const;

/** A drawing for a game's card, made from its id alone: a star figure on a radar grid, no two alike. */
export function Emblem({ of }: { readonly of: string }) {
  const [corners, step] = STARS[hash(of) % STARS.length] ?? [7, 3];
  const figure = Array.from({ length: corners }, (_, i) => pointAt((i * step * 360) / corners));
  return (
    <svg class="emblem" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g class="faint">
        {[26, 52, 88, 134].map((radius) => (
          <circle key={radius} cx={WIDE / 2} cy={HIGH / 2} r={radius} />
        ))}
        <path d={`M0 ${HIGH / 2}H${WIDE}M${WIDE / 2} 0V${HIGH}`} />
      </g>
      <polygon points={figure.join(' ')} />
    </svg>
  );
}

function pointAt(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(WIDE / 2 + REACH * Math.cos(angle)).toFixed(1)},${(HIGH / 2 + REACH * Math.sin(angle)).toFixed(1)}`;
}

function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (value * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return value;
}
