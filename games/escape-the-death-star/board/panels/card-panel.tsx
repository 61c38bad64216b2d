import type { Names } from '@starboard/kernel';
import { ChoiceButton, Term } from '@starboard/ui';
import { rebelName } from '../../words/figures.ts';
import type { AskedFor } from '../props.ts';
import { CodeCard } from '../sheets/code-card.tsx';

interface Props {
  readonly asked: AskedFor<'take-card'>;
  readonly names: Names;
}

/** 9.9 Which card the Imperial takes, of those that lie face up in front of Rebels. */
export function CardPanel({ asked, names }: Props) {
  const { board } = asked.view;
  const ownerOf = (card: number): number => board.rebels.findIndex(({ cards }) => cards.includes(card));
  return (
    <section class="station-panel" aria-label="Take a code card">
      <h3>
        <Term
          says="A battle won takes a card: of the beaten Rebel first, then from the deck, then of any other Rebel."
          rule="9.9"
        >
          Which code card do you take?
        </Term>
      </h3>
      <ul class="station-options station-two">
        {asked.options.map((card) => (
          <li key={card}>
            <ChoiceButton
              asked={asked}
              choice={card}
              class="station-option"
              named
              says="The Rebels can no longer match it."
            >
              <CodeCard card={card} dice={board.setup.dice} plain />
              <small>{rebelName(board, ownerOf(card), names)}</small>
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same for cards that lie face down on the deck. */
export function UnseenPanel() {
  return (
    <section class="station-panel" aria-label="Take a code card">
      <h3>
        <Term says="The beaten Rebel has no card: take one from the deck, unseen." rule="9.9">
          Which card do you take from the deck?
        </Term>
      </h3>
      <p class="station-hint">Press one of the lit cards: one that a Rebel would reach next, perhaps.</p>
    </section>
  );
}
