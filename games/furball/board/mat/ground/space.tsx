import { SILENT } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { BAND, figure, SIDE } from '../plane.ts';

/** Pseudo-random numbers, the same every time. */
function* scattered(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 16807) % 2147483647;
    yield state / 2147483647;
  }
}

function stars(count: number, seed: number): string {
  const chance = scattered(seed);
  const next = (): string => figure((chance.next().value ?? 0) * SIDE);
  return Array.from({ length: count }, () => `M${next()} ${next()}h0`).join('');
}

const STARS = { faint: stars(260, 1984), plain: stars(70, 77), bright: stars(16, 2021) };

const LINES = Array.from({ length: Math.floor(SIDE / BAND) }, (_, i) => (i + 1) * BAND);
/** Lines a range band apart, laid out from the middle so that every edge looks the same. */
const GRID = LINES.map((at) => at - BAND / 2 + (SIDE % BAND) / 2)
  .map((at) => `M${figure(at)} 0V${SIDE}M0 ${figure(at)}H${SIDE}`)
  .join('');

/** The mat itself: space, and lines a range band apart. It is drawn once. */
export function Space() {
  return useMemo(
    () => (
      <g class="furball-space" {...SILENT}>
        <rect class="furball-void" width={SIDE} height={SIDE} />
        <path class="furball-stars furball-faint" d={STARS.faint} />
        <path class="furball-stars" d={STARS.plain} />
        <path class="furball-stars furball-bright" d={STARS.bright} />
        <path class="furball-grid" d={GRID} />
        <rect class="furball-edge" width={SIDE} height={SIDE} />
      </g>
    ),
    [],
  );
}
