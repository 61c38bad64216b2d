import { FlyButton } from './fly-button.tsx';
import type { Orders } from './use-orders.ts';

/** While nothing is asked: how a turn goes, and a way to stop flying. */
export function IdlePanel({ orders }: { readonly orders: Orders }) {
  return (
    <section class="starfire-panel starfire-idle-panel" aria-label="How a turn goes">
      {orders.plans.flying.size > 0 && <FlyButton orders={orders} />}
      <ol class="starfire-sequence">
        <li>
          <strong>Initiative.</strong> The winner moves last and fires first.
        </li>
        <li>
          <strong>Movement.</strong> Point by point: the loser’s ships, then the winner’s.
        </li>
        <li>
          <strong>Fire.</strong> Ship by ship in turn. Damage burns a strip from its left end.
        </li>
      </ol>
      <p class="starfire-hint">Point at a ship or tap it to see its field of fire. Drag the map to move it.</p>
    </section>
  );
}
