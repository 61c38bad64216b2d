import type { Names } from '@starboard/kernel';
import { ChoiceButton, Term } from '@starboard/ui';
import { rebelName, soldierName } from '../../words/figures.ts';
import { soldierSays } from '../battle/chance-words.ts';
import { SoldierIcon } from '../figures/figure.tsx';
import type { AskedFor } from '../props.ts';

interface Props {
  readonly asked: AskedFor<'opponent'>;
  readonly names: Names;
}

/** 9.3 Several soldiers touch one Rebel: asks which of them fights it next, with the odds. */
export function OpponentPanel({ asked, names }: Props) {
  const { board } = asked.view;
  const { rebel } = asked.ask;
  return (
    <section class="ui-panel station-panel" aria-label="Next battle">
      <h3>
        <Term
          says="Each soldier in contact fights the Rebel, one after the other. You choose which is next. The Rebel fights until it loses."
          rule="9.3"
        >
          Who fights {rebelName(board, rebel, names)} next?
        </Term>
      </h3>
      <ul class="ui-options">
        {asked.options.map((soldier) => (
          <li key={soldier}>
            <ChoiceButton
              asked={asked}
              choice={soldier}
              class="ui-option station-option"
              named
              says="The chance that your soldier wins."
            >
              <SoldierIcon soldier={soldier} />
              <strong>{soldierName(soldier)}</strong>
              <span>{soldierSays(board, rebel, soldier)}</span>
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
