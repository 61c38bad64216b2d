import { goesAhead, isLeavingMap } from '../../rules/03-movement.ts';
import { hexName } from '../../rules/map.ts';
import { type Board, type Order, type Ship, shipAt } from '../../rules/model.ts';
import { mayTurnNext, movementPoints } from '../../rules/ship.ts';
import { FACING_NAMES, plural } from '../../words/phrases.ts';
import { ChoiceButton, RuleLink } from './choice-button.tsx';
import { FlyButton } from './fly-button.tsx';
import type { OfferOf } from './offer.ts';
import { OrderArrow } from './order-arrow.tsx';
import { courseOf, shipsToOrder } from './plans.ts';
import type { Orders } from './use-orders.ts';

interface Props {
  readonly offer: OfferOf<'move'>;
  readonly orders: Orders;
  openRule(rule: string): void;
}

const HELM: readonly Order[] = ['ahead-left', 'ahead', 'ahead-right', 'stay-left', 'stay', 'stay-right'];
const SHORT: { readonly [O in Order]: string } = {
  'ahead-left': 'Turn left',
  ahead: 'Straight on',
  'ahead-right': 'Turn right',
  'stay-left': 'Stay, left',
  stay: 'Stay',
  'stay-right': 'Stay, right',
};

/** The helm of the ship whose order is asked: six orders, its course, and ways to fly on quickly. */
export function HelmPanel({ offer, orders, openRule }: Props) {
  const { board } = offer.view;
  const ship = shipAt(board, offer.ask.ship);
  const others = shipsToOrder(offer.view, offer.ask).length - 1;
  return (
    <section class="starfire-panel" aria-label={`Helm of ${ship.name}`}>
      <h3>
        {ship.name} <small>helm</small>
      </h3>
      <TurnMode ship={ship} openRule={openRule} />
      <div class="starfire-helm">
        {HELM.map((order) => (
          <ChoiceButton
            key={order}
            offer={offer}
            choice={order}
            class={leaves(board, ship, order) ? 'starfire-order-button starfire-danger' : 'starfire-order-button'}
            press={() => orders.order(order)}
          >
            <OrderArrow order={order} />
            <span>{leaves(board, ship, order) ? 'Off the map!' : SHORT[order]}</span>
          </ChoiceButton>
        ))}
      </div>
      <div class="starfire-quick">
        {others > 0 && (
          <button type="button" class="starfire-button" onClick={orders.flyPoint}>
            All ships this point
            <small>as plotted, else straight on</small>
          </button>
        )}
        <FlyButton orders={orders} points={ship.points} />
      </div>
      <CourseWords orders={orders} board={board} id={offer.ask.ship} />
    </section>
  );
}

function leaves(board: Board, ship: Ship, order: Order): boolean {
  return goesAhead(order) && isLeavingMap(board, ship);
}

/** 4.3 How far the ship is on the way to its next turn. */
function TurnMode({ ship, openRule }: { readonly ship: Ship; openRule(rule: string): void }) {
  const { straight, points, design } = ship;
  const spent = Math.min(straight, design.turnMode);
  const says = mayTurnNext(ship)
    ? 'may turn after this point'
    : `may turn after ${plural(design.turnMode - straight, 'more point')}`;
  return (
    <div class="starfire-gauges">
      <p>
        <Pips full={points} of={Math.max(points, movementPoints(ship))} />
        <span>{plural(points, 'point')} left</span>
      </p>
      <p>
        <Pips full={spent} of={design.turnMode} />
        <span>{says}</span>
        <RuleLink rule="4.3" open={openRule} />
      </p>
    </div>
  );
}

/** Small boxes, some of them full; a long row is said in figures only. */
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
    return <p class="starfire-hint">Click a lit hex of the map to plot a course there.</p>;
  }
  const waits = course.pointsLeft > course.orders.length ? ', then waits' : '';
  return (
    <div class="starfire-course-words">
      <p class="starfire-hint">
        {course.orders.length === 0
          ? `At the end of its course, in ${hexName(end)}.`
          : `Course to ${hexName(end)}: ${plural(course.orders.length, 'point')}${waits}, facing ${FACING_NAMES[end.facing]}. Click the hex again to face otherwise.`}
      </p>
      <button type="button" class="starfire-button" onClick={orders.dropCourse}>
        Drop it
      </button>
    </div>
  );
}
