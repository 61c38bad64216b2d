import type { Names } from '@starboard/kernel';
import { ChoiceButton, Term } from '@starboard/ui';
import { rebelName } from '../../words/figures.ts';
import { codeSays } from '../battle/chance-words.ts';
import type { AskedFor } from '../props.ts';
import { CodeCard } from '../sheets/code-card.tsx';

interface Props {
  readonly asked: AskedFor<'code'>;
  readonly names: Names;
}

/** 11.1 The code at the Falcon: the chance, and the cards that would match. */
export function CodePanel({ asked, names }: Props) {
  const { board } = asked.view;
  const cards = board.rebels.flatMap((rebel) => rebel.cards);
  return (
    <section class="ui-panel station-panel" aria-label="The code">
      <h3>
        <Term
          says="Roll two dice. Their colours must match one card of any Rebel. A failed try costs nothing."
          rule="11.2"
        >
          {rebelName(board, asked.ask.rebel, names)} at the Falcon: try the code?
        </Term>
      </h3>
      <p class="station-verdict">
        <strong>{codeSays(board)}.</strong> Any of these cards would match:
      </p>
      <div class="station-cards">
        {cards.map((card) => (
          <CodeCard key={card} card={card} dice={board.setup.dice} />
        ))}
      </div>
      <ul class="ui-options station-two">
        <li>
          <ChoiceButton
            asked={asked}
            choice="try"
            class="ui-option station-option"
            named
            says="If the colours match, the Rebels win at once."
          >
            <strong>Try the code</strong>
          </ChoiceButton>
        </li>
        <li>
          <ChoiceButton
            asked={asked}
            choice="pass"
            class="ui-option station-option"
            named
            says="You gain nothing by waiting."
          >
            <strong>Not now</strong>
          </ChoiceButton>
        </li>
      </ul>
    </section>
  );
}
