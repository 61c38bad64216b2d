import { plural } from '@starboard/kernel';
import { ChoiceButton, explains, RuleLink, Term } from '@starboard/ui';
import { movementPoints } from '../../rules/01-ships/ships.ts';
import { hexName } from '../../rules/02-setup/map.ts';
import { goesAhead, isLeavingMap, mayTurnNext, turnModeDone } from '../../rules/04-movement.ts';
import { type Board, type Order, type Ship, shipAt } from '../../rules/model.ts';
import { FACING_NAMES } from '../../words/phrases.ts';
import { HELM } from '../order.ts';
import type { AskedFor } from '../props.ts';
import { FlyButton } from './fly-button.tsx';
import { OrderArrow } from './order-arrow.tsx';
import { courseOf, shipsToOrder } from './plans.ts';
import type { Orders } from './use-orders.ts';

interface Props {
  readonly asked: AskedFor<'move'>;
  readonly orders: Orders;
  openRule(rule: string): void;
}

const SHORT: { readonly [O in Order]: string } = {
  'ahead-left': 'Turn left',
  ahead: 'Straight on',
  'ahead-right': 'Turn right',
  'stay-left': 'Stay, left',
  stay: 'Stay',
  'stay-right': 'Stay, right',
};

const SAYS: { readonly [O in Order]: string } = {
  'ahead-left': 'Move one hex ahead, then turn left by one hexside.',
  ahead: 'Move one hex ahead.',
  'ahead-right': 'Move one hex ahead, then turn right by one hexside.',
  'stay-left': 'Stay in this hex, then turn left by one hexside.',
  stay: 'Stay in this hex. This costs the point too.',
  'stay-right': 'Stay in this hex, then turn right by one hexside.',
};

/** The helm of the ship in question: six orders, its course, and ways to fly quickly. */
export function HelmPanel({ asked, orders, openRule }: Props) {
  const { board } = asked.view;
  const ship = shipAt(board, asked.ask.ship);
  const others = shipsToOrder(asked.view, asked.ask).length - 1;
  return (
    <section class="ui-panel starfire-panel" aria-label={`Helm of ${ship.name}`}>
      <h3>
        <Term says={`You give ${ship.name} its order for this movement point.`} rule="4.1">
          {ship.name}
        </Term>
      </h3>
      <TurnMode ship={ship} openRule={openRule} />
      <div class="starfire-helm">
        {HELM.map((order) => (
          <ChoiceButton
            key={order}
            asked={asked}
            choice={order}
            class={leaves(board, ship, order) ? 'starfire-order-button starfire-danger' : 'starfire-order-button'}
            says={
              leaves(board, ship, order) ? 'This is off the map. The ship would be out of the battle.' : SAYS[order]
            }
            named
            press={() => orders.order(order)}
          >
            <OrderArrow order={order} />
            <span>{leaves(board, ship, order) ? 'Off the map' : SHORT[order]}</span>
          </ChoiceButton>
        ))}
      </div>
      <CourseWords orders={orders} board={board} id={asked.ask.ship} />
      <div class="starfire-quick">
        {others > 0 && (
          <button
            type="button"
            class="starfire-button"
            {...explains(
              'All your ships spend one movement point: along the course you plotted, or straight on if you plotted none.',
            )}
            onClick={orders.flyPoint}
          >
            All ships, one point
            <small>as plotted or straight on</small>
          </button>
        )}
        {ship.points > 1 && (
          <button
            type="button"
            class="starfire-button"
            {...explains(`${ship.name} stays in its hex for the rest of this turn.`)}
            onClick={orders.stayTurn}
          >
            Stay here
            <small>spends all {ship.points} points</small>
          </button>
        )}
        <FlyButton orders={orders} alone={others === 0} />
      </div>
    </section>
  );
}

function leaves(board: Board, ship: Ship, order: Order): boolean {
  return goesAhead(order) && isLeavingMap(board, ship);
}

/** 4.3 How far the ship has got towards its next turn. */
function TurnMode({ ship, openRule }: { readonly ship: Ship; openRule(rule: string): void }) {
  const { straight, points, design } = ship;
  const spent = turnModeDone(straight, design);
  const says = mayTurnNext(straight, design)
    ? 'may turn after this point'
    : `may turn after ${plural(design.turnMode - straight, 'more point')}`;
  return (
    <div class="starfire-gauges">
      <p>
        <Pips full={points} of={Math.max(points, movementPoints(ship))} />
        <Term says="Movement points left this turn. For each point the ship moves one hex ahead or stays." rule="4.2">
          {plural(points, 'point')} left
        </Term>
      </p>
      <p>
        <Pips full={spent} of={design.turnMode} />
        <Term says={turnModeSays(ship)} rule="4.3">
          {says}
        </Term>
        <RuleLink rule="4.3" open={openRule} />
      </p>
    </div>
  );
}

function turnModeSays({ straight, design }: Ship): string {
  const { turnMode } = design;
  const spent = turnModeDone(straight, design);
  return `Turn mode ${turnMode}: the ship may turn by one hexside after ${plural(turnMode, 'movement point')} in one direction. It has spent ${spent} of ${turnMode}.`;
}

/** A row of small boxes, some of them full; a long row appears as figures only. */
function Pips({ full, of }: { readonly full: number; readonly of: number }) {
  if (of > 12) return null;
  return (
    <span class="starfire-pips" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < full ? 'starfire-full' : ''} />
      ))}
    </span>
  );
}

interface CourseWordsProps {
  readonly orders: Orders;
  readonly board: Board;
  readonly id: number;
}

function CourseWords({ orders, board, id }: CourseWordsProps) {
  const course = courseOf(orders.plans, board, id);
  const end = course?.stops.at(-1);
  if (course === null || end === undefined) {
    return <p class="ui-hint">Pick a lit hex on the map to plot a course.</p>;
  }
  const waits = course.pointsLeft > course.orders.length ? ', then it stays there' : '';
  return (
    <div class="starfire-course-words">
      <p class="ui-hint">
        {course.orders.length === 0
          ? `The ship is at the end of its course, in ${hexName(end)}.`
          : `Course to ${hexName(end)}: ${plural(course.orders.length, 'point')}${waits}, facing ${FACING_NAMES[end.facing]}. Pick the hex again for another facing.`}
      </p>
      <button
        type="button"
        class="starfire-button"
        {...explains('Deletes the rest of the plotted course.')}
        onClick={orders.clearCourse}
      >
        Clear course
      </button>
    </div>
  );
}
