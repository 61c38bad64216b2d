import type { Seat } from '@starboard/kernel';
import { Bolt, Explosion } from '@starboard/ui';
import { LASERS, type Laser } from '../../rules/data/ships.ts';
import { BOTH, type Event } from '../../rules/model.ts';
import { at, type WheelPoint } from '../wheel/ports.ts';
import { ENEMY_AT, MUZZLES } from '../wheel/sizes.ts';

interface EffectsProps {
  readonly seat: Seat;
  readonly together: readonly Event[];
  readonly bearing: number;
  readonly salvo: readonly Laser[];
}

const ME: WheelPoint = { x: 0, y: 0 };

/** Draws beams, flashes and explosions, both of the picked salvo and of the events being shown. */
export function Effects({ seat, together, bearing, salvo }: EffectsProps) {
  const it = at(bearing, ENEMY_AT);
  const spotOf = (of: Seat): WheelPoint => (of === seat ? ME : it);
  const shots = together.filter((event) => event.type === 'shot');
  return (
    <g class="duel-effects">
      {salvo.map((laser) => (
        <Beam key={laser} class="duel-sighted" from={MUZZLES[laser]} to={it} />
      ))}
      {shots.map(({ by, laser, hit }, i) => (
        <g key={`${by} ${laser}`} class={by === seat ? 'duel-own-fire' : 'duel-enemy-fire'}>
          <Bolt
            from={by === seat ? MUZZLES[laser] : beside(it, laser)}
            to={by === seat ? it : ME}
            hit={hit}
            nth={i}
            size={20}
          />
        </g>
      ))}
      {BOTH.map((of) => (
        <Toll key={of} together={together} of={of} at={spotOf(of)} late={shots.length > 0} />
      ))}
      {together.map((event) =>
        event.type === 'destroyed' ? <Explosion key={event.seat} at={spotOf(event.seat)} size={38} /> : null,
      )}
      {together.some(({ type }) => type === 'fly-by') && (
        <path class="duel-rush" d="M-30 190V-190M-12 190V-190M12 190V-190M30 190V-190" />
      )}
    </g>
  );
}

interface TollProps {
  readonly together: readonly Event[];
  readonly of: Seat;
  readonly at: WheelPoint;
  /** Whether shots have to arrive first. */
  readonly late: boolean;
}

/** What a ship lost. */
function Toll({ together, of, at: spot, late }: TollProps) {
  const damage = together.flatMap((event) => (event.type === 'damage' && event.seat === of ? event.points : []));
  const special = together.some((event) => event.type === 'special' && event.seat === of);
  if (damage.length === 0 && !special) return null;
  return (
    <g class={late ? 'duel-late' : ''} transform={move(spot)}>
      <circle class={special ? 'duel-flash duel-grave' : 'duel-flash'} r={special ? 48 : 36} />
      {damage.length > 0 && <text class="duel-toll">−{damage.reduce((sum, points) => sum + points, 0)}</text>}
    </g>
  );
}

/** The enemy's lasers lie side by side. */
function beside({ x, y }: WheelPoint, laser: Laser): WheelPoint {
  return { x: x + (LASERS.indexOf(laser) - 2.5) * 4, y };
}

function Beam({
  class: name,
  from,
  to,
}: {
  readonly class: string;
  readonly from: WheelPoint;
  readonly to: WheelPoint;
}) {
  return <line class={name} x1={from.x} y1={from.y} x2={to.x} y2={to.y} pathLength={100} />;
}

const move = ({ x, y }: WheelPoint): string => `translate(${x} ${y})`;
