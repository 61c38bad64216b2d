import type { Orders } from './use-orders.ts';

/** Flies every point to come this turn; while it is on, it says so and stops it. */
export function FlyButton({ orders, points }: { readonly orders: Orders; readonly points: number | null }) {
  const { flying } = orders.plans;
  return (
    <button
      type="button"
      class="starfire-button starfire-fly"
      aria-pressed={flying}
      onClick={() => orders.flyTurn(!flying)}
    >
      {flying ? 'Flying the turn: stop' : 'Fly the turn'}
      <small>
        {flying
          ? 'every point as plotted, else straight on'
          : `all ${points ?? ''} points as plotted, else straight on`}
      </small>
    </button>
  );
}
