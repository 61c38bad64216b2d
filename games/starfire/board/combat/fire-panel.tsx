import { ChoiceButton, explains, oneDecimal, percent, Term } from '@starboard/ui';
import { isFighting } from '../../rules/01-ships/ships.ts';
import { isInBlindSpot, whyHarmless } from '../../rules/05-combat/gunnery.ts';
import { type Fire, type ShipId, shipAt } from '../../rules/model.ts';
import { sideClass } from '../hulls.ts';
import type { Orders } from '../orders/use-orders.ts';
import type { AskedFor } from '../props.ts';
import { Strip } from '../sheets/strip.tsx';
import { salvoOdds } from './odds.ts';
import { OddsTable } from './odds-table.tsx';

interface Props {
  readonly asked: AskedFor<'fire'>;
  readonly orders: Orders;
  openRule(rule: string): void;
}

/** The firing ship, its targets, and what to expect. */
export function FirePanel({ asked, orders, openRule }: Props) {
  const { board } = asked.view;
  const { shooter, ready } = orders;
  return (
    <section class="ui-panel starfire-panel" aria-label="Fire">
      <h3>
        <Term says="Each ship fires once a turn, at one target." rule="5.2">
          {shooter === null ? 'Which ship fires?' : `${shipAt(board, shooter).name} fires`}
        </Term>
      </h3>
      {ready.length > 1 && (
        <div class="starfire-row">
          {ready.map((id) => (
            <button
              key={id}
              type="button"
              class="starfire-button"
              aria-pressed={id === shooter}
              {...explains(`Fire with ${shipAt(board, id).name} now. Your other ships fire later.`, '5.1')}
              onClick={() => orders.clickShip(id)}
            >
              {shipAt(board, id).name}
            </button>
          ))}
        </div>
      )}
      {shooter === null ? (
        <p class="ui-hint">Pick one of your lit ships, then its target.</p>
      ) : (
        <Targets asked={asked} orders={orders} shooter={shooter} openRule={openRule} />
      )}
    </section>
  );
}

function Targets({ asked, shooter, openRule }: Props & { readonly shooter: ShipId }) {
  const { board } = asked.view;
  const ship = shipAt(board, shooter);
  const enemies = board.ships.flatMap((each, id) => (each.side !== ship.side && isFighting(each) ? [id] : []));
  const at = asked.picked?.at ?? null;
  const some: Fire | null = at === null ? null : { ship: shooter, at, all: false };
  return (
    <>
      <ul class="starfire-targets">
        {enemies.map((id) => (
          <li key={id}>
            <Target asked={asked} shot={{ ship: shooter, at: id, all: true }} />
            {id === at && <TargetStrip asked={asked} id={id} />}
          </li>
        ))}
      </ul>
      <div class="starfire-row">
        <ChoiceButton
          asked={asked}
          choice={{ ship: shooter, at: null, all: false }}
          class="starfire-button"
          named
          says="This ship doesn’t fire this turn."
        >
          Hold fire
        </ChoiceButton>
        {some !== null && asked.isOption(some) && (
          <ChoiceButton
            asked={asked}
            choice={some}
            class="starfire-button"
            named
            says="Fire only some of the weapons that can hit. You choose how many of each kind."
          >
            Choose weapons
          </ChoiceButton>
        )}
      </div>
      {at !== null && <OddsTable odds={salvoOdds(board, ship, shipAt(board, at))} openRule={openRule} />}
    </>
  );
}

/** The target in question, with its damage. */
function TargetStrip({ asked, id }: { readonly asked: AskedFor<'fire'>; readonly id: ShipId }) {
  const { name, side, design, working } = shipAt(asked.view.board, id);
  return (
    <div class={`starfire-target-strip ${sideClass(side)}`}>
      <Strip design={design} working={working} label={name} />
    </div>
  );
}

interface TargetProps {
  readonly asked: AskedFor<'fire'>;
  readonly shot: Fire & { readonly at: ShipId };
}

function Target({ asked, shot }: TargetProps) {
  const { board } = asked.view;
  const [ship, target] = [shipAt(board, shot.ship), shipAt(board, shot.at)];
  const odds = salvoOdds(board, ship, target);
  const harmless = whyHarmless(board, ship, target);
  return (
    <ChoiceButton
      asked={asked}
      choice={shot}
      class={`starfire-target-button ${sideClass(target.side)}`}
      named
      says={`Fire every weapon that can hit ${target.name}.`}
    >
      <strong>{target.name}</strong>
      <span>range {odds.range}</span>
      <small>
        {harmless === undefined
          ? `At least one hit: ${percent(odds.any)}. Damage: ${oneDecimal(odds.damage)}`
          : isInBlindSpot(ship, target)
            ? 'In the blind spot'
            : harmless.fact}
      </small>
    </ChoiceButton>
  );
}
