import { goesAhead, turnOf } from '../../rules/04-movement.ts';
import type { Order } from '../../rules/model.ts';

/** The order as a pilot's arrow: up is ahead. */
export function OrderArrow({ order }: { readonly order: Order }) {
  const turn = turnOf(order);
  const path = goesAhead(order)
    ? turn === 0
      ? 'M14 24V5M8 11L14 5L20 11'
      : 'M14 24V14L22 9M15.5 7.5L22.5 8.7L19.5 15'
    : turn === 0
      ? 'M7 14H21M7 9V19M21 9V19'
      : 'M8 19A8 8 0 1 1 21 17M24 12L21 18L15 15.5';
  return (
    <svg class="starfire-arrow" viewBox="0 0 28 28" aria-hidden="true">
      <path d={path} {...(turn === -1 ? { transform: 'translate(28 0) scale(-1 1)' } : {})} />
    </svg>
  );
}
