import { stationOf } from '../../rules/01-station/station.ts';
import { placeFigures } from '../figures/places.ts';
import { StandingFigures } from '../figures/standing-figures.tsx';
import type { StationView } from '../props.ts';
import { Lying } from './lying.tsx';
import { SQUARE, spotOf } from './plane.ts';
import { StationDrawing } from './station/station-drawing.tsx';

/** The loupe shows this many squares across, with the chosen one in the middle. */
const SIGHT = 3;

const UNMARKED = { acting: false, held: false, planned: false, fighting: false, armed: false };

/** A finger covers the square under it, so the loupe shows that square and its surroundings enlarged. */
export function Loupe({ view: { board }, square }: { readonly view: StationView; readonly square: number }) {
  const station = stationOf(board.setup);
  const { x, y } = spotOf(station, square);
  const half = (SIGHT * SQUARE) / 2;
  return (
    <svg class="station-loupe" viewBox={`${x - half} ${y - half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <StationDrawing plan={station} game={board.setup.game} />
      <rect class="station-loupe-square" x={x - 18} y={y - 18} width="36" height="36" rx="5" />
      <Lying station={station} board={board} />
      <StandingFigures placed={placeFigures(station, board)} mark={() => UNMARKED} />
    </svg>
  );
}
