import { ALL_DIRECTIONS } from '@starboard/geometry';
import { choosable, explains } from '@starboard/ui';
import { hexNamed } from '../../rules/02-setup/map.ts';
import { facingInWords } from '../map/fleet-places.ts';
import { spotOf } from '../map/plane.ts';
import type { AskedFor } from '../props.ts';

/** Six arrows round a hex, in the same size at every zoom. */
export function FacingDial({ asked }: { readonly asked: AskedFor<'face'> }) {
  const { x, y } = spotOf(hexNamed(asked.ask.hex));
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g class="ui-unscaled starfire-dial">
        {ALL_DIRECTIONS.filter((facing) => asked.isOption(facing)).map((facing) => (
          <g
            key={facing}
            style={{ transform: `rotate(${facing * 60}deg) translate(58px, 0px)` }}
            {...choosable(asked, facing)}
            {...explains(`The ship faces ${facingInWords(facing).toLowerCase()}.`, '2.3')}
          >
            <circle r="22" />
            <path d="M-6-9L7 0L-6 9" />
          </g>
        ))}
      </g>
    </g>
  );
}
