import { capital } from '@starboard/kernel';
import { ChoiceButton, Term } from '@starboard/ui';
import { asteroidIn } from '../../rules/flight.ts';
import { pilotOf } from '../../rules/model.ts';
import { fromLeft, turnName } from '../../words/places.ts';
import { branchSays } from '../ahead/roll-words.ts';
import { easiestFirst } from '../ahead/ways.ts';
import { safety } from '../ahead/ways-lit.tsx';
import type { AskedFor } from '../props.ts';
import { waysOn } from './use-orders.ts';

/** 4.6 The ways at a branch, each with the easiest way it leads to. */
export function BranchPanel({ asked }: { readonly asked: AskedFor<'branch'> }) {
  const { board } = asked.view;
  const asteroid = asteroidIn(board);
  const { rear, space, speed } = pilotOf(board, asked.ask.seat);
  return (
    <section class="ui-panel tunnel-panel" aria-label="Ways">
      <h3>
        <Term says="At a branch you choose a way. You can’t take back a space once you have entered it." rule="4.6">
          Which way?
        </Term>
      </h3>
      <ul class="ui-options tunnel-options">
        {fromLeft(asteroid, rear, space, asked.options).map((way) => {
          const [best] = easiestFirst(waysOn(asked.view, asked.ask.seat, way));
          return (
            <li key={way}>
              <ChoiceButton
                asked={asked}
                choice={way}
                class="ui-option tunnel-option"
                named
                says="Press to see where it leads."
              >
                <strong>{capital(turnName(asteroid, rear, space, way))}</strong> <small>to {way}</small>
                {best !== undefined && speed > 0 && <span class={safety(best.clean)}>{branchSays(best)}</span>}
              </ChoiceButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
