import { nameOf } from '@starboard/kernel';
import { MODELS } from '../../rules/data/ships.ts';
import { BOTH, shipOf } from '../../rules/model.ts';
import { MODEL_NAMES } from '../../words.ts';
import { ChoiceButton } from '../orders/chooser.tsx';
import { type DuelProps, type Offer, offering } from '../orders/offer.ts';
import { Portrait } from '../wheel/hulls.tsx';
import { Designer } from './designer.tsx';

/** Before the first turn: ships are chosen and built. */
export function Hangar({ props, offer }: { readonly props: DuelProps; readonly offer: Offer | null }) {
  const [choosing, designing] = [offering(offer, 'ship'), offering(offer, 'design')];
  if (designing !== null) {
    return <Designer offer={designing} system={designing.ask.system} openRule={props.openRule} />;
  }
  if (choosing !== null) return <ShipChoice offer={choosing} />;
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

function ShipChoice({ offer }: { readonly offer: Offer }) {
  return (
    <section class="duel-hangar" aria-label="Choose your starfighter">
      {MODELS.map((model) => (
        <ChoiceButton key={model} offer={offer} choice={model} class="duel-berth" named>
          <Portrait model={model} />
          <b>{MODEL_NAMES[model]}</b>
          <span>{ABOUT[model]}</span>
        </ChoiceButton>
      ))}
    </section>
  );
}
