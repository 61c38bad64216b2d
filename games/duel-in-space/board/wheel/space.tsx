import { SILENT } from '@starboard/ui';
import { RIM } from './sizes.ts';

/** A fixed sky: everybody sees the same stars, scattered by the golden angle. */
const STARS = Array.from({ length: 70 }, (_, i) => {
  const angle = i * 2.39996;
  const radius = 30 + Math.sqrt(i / 70) * (RIM - 36);
  return { x: Math.cos(angle) * radius, y: Math.sin(angle * 1.3) * radius, size: i % 7 === 0 ? 1.1 : 0.6 };
}).filter(({ x, y }) => Math.hypot(x, y) < RIM - 34);

export function Space() {
  return (
    <g class="duel-space" {...SILENT}>
      <circle class="duel-deep" r={RIM} />
      {STARS.map(({ x, y, size }) => (
        <circle key={`${x}`} class="duel-star" cx={x.toFixed(1)} cy={y.toFixed(1)} r={size} />
      ))}
      <circle class="duel-range" r="52" />
      <circle class="duel-range" r="110" />
    </g>
  );
}
