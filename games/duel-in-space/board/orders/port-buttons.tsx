import { choosable, explains } from '@starboard/ui';
import { SECTORS } from '../../rules/model.ts';
import type { AskedFor } from '../props.ts';
import { portSays } from '../wheel/port-words.ts';
import { wedge } from '../wheel/ports.ts';
import { HUB, RIM } from '../wheel/sizes.ts';

/** Each sector of the wheel as a button while the turret is aimed. */
export function PortButtons({ asked }: { readonly asked: AskedFor<'aim'> }) {
  return (
    <g class="duel-port-buttons">
      {SECTORS.map((port) => (
        <g
          key={port}
          class="duel-open"
          {...choosable(asked, port)}
          {...explains(`Aim the turret at ${portSays(port)}`)}
        >
          <path class="duel-field" d={wedge(port, HUB, RIM)} />
        </g>
      ))}
    </g>
  );
}
