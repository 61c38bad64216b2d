import type { Station } from '../../../rules/01-station/station.ts';
import type { Event } from '../../../rules/model.ts';
import { movedTo, SQUARE } from '../plane.ts';
import { JAMB } from '../station/walls.ts';
import { type Moved, passedIn } from './doors.ts';

interface Props {
  readonly station: Station;
  readonly together: readonly Event[];
  readonly unseen: readonly Moved[];
}

/** Doors slide open before figures that pass, and Trash Compactors close behind them. */
export function Passages({ station, together, unseen }: Props) {
  const { doors, compactors } = passedIn(station, together, unseen);
  return (
    <>
      {doors.map(({ at, upright, nth }, i) => (
        <g key={`door ${i}`} class="station-door" style={{ ...movedTo(at), '--nth': nth }}>
          <path pathLength={100} d={LEAVES} {...(upright && { transform: 'rotate(90)' })} />
        </g>
      ))}
      {compactors.map(({ at, nth }, i) => (
        <g key={`compactor ${i}`} class="station-crush" style={{ ...movedTo(at), '--nth': nth }}>
          <path d={`M${-SQUARE / 2 + 2}-15h5v30h-5Z`} />
          <path d={`M${SQUARE / 2 - 2}-15h-5v30h5Z`} />
        </g>
      ))}
    </>
  );
}

/** Half the opening between the posts. */
const HALF = (0.5 - JAMB) * SQUARE;
const LEAVES = `M${-HALF} 0H0M${HALF} 0H0`;
