import { asking, choosable, explains } from '@starboard/ui';
import { asteroidIn } from '../../rules/flight.ts';
import { spotOf } from '../map/plane.ts';
import type { Asked } from '../props.ts';

/** 10.2 The possible starting spaces. They are no Tab stops, because the list of options serves the keyboard. */
export function PlacesLit({ asked }: { readonly asked: Asked | null }) {
  const placing = asking(asked, 'place');
  if (placing === null) return null;
  const asteroid = asteroidIn(placing.view.board);
  return (
    <g class="tunnel-places">
      {placing.options.map((space) => {
        const { x, y } = spotOf(asteroid, space);
        return (
          <g
            key={space}
            class={placing.isPicked(space) ? 'tunnel-chosen' : ''}
            style={{ transform: `translate(${x}px, ${y}px)` }}
            {...choosable(placing, space)}
            {...explains('You may start on this space.', '10.2')}
            tabindex={-1}
          >
            <circle r="11" />
          </g>
        );
      })}
    </g>
  );
}
