import { nameOf } from '@starboard/kernel';
import { asking, ChoiceButton } from '@starboard/ui';
import { MODELS } from '../../rules/data/ships.ts';
import { BOTH, shipOf } from '../../rules/model.ts';
import { MODEL_NAMES } from '../../words/phrases.ts';
import type { Asked, AskedFor, DuelProps } from '../props.ts';
import { Portrait } from '../wheel/hulls.tsx';
import { Designer } from './designer.tsx';

export function Hangar({ props, asked }: { readonly props: DuelProps; readonly asked: Asked | null }) {
  const [choosing, designing] = [asking(asked, 'ship'), asking(asked, 'design')];
  if (designing !== null) {
    return <Designer asked={designing} openRule={props.openRule} />;
  }
  if (choosing !== null) return <ShipChoice asked={choosing} />;
  return (
    <section class="duel-hangar" aria-label="Hangar">
      {BOTH.map((seat) => {
        const { model, drone } = shipOf(props.view.board.ships, seat);
        return (
          <div key={seat} class="duel-berth">
            <Portrait model={model} drone={drone} />
            <b>{nameOf(props.names, seat)}</b>
            <span>{MODEL_NAMES[model]}</span>
          </div>
        );
      })}
    </section>
  );
}

const ABOUT = {
  'gun-star': 'A lean dart with swept wings.',
  'deck-fighter': 'A broad hull with two claws.',
} as const;

function ShipChoice({ asked }: { readonly asked: AskedFor<'ship'> }) {
  return (
    <section class="duel-hangar" aria-label="Choose your starfighter">
      {MODELS.map((model) => (
        <ChoiceButton
          key={model}
          asked={asked}
          choice={model}
          class="duel-berth"
          named
          says={`Fly the ${MODEL_NAMES[model]}. Both starfighters are equally good.`}
        >
          <Portrait model={model} />
          <b>{MODEL_NAMES[model]}</b>
          <span>{ABOUT[model]}</span>
        </ChoiceButton>
      ))}
    </section>
  );
}
