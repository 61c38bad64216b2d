import { type Names, nameOf, type Seat } from '@starboard/kernel';
import { ChoiceButton, Term } from '@starboard/ui';
import { pilotOf } from '../../rules/model.ts';
import { MarkerIcon } from '../map/markers/marker.tsx';
import type { AskedFor } from '../props.ts';
import { Protection } from '../sheets/protection.tsx';
import { aimAt, aimSays } from './aim.ts';

interface Props {
  readonly asked: AskedFor<'fire'>;
  readonly names: Names;
}

/** 7.2 Asks for a target, with the odds; shows the damage of the target in question. */
export function FirePanel({ asked, names }: Props) {
  const targets = asked.options.filter((target) => target !== null);
  return (
    <section class="ui-panel tunnel-panel" aria-label="Fire">
      <h3>
        <Term
          says="You may fire one shot at a starfighter ahead of you, 1 to 8 spaces away. All pilots fire at the same time."
          rule="7.1"
        >
          Who do you fire at?
        </Term>
      </h3>
      <ul class="ui-options tunnel-options">
        {targets.map((target) => (
          <li key={target}>
            <Target asked={asked} target={target} name={nameOf(names, target)} />
          </li>
        ))}
        <li>
          <ChoiceButton
            asked={asked}
            choice={null}
            class="ui-option tunnel-option"
            named
            says="You don’t fire this turn. There is no reason to save a shot."
          >
            <strong>Hold fire</strong>
          </ChoiceButton>
        </li>
      </ul>
    </section>
  );
}

interface TargetProps {
  readonly asked: AskedFor<'fire'>;
  readonly target: Seat;
  readonly name: string;
}

function Target({ asked, target, name }: TargetProps) {
  const { board } = asked.view;
  const aim = aimAt(board, asked.ask.seat, target);
  return (
    <ChoiceButton
      asked={asked}
      choice={target}
      class="ui-option tunnel-option"
      named
      says={`Fire at ${name}. A hit does 1 point of damage.`}
    >
      <MarkerIcon seat={target} />
      <strong>{name}</strong>
      {aim !== null && <span>{aimSays(aim)}</span>}
      <Protection pilot={pilotOf(board, target)} plain />
    </ChoiceButton>
  );
}
