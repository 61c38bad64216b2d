import type { View } from '@starboard/kernel';
import { isFighting, movementPoints } from '../../rules/01-ships/ships.ts';
import type { Starfire } from '../../rules/model.ts';
import { FlyButton } from './fly-button.tsx';
import type { Orders } from './use-orders.ts';

interface Props {
  readonly orders: Orders;
  readonly view: View<Starfire>;
}

/** Explains how a turn goes while nothing is asked, and offers to stop the flight. */
export function IdlePanel({ orders, view }: Props) {
  return (
    <section class="ui-panel starfire-panel starfire-idle-panel" aria-label="How a turn goes">
      {orders.plans.flying.size > 0 && <FlyButton orders={orders} />}
      {isAdrift(view) && (
        <p>
          <strong>None of your ships can move, because their engines are destroyed.</strong>
        </p>
      )}
      <ol class="ui-sequence">
        <li>
          <strong>Initiative.</strong> The winner moves last and fires first.
        </li>
        <li>
          <strong>Movement.</strong> For each point, the loser’s ships move, then the winner’s.
        </li>
        <li>
          <strong>Fire.</strong> The sides take turns, one ship at a time. Damage destroys systems from left to right.
        </li>
      </ol>
      <p class="ui-hint">Point at a ship or tap it to see where it can fire. Drag to move the map.</p>
    </section>
  );
}

/** Whether the viewer has fighting ships, but none that can move. */
function isAdrift({ board, seat }: View<Starfire>): boolean {
  const own = board.ships.filter((ship) => ship.seat === seat && isFighting(ship));
  return board.turn > 0 && own.length > 0 && own.every((ship) => movementPoints(ship) === 0);
}
