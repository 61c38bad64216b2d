import { explains, mark, pressable, SILENT } from '@starboard/ui';
import { away, PIECE, REACH } from '../board/map/plane.ts';
import { ONE_PIECE } from '../board/map/rock/silhouette.ts';
import { lieInSlot } from '../rules/01-asteroid/grid.ts';
import { PIECES } from '../rules/01-asteroid/pieces.ts';
import { PieceDrawing } from './piece-drawing.tsx';
import type { InHand, Ring } from './ring.ts';

interface Props {
  readonly ring: Ring;
  readonly inHand: InHand | null;
  /** A press on a slot picks up its piece, or puts down the piece in hand. */
  press(slot: number): void;
}

export const pieceName = (piece: number): string => PIECES[piece]?.name ?? '';

const middleOf = (slot: number) => away({ x: 0, y: 0 }, (-slot * Math.PI) / 3, 2 * PIECE);

/** The centre and the six slots round it, seen from above. */
export function Slots({ ring, inHand, press }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      class="tunnel-slots"
      viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
      role="group"
      aria-label="The asteroid"
    >
      <g {...mark(pieceName(0), `${pieceName(0)} is the centre of every asteroid.`, '1.2')}>
        <PieceDrawing piece={0} turned={0} />
      </g>
      {ring.map((piece, slot) => {
        const { x, y } = middleOf(slot);
        const taken = inHand?.from === slot;
        return (
          <g
            key={slot}
            class={`tunnel-slot${taken ? ' tunnel-taken' : ''}${inHand === null ? '' : ' tunnel-waits'}`}
            data-slot={slot}
            style={{ transform: `translate(${x}px, ${y}px)` }}
            {...pressable(slotWords(slot, piece, inHand), taken, () => press(slot))}
            {...explains(slotSays(piece, inHand), '1.2')}
          >
            {piece === 0 ? <Empty slot={slot} /> : <PieceDrawing piece={piece} turned={lieInSlot(slot).turned} />}
            <path class="tunnel-slot-rim" d={ONE_PIECE} />
          </g>
        );
      })}
    </svg>
  );
}

function slotWords(slot: number, piece: number, inHand: InHand | null): string {
  const what = `Slot ${slot + 1}: ${piece === 0 ? 'empty' : pieceName(piece)}`;
  return inHand === null || inHand.from === slot ? what : `${what}. Put ${pieceName(inHand.piece)} here`;
}

function slotSays(piece: number, inHand: InHand | null): string {
  if (inHand !== null) return `Put ${pieceName(inHand.piece)} here.`;
  return piece === 0
    ? 'This slot is empty. Pick a piece, then press here.'
    : `${pieceName(piece)}. Press to pick it up, or drag it to another slot.`;
}

function Empty({ slot }: { readonly slot: number }) {
  return (
    <>
      <path class="tunnel-slot-empty" d={ONE_PIECE} />
      <text class="tunnel-slot-number" {...SILENT}>
        {slot + 1}
      </text>
    </>
  );
}
