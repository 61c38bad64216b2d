import { wouldBeFlyBy } from '../../rules/04-movement.ts';
import { mayFire, toHit } from '../../rules/05-firing.ts';
import { other, type ShipView, shipOf } from '../../rules/model.ts';
import { chanceToHit, percent } from '../combat/odds.ts';
import { known } from '../sheets/known.ts';
import { ChoiceButton, RuleLink } from './chooser.tsx';
import { forecast } from './forecast.ts';
import { asNumber, labelOf, numbersOf, type Offer, refusalOf } from './offer.ts';
import { useArrows } from './use-arrows.ts';

const LEFT = [-6, -5, -4, -3, -2, -1];
const RIGHT = [1, 2, 3, 4, 5, 6];

interface DialProps {
  readonly offer: Offer;
  readonly openRule: (rule: string) => void;
}

/** Every heading as a button, one click either way, and what the picked one would mean. */
export function HeadingDial({ offer, openRule }: DialProps) {
  const clicks = asNumber(offer.picked) ?? 0;
  const most = Math.max(...numbersOf(offer.options));
  const step = (by: 1 | -1): void => {
    const next = Math.max(-most, Math.min(most, clicks + by)) || 0;
    if (next !== asNumber(offer.picked)) offer.pick(next);
  };
  useArrows(step);
  return (
    <div class="duel-panel duel-helm">
      {offer.picked === null ? (
        <p>
          <strong>Drag your ship round, tap a direction, or choose the clicks.</strong>{' '}
          <RuleLink rule="4.1" open={openRule} />
          {wouldBeFlyBy(offer.view.board, 1, 1) && (
            <>
              {' '}
              Nose to nose once more would be a fly-by. <RuleLink rule="4.5" open={openRule} />
            </>
          )}
        </p>
      ) : (
        <Meaning offer={offer} clicks={clicks} openRule={openRule} />
      )}
      <fieldset class="duel-dial" aria-label="Clicks to turn">
        <span class="duel-side-word">left</span>
        {LEFT.map((each) => (
          <Click key={each} offer={offer} clicks={each} />
        ))}
        <button
          type="button"
          class="duel-step"
          aria-label="One click to the left"
          disabled={clicks === -most}
          onClick={() => step(-1)}
        >
          ‹
        </button>
        <Click offer={offer} clicks={0} />
        <button
          type="button"
          class="duel-step"
          aria-label="One click to the right"
          disabled={clicks === most}
          onClick={() => step(1)}
        >
          ›
        </button>
        <span class="duel-side-word">right</span>
        {RIGHT.map((each) => (
          <Click key={each} offer={offer} clicks={each} />
        ))}
      </fieldset>
      {most < 6 && <p class="duel-hint">{refusalOf(offer, most + 1)}</p>}
    </div>
  );
}

function Click({ offer, clicks }: { readonly offer: Offer; readonly clicks: number }) {
  const side = clicks < 0 ? 'left' : clicks > 0 ? 'right' : 'straight';
  return (
    <ChoiceButton offer={offer} choice={clicks} class={`duel-click duel-${side}`}>
      {clicks === 0 ? 'Straight' : Math.abs(clicks)}
    </ChoiceButton>
  );
}

/** Before a choice: the number to hit, and who could bear on whom. */
function Meaning({ offer, clicks, openRule }: DialProps & { readonly clicks: number }) {
  const { board } = offer.view;
  const { seat } = offer.ask;
  const [me, it] = [shipOf(board.ships, seat), shipOf(board.ships, other(seat))];
  const { ways, iBear, itBears, flyBy } = forecast(offer.view, seat, clicks);
  return (
    <div class="duel-meaning" aria-live="polite">
      <p>
        <strong>{labelOf(offer, clicks)}.</strong> {toHitWords(me, clicks)} <RuleLink rule="5.3" open={openRule} />
      </p>
      <p>
        <span class="duel-gain">◎ You bear in {percent(iBear / ways)}</span>{' '}
        <span class="duel-risk">⚠ it bears in {percent(itBears / ways)}</span> of{' '}
        {it.drone ? 'its throws' : `its ${ways} directions`}
      </p>
      {flyBy > 0 && (
        <p>
          A fly-by in {percent(flyBy / ways)}: nobody could fire. <RuleLink rule="4.5" open={openRule} />
        </p>
      )}
    </div>
  );
}

function toHitWords(me: ShipView, clicks: number): string {
  const ship = known(me);
  if (ship === null) return '';
  if (!mayFire(ship)) return 'Your targeting computer is useless: you cannot fire.';
  const turned = Math.abs(clicks);
  const needed = toHit({ ...ship, heading: clicks });
  return `Base ${needed - turned} + ${turned} ${turned === 1 ? 'click' : 'clicks'}: ${needed} to hit, ${percent(chanceToHit(needed))}`;
}
