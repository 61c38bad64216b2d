import type { DialBearing } from '../../../catalogue/index.ts';

/** A line on 24 by 24, and the head of the arrow: its position, and its direction in degrees from straight up. */
interface Drawn {
  readonly line: string;
  readonly head: readonly [x: number, y: number, turned: number];
}

/** Left-hand ones only: the others are their mirror images. Drawn as flown, with the ship's nose up. */
const DRAWN: { readonly [B in Exclude<DialBearing, `${string}-right` | 'stationary'>]: Drawn } = {
  straight: { line: 'M12 21V6', head: [12, 3.5, 0] },
  'bank-left': { line: 'M15.5 21C15.5 14.5 13.5 11 8.6 7.4', head: [6.4, 5.7, -52] },
  'turn-left': { line: 'M16.5 21V14Q16.5 8.5 11 8.5H7', head: [4, 8.5, -90] },
  'koiogran-turn': { line: 'M7 21V9A4.8 4.8 0 0 1 16.6 9V14.5', head: [16.6, 18, 180] },
  'segnors-loop-left': { line: 'M18.5 21C18.5 12 15.5 7.5 11 5.2C6.4 3 3.4 7.4 6.3 11.2', head: [8.6, 13.8, 140] },
  'tallon-roll-left': { line: 'M18.5 21V11Q18.5 6 13.5 6H9.5Q6 6 6 9.5V13', head: [6, 16.5, 180] },
  'reverse-straight': { line: 'M12 3V18', head: [12, 20.5, 180] },
  'reverse-bank-left': { line: 'M15.5 3C15.5 9.5 13.5 13 8.6 16.6', head: [6.4, 18.3, -128] },
};

const isMirrored = (bearing: DialBearing): boolean => bearing.endsWith('-right');

function drawn(bearing: DialBearing): Drawn | null {
  const left = bearing.replace('-right', '-left');
  return left in DRAWN ? DRAWN[left as keyof typeof DRAWN] : null;
}

/** A manoeuvre as an arrow of our own; a stop is a bar across. */
export function ManoeuvreArrow({ bearing }: { readonly bearing: DialBearing }) {
  const arrow = drawn(bearing);
  if (arrow === null) return <path class="furball-arrow" d="M5 9H19V15H5Z" />;
  const [x, y, turned] = arrow.head;
  return (
    <g class="furball-arrow" {...(isMirrored(bearing) ? { transform: 'matrix(-1 0 0 1 24 0)' } : {})}>
      <path d={arrow.line} />
      <path class="furball-arrow-head" d="M0-1.5L4.6 5.2H-4.6Z" transform={`translate(${x} ${y}) rotate(${turned})`} />
    </g>
  );
}

export function ManoeuvreIcon({ bearing }: { readonly bearing: DialBearing }) {
  return (
    <svg class="furball-symbol" viewBox="0 0 24 24" aria-hidden="true">
      <ManoeuvreArrow bearing={bearing} />
    </svg>
  );
}
