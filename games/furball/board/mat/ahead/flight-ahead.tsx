import { capital, inARow, type Names, nameOf, type Seat } from '@starboard/kernel';
import { SILENT } from '@starboard/ui';
import { sweptMiddle, sweptOutline } from '../../../rules/geometry/index.ts';
import { type Board, shipOf } from '../../../rules/model.ts';
import { kindAt } from '../../../rules/values.ts';
import { pilotClass } from '../../pilots.ts';
import { rockOutline } from '../ground/asteroids.tsx';
import { Reach } from '../measure/reach.tsx';
import { drawnAt, figure, outlineOf } from '../plane.ts';
import { Ghost } from '../ships/ghost.tsx';
import type { FlightOutlook } from './outlook.ts';

interface Props {
  readonly board: Board;
  readonly names: Names;
  readonly seat: Seat;
  readonly outlook: FlightOutlook;
  /** Whether the board shows the ship where a card may bring it first: one of several outlooks, drawn with less. */
  readonly moved: boolean;
}

/** Words are this far above the middle of a base. */
const WORDS_ABOVE = 31;

/** The effect of a manoeuvre: its template, the final position, what the ship meets, and the ships in arc. */
export function FlightAhead({ board, names, seat, outlook, moved }: Props) {
  const { pose, wanted, template, swept, rocks, offMat, targets } = outlook;
  const { kind } = shipOf(board, seat);
  const { x, y } = drawnAt(pose);
  const words = meets(outlook, names);
  return (
    <g class={`furball-ahead ${offMat ? 'furball-off' : ''} ${pilotClass(seat)}`} {...SILENT}>
      {moved && <Ghost ship={kind} pose={shipOf(board, seat).pose} class="furball-wanted" />}
      {!offMat && !moved && <Reach pose={pose} arcs={kindAt(board, seat).arcs} kind="would" class={pilotClass(seat)} />}
      {template !== null && <path class="furball-template furball-unflown" d={outlineOf(sweptOutline(template))} />}
      {swept !== null && (
        <>
          <path class="furball-template" d={outlineOf(sweptOutline(swept))} />
          <path class="furball-middle" d={outlineOf(sweptMiddle(swept), false)} />
        </>
      )}
      {rocks.map((rock) => {
        const met = board.asteroids[rock];
        return met === undefined ? null : <path key={rock} class="furball-met" d={rockOutline(met)} />;
      })}
      {wanted !== null && <Ghost ship={kind} pose={wanted} class="furball-wanted" />}
      <Ghost ship={kind} pose={pose} class={offMat || words.length > 0 ? 'furball-warned' : ''} />
      {targets.map(({ seat: other, range }) => {
        const at = drawnAt(shipOf(board, other).pose);
        return (
          <g key={other} style={{ transform: `translate(${figure(at.x)}px, ${figure(at.y)}px)` }}>
            <circle class="furball-in-arc" r="29" />
            <g class="ui-unscaled">
              <text class="furball-in-arc-range" y={-16}>
                range {range}
              </text>
            </g>
          </g>
        );
      })}
      {words.length > 0 && (
        <g style={{ transform: `translate(${figure(x)}px, ${figure(y - WORDS_ABOVE)}px)` }}>
          <g class="ui-unscaled">
            <text class="furball-warning-word">{capital(words.join(', '))}</text>
          </g>
        </g>
      )}
    </g>
  );
}

/** "off the mat", "touches Ben", "asteroid". */
function meets({ offMat, touched, rocks, mines }: FlightOutlook, names: Names): readonly string[] {
  if (offMat) return ['off the mat'];
  return [
    ...(touched.length > 0 ? [`touches ${inARow(touched.map((seat) => nameOf(names, seat)))}`] : []),
    ...(rocks.length > 0 ? ['asteroid'] : []),
    ...(mines.length > 0 ? ['mine'] : []),
  ];
}
