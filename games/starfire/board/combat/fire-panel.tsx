import { isInBlindSpot, whyHarmless } from '../../rules/gunnery.ts';
import { type Board, type Fire, type Ship, type ShipId, shipAt } from '../../rules/model.ts';
import { isFighting } from '../../rules/ship.ts';
import { sideClass } from '../hulls.ts';
import { ChoiceButton } from '../orders/choice-button.tsx';
import { asFire, isOffered, type OfferOf, pickedFire } from '../orders/offer.ts';
import type { Orders } from '../orders/use-orders.ts';
import { oneDecimal, percent, salvoOdds } from './odds.ts';
import { OddsTable } from './odds-table.tsx';

interface Props {
  readonly offer: OfferOf<'fire'>;
  readonly orders: Orders;
  openRule(rule: string): void;
}

/** Who fires, at whom, and what to expect of it. */
export function FirePanel({ offer, orders, openRule }: Props) {
  const { board } = offer.view;
  const { shooter } = orders;
  const ready = [...new Set(offer.options.flatMap(asFire).map(({ ship }) => ship))];
  return (
    <section class="starfire-panel" aria-label="Fire">
      <h3>
        {shooter === null ? 'Which ship fires?' : shipAt(board, shooter).name}{' '}
        <small>{shooter === null ? '' : 'fires'}</small>
      </h3>
      {ready.length > 1 && (
        <div class="starfire-row">
          {ready.map((id) => (
            <button
              key={id}
              type="button"
              class="starfire-button"
              aria-pressed={id === shooter}
              onClick={() => orders.clickShip(id)}
            >
              {shipAt(board, id).name}
            </button>
          ))}
        </div>
      )}
      {shooter === null ? (
        <p class="starfire-hint">Click one of your lit ships, then its target.</p>
      ) : (
        <Targets offer={offer} orders={orders} shooter={shooter} openRule={openRule} />
      )}
    </section>
  );
}

function Targets({ offer, shooter, openRule }: Props & { readonly shooter: ShipId }) {
  const { board } = offer.view;
  const ship = shipAt(board, shooter);
  const enemies = board.ships.flatMap((each, id) => (each.side !== ship.side && isFighting(each) ? [id] : []));
  const aim = pickedFire(offer);
  const some: Fire | null = aim?.at == null ? null : { ship: shooter, at: aim.at, all: false };
  return (
    <>
      <ul class="starfire-targets">
        {enemies.map((at) => (
          <li key={at}>
            <Target offer={offer} board={board} ship={ship} shot={{ ship: shooter, at, all: true }} />
          </li>
        ))}
      </ul>
      {aim?.at != null && <OddsTable odds={salvoOdds(board, ship, shipAt(board, aim.at))} openRule={openRule} />}
      <div class="starfire-row">
        {some !== null && isOffered(offer, some) && (
          <ChoiceButton offer={offer} choice={some} class="starfire-button">
            Choose weapons
          </ChoiceButton>
        )}
        <ChoiceButton offer={offer} choice={{ ship: shooter, at: null, all: false }} class="starfire-button">
          Hold fire
        </ChoiceButton>
      </div>
    </>
  );
}

interface TargetProps {
  readonly offer: OfferOf<'fire'>;
  readonly board: Board;
  readonly ship: Ship;
  readonly shot: Fire & { readonly at: ShipId };
}

function Target({ offer, board, ship, shot }: TargetProps) {
  const target = shipAt(board, shot.at);
  const odds = salvoOdds(board, ship, target);
  const harmless = whyHarmless(board, ship, target);
  return (
    <ChoiceButton offer={offer} choice={shot} class={`starfire-target-button ${sideClass(target.side)}`}>
      <strong>{target.name}</strong>
      <span>range {odds.range}</span>
      <small>
        {harmless === undefined
          ? `${percent(odds.any)} to hit at all, about ${oneDecimal(odds.damage)} damage`
          : isInBlindSpot(ship, target)
            ? 'In the blind spot'
            : harmless.fact}
      </small>
    </ChoiceButton>
  );
}
