import { explains } from '@starboard/ui';
import { PIECE } from '../board/map/plane.ts';
import { PieceDrawing } from './piece-drawing.tsx';
import type { InHand } from './ring.ts';
import { pieceName } from './slots.tsx';

interface Props {
  readonly pieces: readonly number[];
  readonly inHand: InHand | null;
  pickUp(piece: number): void;
}

const FAR = 1.2 * PIECE;

export function Tray({ pieces, inHand, pickUp }: Props) {
  if (pieces.length === 0) return null;
  return (
    <ul class="tunnel-tray" aria-label="Pieces to place">
      {pieces.map((piece) => (
        <li key={piece}>
          <button
            type="button"
            data-piece={piece}
            aria-pressed={inHand?.from === null && inHand.piece === piece}
            {...explains(`Pick up ${pieceName(piece)}, then press a slot, or drag it there.`, '1.2')}
            onClick={() => pickUp(piece)}
          >
            <svg viewBox={`${-FAR} ${-FAR} ${2 * FAR} ${2 * FAR}`} aria-hidden="true">
              <PieceDrawing piece={piece} turned={0} />
            </svg>
            {pieceName(piece)}
          </button>
        </li>
      ))}
    </ul>
  );
}
