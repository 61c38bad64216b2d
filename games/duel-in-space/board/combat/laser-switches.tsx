import { explains, pressable } from '@starboard/ui';
import { LASERS, type Laser } from '../../rules/data/ships.ts';
import type { ShipView } from '../../rules/model.ts';
import { laserName } from '../../words/phrases.ts';
import type { AskedFor } from '../props.ts';
import { LASER_LETTERS, SWITCHES } from '../wheel/sizes.ts';

/** The salvo with this laser added or removed. */
export function toggled(salvo: readonly Laser[], laser: Laser): readonly Laser[] {
  return LASERS.filter((each) => (each === laser) !== salvo.includes(each));
}

interface Props {
  readonly asked: AskedFor<'fire'>;
  readonly ship: ShipView;
}

export function LaserSwitches({ asked, ship }: Props) {
  const salvo = asked.picked ?? [];
  return (
    <g class="duel-switches">
      {LASERS.map((laser, i) => {
        const { x, y } = SWITCHES[laser];
        const refusal = asked.refusal([laser]);
        const on = salvo.includes(laser);
        const state = refusal === null ? (on ? 'firing' : 'held') : ship.lasers[i] ? 'idle' : 'out';
        const name = laserName(laser);
        return (
          <g
            key={laser}
            class={`duel-switch duel-${state}`}
            data-laser={laser}
            transform={`translate(${x} ${y})`}
            {...pressable(`${LASER_LETTERS[laser]}: ${name}`, on, () => asked.pick(toggled(salvo, laser)))}
            {...(refusal === null
              ? explains(
                  `The ${name} points at the enemy: ${on ? 'it will fire. Press to hold it' : 'it is held. Press to fire it'}.`,
                )
              : {
                  ...explains(`The ${name}: ${refusal}`),
                  'aria-disabled': true,
                  onClick: undefined,
                  onKeyDown: undefined,
                })}
          >
            <circle class="duel-touch" r="27" />
            <circle class="duel-knob" r="16" />
            <text>{LASER_LETTERS[laser]}</text>
            {state === 'out' && <path class="duel-cross" d="M-11-11 11 11M11-11-11 11" />}
          </g>
        );
      })}
    </g>
  );
}
