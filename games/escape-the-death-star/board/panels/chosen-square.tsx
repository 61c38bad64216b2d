import { stationOf } from '../../rules/01-station/station.ts';
import { Loupe } from '../deck/loupe.tsx';
import type { StationView } from '../props.ts';

interface Props {
  readonly view: StationView;
  readonly square: number;
  readonly says: readonly string[];
}

/** The chosen square, enlarged, and what it would mean. */
export function ChosenSquare({ view, square, says }: Props) {
  const station = stationOf(view.board.setup);
  return (
    <div class="station-chosen-square">
      <Loupe view={view} square={square} />
      <ul>
        <li>Square {station.names[square]} is chosen.</li>
        {says.length === 0 ? (
          <li>Nothing lies here, and nobody is near.</li>
        ) : (
          says.map((each) => <li key={each}>{each}</li>)
        )}
      </ul>
    </div>
  );
}
