import { SILENT } from '@starboard/ui';
import type { Station } from '../../rules/01-station/station.ts';
import type { BoardView } from '../../rules/model.ts';
import { spotOf } from '../deck/plane.ts';
import type { PlacingState } from './placing.ts';

interface Props {
  readonly station: Station;
  readonly board: BoardView;
  readonly placing: PlacingState | null;
}

export function PlanLines({ station, board, placing }: Props) {
  if (placing === null || placing.what !== 'move') return null;
  return (
    <g class="station-plan-lines" {...SILENT}>
      {placing.drafts.map(({ soldier, square }) => {
        const from = board.soldiers[soldier]?.square ?? square;
        const [a, b] = [spotOf(station, from), spotOf(station, square)];
        return (
          <g key={soldier}>
            <circle cx={a.x} cy={a.y} r="9" />
            <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
          </g>
        );
      })}
    </g>
  );
}
