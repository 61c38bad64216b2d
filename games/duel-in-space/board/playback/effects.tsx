import type { Seat } from '@starboard/kernel';
import { LASERS, type Laser } from '../../rules/data/ships.ts';
import type { Event } from '../../rules/model.ts';
import { at, type WheelPoint } from '../wheel/ports.ts';
import { ENEMY_AT, MUZZLES } from '../wheel/sizes.ts';

interface EffectsProps {
  readonly seat: Seat;
  readonly now: Event | null;
  readonly bearing: number;
  readonly salvo: readonly Laser[];
}

const ME: WheelPoint = { x: 0, y: 0 };

/** Draws beams, flashes and explosions, both of the picked salvo and of the event being shown. */
export function Effects({ seat, now, bearing, salvo }: EffectsProps) {
  const it = at(bearing, ENEMY_AT);
  const spotOf = (of: Seat): WheelPoint => (of === seat ? ME : it);
  return (
    <g class="duel-effects">
      {salvo.map((laser) => (
        <Beam key={laser} class="duel-sighted" from={MUZZLES[laser]} to={it} />
      ))}
      {now?.type === 'shot' && <Shot mine={now.by === seat} laser={now.laser} hit={now.hit} it={it} />}
      {now?.type === 'damage' && (
        <g transform={move(spotOf(now.seat))}>
          <circle class="duel-flash" r={now.special ? 46 : 36} />
          <text class="duel-toll">−{now.points}</text>
        </g>
      )}
      {now?.type === 'special' && <circle class="duel-flash duel-grave" r="50" transform={move(spotOf(now.seat))} />}
      {now?.type === 'destroyed' && <Explosion at={spotOf(now.seat)} />}
      {now?.type === 'fly-by' && <path class="duel-rush" d="M-30 190V-190M-12 190V-190M12 190V-190M30 190V-190" />}
    </g>
  );
}

interface ShotProps {
  readonly mine: boolean;
  readonly laser: Laser;
  readonly hit: boolean;
  readonly it: WheelPoint;
}

/** A hit ends on the target with a spark; a miss passes it. */
function Shot({ mine, laser, hit, it }: ShotProps) {
  const spread = (LASERS.indexOf(laser) - 2.5) * 4;
  const from = mine ? MUZZLES[laser] : it;
  const aim = mine ? it : { x: spread, y: 0 };
  const to = hit ? aim : passing(from, aim);
  return (
    <g class={hit ? 'duel-hit' : 'duel-miss'}>
      <Beam class="duel-beam" from={from} to={to} />
      {hit && <path class="duel-spark" d="M0-16V16M-16 0H16M-10-10 10 10M10-10-10 10" transform={move(aim)} />}
    </g>
  );
}

/** A point beyond the target and beside it. */
function passing(from: WheelPoint, aim: WheelPoint): WheelPoint {
  const [dx, dy] = [aim.x - from.x, aim.y - from.y];
  return { x: from.x + dx * 1.5 - dy * 0.4, y: from.y + dy * 1.5 + dx * 0.4 };
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

const SHARDS = Array.from({ length: 12 }, (_, i) => ({
  from: at(i * 30 + 7, 8),
  to: at(i * 30 + 7, i % 2 === 0 ? 62 : 44),
}));

function Explosion({ at: spot }: { readonly at: WheelPoint }) {
  return (
    <g class="duel-explosion" transform={move(spot)}>
      <circle r="30" />
      <circle class="duel-shock" r="58" />
      {SHARDS.map(({ from, to }) => (
        <line key={`${to.x}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} pathLength={100} />
      ))}
    </g>
  );
}

const move = ({ x, y }: WheelPoint): string => `translate(${x} ${y})`;
