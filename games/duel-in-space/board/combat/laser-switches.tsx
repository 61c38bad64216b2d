import { LASERS, type Laser } from '../../rules/data/ships.ts';
import type { ShipView } from '../../rules/model.ts';
import { laserName } from '../../words.ts';
import { pressable } from '../orders/chooser.tsx';
import { asLasers, type Offer, refusalOf } from '../orders/offer.ts';
import { LASER_LETTERS, SWITCHES } from '../wheel/sizes.ts';

/** The salvo with one laser more or less. */
export function toggled(salvo: readonly Laser[], laser: Laser): readonly Laser[] {
  return LASERS.filter((each) => (each === laser) !== salvo.includes(each));
}

/** A switch for each laser, at its place on my ship. */
export function Switches({ offer, ship }: { readonly offer: Offer; readonly ship: ShipView }) {
  const salvo = asLasers(offer.picked);
  return (
    <g class="duel-switches">
      {LASERS.map((laser, i) => {
        const { x, y } = SWITCHES[laser];
        const refusal = refusalOf(offer, [laser]);
        const state = refusal === null ? (salvo.includes(laser) ? 'firing' : 'held') : ship.lasers[i] ? 'idle' : 'out';
        const name = laserName(laser);
        const button =
          refusal === null
            ? pressable(`${LASER_LETTERS[laser]}: ${name}`, salvo.includes(laser), () =>
                offer.pick(toggled(salvo, laser)),
              )
            : { role: 'img' as const, 'aria-label': `${name}: ${refusal}` };
        return (
          <g
            key={laser}
            class={`duel-switch duel-${state}`}
            data-laser={laser}
            transform={`translate(${x} ${y})`}
            {...button}
          >
            {refusal !== null && <title>{refusal}</title>}
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
