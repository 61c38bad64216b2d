import { baseToHit } from '../../rules/01-starfighters.ts';
import { toHit } from '../../rules/05-firing.ts';
import { shipOf } from '../../rules/model.ts';
import { ChoiceButton, RuleLink } from '../orders/chooser.tsx';
import { asLasers, type Offer } from '../orders/offer.ts';
import { known } from '../sheets/known.ts';
import { oneDecimal, percent, salvoOdds } from './odds.ts';

/** The odds of the picked salvo, and all or nothing in one click. */
export function FirePanel({ offer, openRule }: { readonly offer: Offer; readonly openRule: (rule: string) => void }) {
  const ship = known(shipOf(offer.view.board.ships, offer.ask.seat));
  const salvo = asLasers(offer.picked);
  const [all] = offer.options;
  return (
    <div class="duel-panel duel-fire">
      {ship !== null && (
        <>
          <p aria-live="polite">
            <strong>
              Needs {toHit(ship)} on two dice: {percent(salvoOdds(toHit(ship), 1).each)} a laser
            </strong>{' '}
            (base {baseToHit(ship)} + {Math.abs(ship.heading)} turned) <RuleLink rule="5.3" open={openRule} />
          </p>
          <Odds needed={toHit(ship)} shots={salvo.length} />
        </>
      )}
      <div class="duel-buttons">
        {all !== undefined && (
          <ChoiceButton offer={offer} choice={all} class="duel-button duel-all" named>
            Everything that bears ({asLasers(all).length})
          </ChoiceButton>
        )}
        <ChoiceButton offer={offer} choice={[]} class="duel-button" named>
          Hold fire
        </ChoiceButton>
      </div>
    </div>
  );
}

function Odds({ needed, shots }: { readonly needed: number; readonly shots: number }) {
  const { any, hits, damage, special } = salvoOdds(needed, shots);
  const figures = [
    ['Lasers', `${shots}`],
    ['At least one hit', percent(any)],
    ['Hits expected', oneDecimal(hits)],
    ['Damage expected', oneDecimal(damage)],
    ['Special damage', percent(special)],
  ] as const;
  return (
    <dl class="duel-odds">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
