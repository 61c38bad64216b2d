import { explains } from '@starboard/ui';
import type { Orders } from './use-orders.ts';

const SAYS =
  'Every ship of yours flies all its points of this turn by itself: along its course where you have plotted one, straight on where you have not, never off the map.';

interface Props {
  readonly orders: Orders;
  /** Whether there is one ship only. */
  readonly alone?: boolean;
}

/** Flies every point to come this turn; while something is flown, it says so and stops it. */
export function FlyButton({ orders, alone = false }: Props) {
  const flying = orders.plans.flying.size > 0;
  return (
    <button
      type="button"
      class="starfire-button starfire-fly"
      aria-pressed={flying}
      {...explains(flying ? 'Your ships are flying by themselves. Press to give orders point by point again.' : SAYS)}
      onClick={() => orders.flyTurn(!flying)}
    >
      {flying ? 'Flying: stop' : 'Fly the turn'}
      <small>{alone ? 'as plotted or straight on' : 'all ships, as plotted or straight on'}</small>
    </button>
  );
}
