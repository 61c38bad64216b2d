import { FACES, type Face, type Pool } from '../../rules/model.ts';
import { facesSay } from '../../words/phrases.ts';

/** A symbol of our own and a letter for each face, on 40 by 40. */
const SYMBOLS: { readonly [F in Face]: { readonly path: string; readonly solid: boolean; readonly letter: string } } = {
  hit: { path: burst(), solid: false, letter: 'H' },
  crit: { path: burst(), solid: true, letter: 'C' },
  evade: { path: 'M9 24Q17 20 18 9Q23 20 31 13M13 30Q24 28 28 19', solid: false, letter: 'E' },
  focus: {
    path: 'M7 19Q20 6 33 19Q20 32 7 19ZM20 14.5A4.5 4.5 0 1 1 20 23.5A4.5 4.5 0 1 1 20 14.5Z',
    solid: false,
    letter: 'F',
  },
  blank: { path: '', solid: false, letter: '' },
};

/** A star of eight rays. */
function burst(): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const [far, angle] = [i % 2 === 0 ? 12.5 : 6.5, (i * Math.PI) / 8];
    return `${(20 + far * Math.sin(angle)).toFixed(1)} ${(19 - far * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

interface Props {
  readonly pool: Pool;
  /** Null while it is still to be rolled. */
  readonly face: Face | null;
}

/** A die of eight sides as an octagon: attack dice red, defence dice green, each face by symbol and letter. */
export function DieFace({ pool, face }: Props) {
  const symbol = face === null ? null : SYMBOLS[face];
  return (
    <svg
      class={`furball-die furball-die-${pool}${symbol?.solid === true ? ' furball-die-solid' : ''}`}
      viewBox="0 0 40 40"
      role="img"
      aria-label={face === null ? 'a die' : facesSay(face, 1).replace(/^1 /, '')}
    >
      <path class="furball-die-body" d="M13 2H27L38 13V27L27 38H13L2 27V13Z" />
      {symbol !== null && symbol.path !== '' && <path class="furball-die-symbol" d={symbol.path} />}
      {symbol !== null && (
        <text x="31.5" y="35">
          {symbol.letter}
        </text>
      )}
      {face === null && (
        <text class="furball-die-unknown" x="20" y="26">
          ?
        </text>
      )}
    </svg>
  );
}

/** What counts first. */
const WORTH: readonly Face[] = ['crit', ...FACES.filter((face) => face !== 'crit')];

export const sortedFaces = (faces: readonly Face[]): readonly Face[] =>
  faces.toSorted((a, b) => WORTH.indexOf(a) - WORTH.indexOf(b));

/** Dice in a row, the best first. */
export function DiceRow({ pool, faces }: { readonly pool: Pool; readonly faces: readonly Face[] }) {
  return (
    <span class="furball-dice">
      {sortedFaces(faces).map((face, i) => (
        <DieFace key={i} pool={pool} face={face} />
      ))}
    </span>
  );
}
