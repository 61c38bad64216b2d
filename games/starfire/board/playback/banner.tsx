import type { Names } from '@starboard/kernel';
import { useRef } from 'preact/hooks';
import { SIDE_NAMES, sideInWords } from '../../words/phrases.ts';
import { SIDE_LETTERS, sideClass } from '../hulls.ts';
import type { StarfireProps } from '../orders/offer.ts';
import { type Phase, phaseOf } from './phase.ts';

const NO_PHASE: Phase = { name: '', side: null };

/** The turn, what is being done, whose doing it is, and who has the initiative. */
export function Banner({ view, names, now }: Pick<StarfireProps, 'view' | 'names' | 'now'>) {
  const { board } = view;
  const shown = useRef<Phase | null>(null);
  const { name, side } = phaseOf(view, now) ?? shown.current ?? NO_PHASE;
  shown.current = { name, side };
  return (
    <p class="starfire-banner">
      {board.turn > 0 && <strong>Turn {board.turn}</strong>}
      <span>{name}</span>
      {side !== null && (
        <span class={`starfire-whose ${sideClass(side)}`}>
          <span class="starfire-badge">{SIDE_LETTERS[side]}</span> {who(side, names)}
        </span>
      )}
      {board.winner !== null && board.turn > 0 && (
        <span class="starfire-initiative">
          Initiative: <span class={`starfire-badge ${sideClass(board.winner)}`}>{SIDE_LETTERS[board.winner]}</span>
          <span class="starfire-wide"> moves last, fires first</span>
        </span>
      )}
    </p>
  );
}

function who(side: 0 | 1, names: Names): string {
  return names.length === 0 ? SIDE_NAMES[side] : sideInWords(side, names);
}
