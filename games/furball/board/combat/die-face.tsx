import { type DicePool, FACES, type Face } from '../../rules/model.ts';
import { FACE_SYMBOLS } from '../playback/face-symbols.ts';

/** Each face also has a letter, because players may not know the symbols. */
const LETTERS: { readonly [F in Face]: string } = { hit: 'H', crit: 'C', evade: 'E', focus: 'F', blank: '' };

interface Props {
  readonly pool: DicePool;
  /** Null while it is still to be rolled. */
  readonly face: Face | null;
}

/** An eight-sided die as an octagon: attack dice are red, defence dice green, with a symbol and a letter. */
export function DieFace({ pool, face }: Props) {
  const symbol = face === null ? null : FACE_SYMBOLS[face];
  return (
    <svg
      class={`furball-die furball-die-${pool}${symbol?.solid === true ? ' furball-die-solid' : ''}`}
      viewBox="0 0 40 40"
      role="img"
      aria-label={symbol?.name ?? 'a die still to be rolled'}
    >
      <path class="furball-die-body" d="M13 2H27L38 13V27L27 38H13L2 27V13Z" />
      {symbol !== null && symbol.path !== '' && <path class="furball-die-symbol" d={symbol.path} />}
      {symbol !== null && (
        <text x="31.5" y="35">
          {LETTERS[face ?? 'blank']}
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

/** The most valuable faces come first. */
const WORTH: readonly (Face | null)[] = ['crit', ...FACES.filter((face) => face !== 'crit'), null];

/** Dice in a row, the best first; null for those still to be rolled. */
export function DiceRow({ pool, faces }: { readonly pool: DicePool; readonly faces: readonly (Face | null)[] }) {
  const sorted = faces.toSorted((a, b) => WORTH.indexOf(a) - WORTH.indexOf(b));
  return (
    <span class="furball-dice">
      {sorted.map((face, i) => (
        <DieFace key={i} pool={pool} face={face} />
      ))}
    </span>
  );
}
