import type { Names } from '@starboard/kernel';
import type { StationView } from '../props.ts';
import { ImperialSheet } from './imperial-sheet.tsx';
import { RebelSheet } from './rebel-sheet.tsx';

interface Props {
  readonly view: StationView;
  readonly names: Names;
}

export function Sheets({ view, names }: Props) {
  return (
    <ul class="station-sheets" aria-label="Players">
      {view.board.rebels.map((_, rebel) => (
        <RebelSheet key={rebel} view={view} names={names} rebel={rebel} />
      ))}
      <ImperialSheet view={view} names={names} />
    </ul>
  );
}
