import type { Seat } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import { type BoardView, pilotOf } from '../../rules/model.ts';
import { MarkerIcon } from '../map/markers/marker.tsx';
import { pilotClass } from '../pilots.ts';
import { Protection } from './protection.tsx';

interface Props {
  readonly board: BoardView;
  readonly seat: Seat;
}

/** The viewer's starfighter in one line: protection, speed, and what it flies and shoots with. */
export function OwnLine({ board, seat }: Props) {
  const pilot = pilotOf(board, seat);
  const { design, speed } = pilot;
  if (design === null) return null;
  return (
    <section class={`tunnel-own ${pilotClass(seat)}`} aria-label="Your starfighter" data-part="own-line">
      <MarkerIcon seat={seat} />
      <Protection pilot={pilot} />
      {speed >= 0 && (
        <Term says="Your speed, from 1 to 6. Next turn it may be up to 2 more or less." rule="4.2">
          speed <b>{speed}</b>
        </Term>
      )}
      <Term says="How well you take curves, 1 to 6." rule="2.1">
        handling <b>{design.handling}</b>
      </Term>
      <Term says="How well you shoot, 1 to 6." rule="2.1">
        accuracy <b>{design.accuracy}</b>
      </Term>
    </section>
  );
}
