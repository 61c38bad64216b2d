import { explains } from '@starboard/ui';
import type { Orders } from './use-orders.ts';

const SAYS =
  'All your ships spend their points for this turn on their own: along the course you plotted, or straight on if you plotted none, but never off the map.';

interface Props {
  readonly orders: Orders;
  readonly alone?: boolean;
}

/** Flies every remaining point of this turn; during the flight the button stops it. */
export function FlyButton({ orders, alone = false }: Props) {
  const flying = orders.plans.flying.size > 0;
  return (
    <button
      type="button"
      class="starfire-button starfire-fly"
      aria-pressed={flying}
      {...explains(flying ? 'Your ships are flying on their own. Press to give orders point by point again.' : SAYS)}
      onClick={() => orders.flyTurn(!flying)}
    >
      {flying ? 'Stop flying' : 'Fly the turn'}
      <small>{alone ? 'as plotted or straight on' : 'all ships, as plotted or straight on'}</small>
    </button>
  );
}
