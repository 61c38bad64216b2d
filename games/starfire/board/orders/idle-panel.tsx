import { hullPath } from '../hulls.ts';
import { FlyButton } from './fly-button.tsx';
import type { Orders } from './use-orders.ts';

/** While nothing is asked: how to read the map, how a turn goes, and a way to stop flying. */
export function IdlePanel({ orders }: { readonly orders: Orders }) {
  return (
    <section class="starfire-panel starfire-idle-panel" aria-label="How it goes">
      {orders.plans.flying && <FlyButton orders={orders} points={null} />}
      <ul class="starfire-legend">
        <li>
          <svg viewBox="-24 -18 52 36" class="starfire-side-a" aria-hidden="true">
            <path class="starfire-hull" d={hullPath(0, 'CT')} />
            <path class="starfire-bow" d="M19-3.5L24 0L19 3.5" />
          </svg>
          Side A, edged and filled
        </li>
        <li>
          <svg viewBox="-24 -18 52 36" class="starfire-side-b" aria-hidden="true">
            <path class="starfire-hull" d={hullPath(1, 'CT')} />
            <path class="starfire-bow" d="M18-3.5L23 0L18 3.5" />
          </svg>
          Side B, rounded and hollow
        </li>
        <li>
          <svg viewBox="-24 -18 52 36" aria-hidden="true">
            <path class="starfire-blind" d="M20 0L-20-16V16Z" />
          </svg>
          Blind spot: no fire astern
        </li>
        <li>
          <svg viewBox="-24 -18 52 36" class="starfire-field" aria-hidden="true">
            <path class="starfire-range" d="M-18 0L-9-15H9L18 0L9 15H-9Z" />
          </svg>
          How far its weapons reach
        </li>
      </ul>
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
      <p class="starfire-hint">Point at a ship to see its field of fire. Drag and scroll to move the map.</p>
    </section>
  );
}
