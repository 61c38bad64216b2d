import { asking, SILENT } from '@starboard/ui';
import { type Station, stationOf } from '../../rules/01-station/station.ts';
import { rebelOf } from '../../rules/model.ts';
import { spotOf } from '../deck/plane.ts';
import { jumpOf } from '../deck/station/chute.ts';
import type { Asked } from '../props.ts';
import { pathTo } from './paths.ts';

/** The path to the picked square, step by step, through the chute if that is shorter. */
export function WayLine({ asked }: { readonly asked: Asked | null }) {
  const moving = asking(asked, 'walk') ?? asking(asked, 'sneak');
  if (moving === null || moving.picked === null) return null;
  const { board } = moving.view;
  const station = stationOf(board.setup);
  const from = rebelOf(board, moving.ask.rebel).square;
  const soldiers = board.soldiers.map(({ square }) => square);
  const path =
    moving.ask.kind === 'walk'
      ? pathTo(station.neighbours, from, moving.picked, [station.detention, ...soldiers])
      : pathTo(station.ways, from, moving.picked, [station.detention]);
  return <Way station={station} path={path} />;
}

export function Way({ station, path }: { readonly station: Station; readonly path: readonly number[] }) {
  const legs = path.slice(1).map((to, i) => leg(station, path[i] ?? to, to));
  return (
    <g class="station-way" {...SILENT}>
      <path d={legs.flatMap(({ jump, d }) => (jump ? [] : [d])).join('')} />
      <path class="station-way-jump" d={legs.flatMap(({ jump, d }) => (jump ? [d] : [])).join('')} />
    </g>
  );
}

function leg(station: Station, from: number, to: number): { readonly jump: boolean; readonly d: string } {
  const jump = !station.neighbours[from]?.includes(to);
  if (jump) return { jump, d: jumpOf(station, from, to) };
  const [a, b] = [spotOf(station, from), spotOf(station, to)];
  return { jump, d: `M${a.x} ${a.y}L${b.x} ${b.y}` };
}
