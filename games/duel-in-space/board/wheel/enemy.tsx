import { markInRow, SILENT, useMarkRow } from '@starboard/ui';
import type { Sector, ShipView } from '../../rules/model.ts';
import { MODEL_NAMES, sectorName } from '../../words/phrases.ts';
import { Hull, Wreck } from './hulls.tsx';
import { bearingOf, turnedBy, wedge } from './ports.ts';
import { ENEMY_AT } from './sizes.ts';

interface EnemyProps {
  readonly ship: ShipView;
  readonly name: string;
  /** The port in which it sees me. */
  readonly view: Sector;
  readonly bearing: number;
  readonly attitude: number;
  readonly lost: boolean;
  readonly faint: boolean;
  /** Whether buttons that say where it is cover it. */
  readonly covered: boolean;
}

const AIM_SAYS =
  'Where the enemy’s turret points. If the enemy sees you in this port after both ships have moved, it can fire at you.';

/** The other ship in the port where I see it, with its nose in its true direction. */
export function Enemy({ ship, name, view, bearing, attitude, lost, faint, covered }: EnemyProps) {
  const turret = ship.turret === null || lost ? null : bearingOf(ship.turret);
  const model = MODEL_NAMES[ship.model];
  const says = lost
    ? `The wreck of ${name}’s ${model}.`
    : `${name}’s ${model}. It sees you in its port ${sectorName(view)}.${ship.drone ? ' D marks a target drone, which moves and aims by dice.' : ''}`;
  const row = useMarkRow<SVGGElement>(`${name}’s ship`);
  return (
    <g class={`duel-enemy duel-turns${faint ? ' duel-faint' : ''}`} style={turnedBy(bearing)}>
      <g style={{ transform: `translate(0, ${-ENEMY_AT}px)` }}>
        <g class="duel-turns" style={turnedBy(-bearing)} {...(covered ? SILENT : row)}>
          {!lost && ship.turret !== null && (
            <g
              class="duel-turns duel-afar"
              style={turnedBy(attitude)}
              {...(!covered && markInRow(`Its turret points at its port ${ship.turret}`, AIM_SAYS, '3.1'))}
            >
              <path class="duel-its-aim" d={wedge(ship.turret, 14, 72)} />
            </g>
          )}
          <g data-part="enemy" {...(!covered && markInRow(`${name}’s ${model}`, says))}>
            {lost ? (
              <Wreck />
            ) : (
              <g class="duel-turns duel-afar" style={turnedBy(attitude)}>
                <Hull model={ship.model} drone={ship.drone} turret={turret} />
              </g>
            )}
            {ship.drone && !lost && <DroneMark />}
          </g>
        </g>
      </g>
    </g>
  );
}

/** A letter in a diamond that stays upright whatever the drone's heading. */
export function DroneMark() {
  return (
    <g class="duel-drone-mark">
      <path d="M0-11 11 0 0 11-11 0Z" />
      <text>D</text>
    </g>
  );
}
