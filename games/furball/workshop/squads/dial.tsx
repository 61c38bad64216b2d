import { capital } from '@starboard/kernel';
import { markInRow, SILENT, useMarkRow } from '@starboard/ui';
import type { DialBearing, Difficulty } from '../../catalogue/index.ts';
import { manoeuvreName } from '../../words/phrases.ts';
import type { Turned } from './sheet.ts';

/** The columns of a dial, left to right as they are flown; those that a ship does not have are left out. */
const COLUMNS: readonly (readonly DialBearing[])[] = [
  ['segnors-loop-left', 'tallon-roll-left'],
  ['turn-left'],
  ['bank-left', 'reverse-bank-left'],
  ['straight', 'reverse-straight', 'stationary'],
  ['bank-right', 'reverse-bank-right'],
  ['turn-right'],
  ['segnors-loop-right', 'tallon-roll-right'],
  ['koiogran-turn'],
];

/** Arrows in a box of 20 by 20 round the origin. */
const ARROWS: { readonly [B in DialBearing]: string } = {
  'turn-left': 'M5 7V1Q5-3 1-3H-6M-3-6L-6-3L-3 0',
  'bank-left': 'M4 7Q4 0-3-5M-4-1V-6H1',
  straight: 'M0 7V-6M-4-2L0-6L4-2',
  'bank-right': 'M-4 7Q-4 0 3-5M4-1V-6H-1',
  'turn-right': 'M-5 7V1Q-5-3-1-3H6M3-6L6-3L3 0',
  'koiogran-turn': 'M-4 7V-2A4 4 0 0 1 4-2V5M1 2L4 5L7 2',
  'segnors-loop-left': 'M5 7Q5-1 0-5A3 3 0 0 0-5-2V4M-8 1L-5 4L-2 1',
  'segnors-loop-right': 'M-5 7Q-5-1 0-5A3 3 0 0 1 5-2V4M2 1L5 4L8 1',
  'tallon-roll-left': 'M6 7V-1Q6-5 2-5H-4V3M-7 0L-4 3L-1 0',
  'tallon-roll-right': 'M-6 7V-1Q-6-5-2-5H4V3M1 0L4 3L7 0',
  stationary: 'M-5-5H5V5H-5Z',
  'reverse-bank-left': 'M4-7Q4 0-3 5M-4 1V6H1',
  'reverse-straight': 'M0-7V6M-4 2L0 6L4 2',
  'reverse-bank-right': 'M-4-7Q-4 0 3 5M4 1V6H-1',
};

const SAYS: { readonly [D in Difficulty]: string } = {
  green: 'A green manoeuvre removes a stress token.',
  white: 'A white manoeuvre doesn’t change stress.',
  red: 'A red manoeuvre gives a stress token, and a stressed ship can’t fly it.',
};

const CELL = 26;
const SPEEDS = 18;

/** The dial as it comes out: a row for each speed, fastest first; a round frame is green, a square one red. */
export function Dial({ dial, ship }: { readonly dial: readonly Turned[]; readonly ship: string }) {
  const label = `Dial of the ${ship}`;
  const row = useMarkRow<SVGSVGElement>(label);
  const speeds = [...new Set(dial.map(speedOf))].toSorted((a, b) => b - a);
  const columns = COLUMNS.filter((bearings) => dial.some(({ manoeuvre }) => bearings.includes(manoeuvre.bearing)));
  const width = SPEEDS + columns.length * CELL;
  return (
    <svg class="furball-dial-sheet" viewBox={`0 0 ${width} ${speeds.length * CELL}`} {...row} aria-label={label}>
      {speeds.map((speed, line) => (
        <text key={speed} class="furball-dial-speed" x={8} y={(line + 0.5) * CELL} {...SILENT}>
          {Math.abs(speed)}
        </text>
      ))}
      {dial.map(({ manoeuvre, difficulty }) => {
        const column = columns.findIndex((bearings) => bearings.includes(manoeuvre.bearing));
        const x = SPEEDS + (column + 0.5) * CELL;
        const y = (speeds.indexOf(speedOf({ manoeuvre, difficulty })) + 0.5) * CELL;
        const changed =
          difficulty === manoeuvre.difficulty ? '' : ` It is printed ${manoeuvre.difficulty}, but a card changes it.`;
        const name = capital(manoeuvreName(manoeuvre));
        return (
          <g
            key={`${manoeuvre.bearing} ${manoeuvre.speed}`}
            class="furball-dial-cell"
            data-difficulty={difficulty}
            style={{ transform: `translate(${x}px, ${y}px)` }}
            {...markInRow(`${name}, ${difficulty}`, `${name}. ${SAYS[difficulty]}${changed}`, '4.4')}
          >
            <rect x={-11.5} y={-11.5} width={23} height={23} rx={difficulty === 'red' ? 1 : 11.5} />
            <path d={ARROWS[manoeuvre.bearing]} />
          </g>
        );
      })}
    </svg>
  );
}

/** Backwards counts below nothing. */
const speedOf = ({ manoeuvre }: Turned): number =>
  manoeuvre.bearing.startsWith('reverse') ? -manoeuvre.speed : manoeuvre.speed;
