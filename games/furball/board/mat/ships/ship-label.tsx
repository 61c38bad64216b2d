import type { Seat } from '@starboard/kernel';
import { KEEP_CLEAR, type LabelPlace, SILENT } from '@starboard/ui';
import type { Pose } from '../../../rules/geometry/index.ts';
import { pilotClass } from '../../pilots.ts';
import type { Life } from '../../sheets/life.tsx';
import { drawnAt, figure } from '../plane.ts';
import { PIP, pipsOf } from './ship-labels.ts';

interface Props {
  readonly seat: Seat;
  readonly pose: Pose;
  readonly name: string;
  readonly skill: number;
  /** In pixels, pips and all. */
  readonly wide: number;
  readonly label: LabelPlace;
  /** Null from afar. */
  readonly life: Life | null;
}

/** The name and skill of a ship, and its shields and hull as pips; a line leads to a distant ship. */
export function ShipLabel({ seat, pose, name, skill, wide, label: { x, y, far }, life }: Props) {
  const at = drawnAt(pose);
  return (
    <g
      class={`ui-label furball-label ${pilotClass(seat)}`}
      style={{ transform: `translate(${figure(at.x)}px, ${figure(at.y)}px)` }}
      {...SILENT}
    >
      <g class="ui-unscaled">
        {far && <path class="ui-leader" d={`M0 0L${x * 0.8} ${y * 0.8}`} />}
        <text x={x - wide / 2} y={y} {...KEEP_CLEAR}>
          {name}
          <tspan class="furball-skill" dx="5">
            {skill}
          </tspan>
        </text>
        {life !== null && <Pips life={life} end={x + wide / 2} y={y} />}
      </g>
    </g>
  );
}

interface PipsProps {
  readonly life: Life;
  readonly end: number;
  readonly y: number;
}

/** Round pips are shields, square ones hull, hollow ones lost. They end with the label. */
function Pips({ life, end, y }: PipsProps) {
  const { shields, mostShields, hull, mostHull } = life;
  const kinds = [
    ...Array.from({ length: mostShields }, (_, i) => ({ shield: true, left: i < shields })),
    ...Array.from({ length: mostHull }, (_, i) => ({ shield: false, left: i < hull })),
  ];
  return (
    <g
      class="furball-life-pips"
      style={{ transform: `translate(${figure(end)}px, ${figure(y - 4)}px) scale(var(--type))` }}
    >
      {kinds.map(({ shield, left }, i) => (
        <path
          key={i}
          class={`${shield ? 'furball-shield-pip' : 'furball-hull-pip'} ${left ? '' : 'furball-pip-lost'}`}
          style={{ transform: `translateX(${(i - pipsOf(life)) * PIP + PIP / 2}px)` }}
          d={shield ? 'M0-2.6A2.6 2.6 0 1 1 0 2.6A2.6 2.6 0 1 1 0-2.6Z' : 'M-2.4-2.4H2.4V2.4H-2.4Z'}
        />
      ))}
    </g>
  );
}
