import { asking, choosable, explains } from '@starboard/ui';
import { asteroidIn } from '../../rules/flight.ts';
import { bearing, spotOf } from '../map/plane.ts';
import type { Asked, AskedFor } from '../props.ts';

/** 4.6 The next space of each way that the player may take; 10.2 also for the heading at the start. */
export function WayArrows({ asked }: { readonly asked: Asked | null }) {
  const [branching, facing] = [asking(asked, 'branch'), asking(asked, 'face')];
  if (branching !== null) {
    const at = branching.view.board.pilots[branching.ask.seat]?.space ?? -1;
    return <Arrows asked={branching} from={at} />;
  }
  const placed = facing?.view.sealed.at(-1)?.choice;
  return facing === null || typeof placed !== 'number' ? null : <Arrows asked={facing} from={placed} />;
}

interface Props {
  readonly asked: AskedFor<'branch'> | AskedFor<'face'>;
  readonly from: number;
}

/** Arrows lie this many pixels beyond their space, so that they don't cover one another or a marker. */
const OUT = 14;

function Arrows({ asked, from }: Props) {
  const asteroid = asteroidIn(asked.view.board);
  const start = spotOf(asteroid, from);
  return asked.options.map((way) => {
    const { x, y } = spotOf(asteroid, way);
    const towards = bearing(start, { x, y });
    return (
      <g
        key={way}
        class={`tunnel-arrow${asked.isPicked(way) ? ' tunnel-chosen' : ''}`}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        {...choosable(asked, way)}
        {...explains(`${asked.label(way)}. Press to see where it leads.`, '4.6')}
      >
        <g class="tunnel-pressed-size">
          <g style={{ transform: `rotate(${towards}rad) translate(${OUT}px)` }}>
            <circle r="14" />
            <path d="M-6-8L7 0L-6 8" />
          </g>
        </g>
      </g>
    );
  });
}
