import { SILENT } from '@starboard/ui';
import { RIM } from './sizes.ts';

/** A fixed sky: everybody sees the same stars, scattered by the golden angle. */
const STARS = Array.from({ length: 70 }, (_, i) => {
  const angle = i * 2.39996;
  const radius = 30 + Math.sqrt(i / 70) * (RIM - 36);
  return { x: Math.cos(angle) * radius, y: Math.sin(angle * 1.3) * radius, isLarge: i % 7 === 0 };
}).filter(({ x, y }) => Math.hypot(x, y) < RIM - 34);

/** As dots of one path: the sky is drawn again whenever something turns before it, and a path costs less than circles. */
const dots = (large: boolean): string =>
  STARS.filter(({ isLarge }) => isLarge === large)
    .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join('');

export function Space() {
  return (
    <g class="duel-space" {...SILENT}>
      <circle class="duel-deep" r={RIM} />
      <path class="duel-stars" stroke-width="1.2" d={dots(false)} />
      <path class="duel-stars" stroke-width="2.2" d={dots(true)} />
      <circle class="duel-range" r="52" />
      <circle class="duel-range" r="110" />
    </g>
  );
}
