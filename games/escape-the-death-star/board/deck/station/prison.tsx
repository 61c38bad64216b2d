import { SILENT } from '@starboard/ui';
import type { StationPlan } from '../../../rules/01-station/plan.ts';
import type { BoardView } from '../../../rules/model.ts';
import { movedTo } from '../plane.ts';
import { cellsOf } from './cells.ts';
import { Bars } from './signs.tsx';

/** 1.6 One further cell beside the Detention Block for each further prisoner. */
export function Prison({ plan, board: { rebels } }: { readonly plan: StationPlan; readonly board: BoardView }) {
  const prisoners = rebels.filter(({ square }) => square === plan.detention).length;
  return (
    <g class="station-prison" {...SILENT}>
      {cellsOf(plan)
        .slice(1, prisoners)
        .map((spot) => (
          <g key={`${spot.x} ${spot.y}`} style={movedTo(spot)}>
            <rect x="-19" y="-19" width="38" height="38" rx="4" />
            <Bars />
          </g>
        ))}
    </g>
  );
}
