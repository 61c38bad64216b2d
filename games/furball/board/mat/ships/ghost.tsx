import type { ShipTypeId } from '../../../catalogue/index.ts';
import type { Pose } from '../../../rules/geometry/index.ts';
import { placed } from '../plane.ts';
import { BASE_OUTLINE, NUBS } from './base.ts';
import { silhouetteOf } from './ship-drawing.ts';

interface Props {
  readonly ship: ShipTypeId;
  readonly pose: Pose;
  readonly class: string;
}

export function Ghost({ ship, pose, class: name }: Props) {
  return (
    <g class={`furball-ghost ${name}`} style={{ transform: placed(pose) }}>
      <path class="furball-ghost-base" d={BASE_OUTLINE} />
      <path class="furball-nubs" d={NUBS} />
      <path class="furball-ghost-hull" d={silhouetteOf(ship)} />
    </g>
  );
}
