import { choosable, explains } from '@starboard/ui';
import { SECTORS, type Sector, type ShipView } from '../../rules/model.ts';
import type { AskedFor } from '../props.ts';
import { portInWords } from '../wheel/port-words.ts';
import { wedge } from '../wheel/ports.ts';
import { HUB, RIM } from '../wheel/sizes.ts';

interface Props {
  readonly asked: AskedFor<'aim'>;
  readonly ship: ShipView;
  readonly enemy: Sector;
}

export function PortButtons({ asked, ship, enemy }: Props) {
  return (
    <g class="duel-port-buttons">
      {SECTORS.map((port) => (
        <g
          key={port}
          class="duel-open"
          {...choosable(asked, port)}
          {...explains(`Aim the turret here. ${portInWords({ ...ship, turret: null }, port, enemy)}`, '3.1')}
        >
          <path class="duel-field" d={wedge(port, HUB, RIM)} />
        </g>
      ))}
    </g>
  );
}
