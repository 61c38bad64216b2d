import type { Seat } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import { FULL_BATTERY, FULL_HULL } from '../rules/01-ships.ts';
import { type Board, shipOf } from '../rules/model.ts';

interface Props {
  readonly board: Board;
  readonly seat: Seat;
  readonly name: string;
}

export function ShipCard({ board, seat, name }: Props) {
  const { hull, charges } = shipOf(board, seat);
  return (
    <section class="template-ship" aria-label={name}>
      <h3>{name}</h3>
      <p>
        <Term says="The hits the ship can still take." rule="1.2">
          Hull {hull} of {FULL_HULL}
        </Term>
        <Gauge full={hull} of={FULL_HULL} />
      </p>
      <p>
        <Term says="Each charge is one die when the ship fires." rule="2.3">
          Battery {charges} of {FULL_BATTERY}
        </Term>
        <Gauge full={charges} of={FULL_BATTERY} />
      </p>
    </section>
  );
}

function Gauge({ full, of }: { readonly full: number; readonly of: number }) {
  return (
    <span class="template-gauge" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < full ? 'template-full' : ''} />
      ))}
    </span>
  );
}
