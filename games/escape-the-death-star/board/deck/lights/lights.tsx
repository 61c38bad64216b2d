import { SILENT } from '@starboard/ui';
import { useId, useMemo } from 'preact/hooks';
import type { Station } from '../../../rules/01-station/station.ts';
import { movedTo, spotOf, squarePath } from '../plane.ts';
import { litFrom } from './alarm.ts';

interface Props {
  readonly station: Station;
  /** Where the alarm sounds. */
  readonly alarm: readonly number[];
}

/** A red light turns where soldiers have found Rebels, and the rest of the deck grows dark. */
export function Lights({ station, alarm }: Props) {
  const id = useId();
  return useMemo(() => {
    if (alarm.length === 0) return null;
    const lit = litFrom(station, alarm);
    const area = (inside: boolean): string =>
      station.names.map((_, square) => (lit.has(square) === inside ? squarePath(station, square) : '')).join('');
    return (
      <g class="station-lights" {...SILENT}>
        <path class="station-dark" d={area(false)} />
        <path class="station-red" d={area(true)} />
        <radialGradient id={id} gradientUnits="userSpaceOnUse" r={FAR}>
          <stop class="station-beam-from" offset="0" />
          <stop class="station-beam-to" offset="1" />
        </radialGradient>
        {alarm.map((square) => (
          <g key={square} style={movedTo(spotOf(station, square))}>
            <path class="station-beacon" d={BEAMS} fill={`url(#${id})`} />
          </g>
        ))}
      </g>
    );
  }, [id, station, alarm.join()]);
}

/** How far a beam can be seen, in drawing units. */
const FAR = 72;
/** Two beams of a turning light. */
const BEAMS = `M0 0L${FAR}-24V24ZM0 0L${-FAR}-24V24Z`;
