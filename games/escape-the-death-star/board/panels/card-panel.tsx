import type { Names } from '@starboard/kernel';
import { ChoiceButton, Term } from '@starboard/ui';
import { rebelName } from '../../words/figures.ts';
import type { AskedFor } from '../props.ts';
import { CodeCard } from '../sheets/code-card.tsx';

interface Props {
  readonly asked: AskedFor<'take-card'>;
  readonly names: Names;
}

/** 9.9 Asks which of the Rebels' face-up cards the Imperial takes. */
export function CardPanel({ asked, names }: Props) {
  const { board } = asked.view;
  const ownerOf = (card: number): number => board.rebels.findIndex(({ cards }) => cards.includes(card));
  return (
    <section class="ui-panel station-panel" aria-label="Take a code card">
      <h3>
        <Term
          says="When you win a battle, you take a card from the beaten Rebel. If it has none, you take one from the map, or else from another Rebel."
          rule="9.9"
        >
          Which code card do you take?
        </Term>
      </h3>
      <ul class="ui-options station-two">
        {asked.options.map((card) => (
          <li key={card}>
            <ChoiceButton
              asked={asked}
              choice={card}
              class="ui-option station-option"
              named
              says="The Rebels can no longer use it."
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

/** The same question for cards face down on the deck. */
export function UnseenPanel() {
  return (
    <section class="ui-panel station-panel" aria-label="Take a code card">
      <h3>
        <Term says="The beaten Rebel has no card, so you take a face-down card from the map." rule="9.9">
          Which card do you take from the map?
        </Term>
      </h3>
      <p class="ui-hint">Press one of the lit cards. A card near a Rebel is a good choice.</p>
    </section>
  );
}
