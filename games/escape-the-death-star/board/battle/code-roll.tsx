import type { Names } from '@starboard/kernel';
import { colourOf } from '../../rules/02-pieces/pieces.ts';
import type { BoardView, Event } from '../../rules/model.ts';
import { rebelName } from '../../words/figures.ts';
import { CodeCard } from '../sheets/code-card.tsx';

interface Props {
  readonly board: BoardView;
  readonly names: Names;
  readonly tried: Extract<Event, { readonly type: 'code-tried' }>;
}

/** 11.2 A try at the code: the colours rolled, and the cards that could match them. */
export function CodeRoll({ board, names, tried: { rebel, dice, card } }: Props) {
  const cards = board.rebels.flatMap((each) => each.cards);
  const { dice: colours } = board.setup;
  return (
    <section class="station-duel station-code-roll" aria-label="The code">
      <p>{rebelName(board, rebel, names)} tries the code.</p>
      <p class="station-colours">
        {dice.map((face, i) => (
          <b key={i} class={`station-colour-${colourOf(face, colours)}`} aria-hidden="true">
            {colourOf(face, colours).charAt(0).toUpperCase()}
          </b>
        ))}
      </p>
      <div class="station-cards">
        {cards.map((each) => (
          <span key={each} class={each === card ? 'station-matching' : ''}>
            <CodeCard card={each} dice={colours} />
          </span>
        ))}
      </div>
      <p>{card === null ? 'No card shows these two colours.' : `Card ${card} matches, and the Falcon is open.`}</p>
    </section>
  );
}
