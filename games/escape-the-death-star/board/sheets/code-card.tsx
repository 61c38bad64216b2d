import { explains } from '@starboard/ui';
import { pairOn } from '../../rules/02-pieces/pieces.ts';
import type { Setup } from '../../rules/model.ts';

interface Props {
  readonly card: number;
  readonly dice: Setup['dice'];
  /** Part of a button, whose own label describes it. */
  readonly plain?: boolean;
}

/** 2.4 A code card, face up: its number and two colours, each with its letter. */
export function CodeCard({ card, dice, plain = false }: Props) {
  const pair = pairOn(card, dice);
  const says = `Code card ${card}: ${pair[0]} and ${pair[1]}, in either order.`;
  return (
    <span
      class="station-code-card"
      {...(plain ? {} : { ...explains(says, '2.4'), role: 'img', 'aria-label': says, tabindex: 0 })}
    >
      <small aria-hidden="true">{card}</small>
      {pair.map((colour, i) => (
        <b key={i} class={`station-colour-${colour}`} aria-hidden={!plain}>
          {colour.charAt(0).toUpperCase()}
        </b>
      ))}
    </span>
  );
}
