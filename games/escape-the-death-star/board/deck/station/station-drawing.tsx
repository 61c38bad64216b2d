import { SILENT } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { columnName } from '../../../rules/01-station/cells.ts';
import { BAYS, isSquareAt, type StationPlan } from '../../../rules/01-station/plan.ts';
import type { GameName } from '../../../rules/model.ts';
import { middleOfDeck, movedTo, SQUARE, spotOf, squarePath } from '../plane.ts';
import { chuteOf } from './chute.ts';
import { type Floor, floorsOf } from './floors.ts';
import { Freighter } from './freighter.tsx';
import { Bars, ClosetSign, CompactorSign, GuardSign, StartSign } from './signs.tsx';
import { wallsOf } from './walls.ts';

interface Props {
  readonly plan: StationPlan;
  readonly game: GameName;
}

/** 1.1 The station as the map shows it: hull, floors, walls, doorways and floor signs. */
export function StationDrawing({ plan, game }: Props) {
  return useMemo(() => {
    const walls = wallsOf(plan);
    return (
      <g class="station-drawing" {...SILENT}>
        <Hull plan={plan} />
        {game === 'escape' && <path class="station-chute" d={chuteOf(plan)} />}
        <Floors plan={plan} />
        <path class="station-grid" d={walls.grid} />
        <Signs plan={plan} game={game} />
        <path class="station-sills" d={walls.sills} />
        <path class="station-wall-glow" d={walls.walls + walls.jambs} />
        <path class="station-walls" d={walls.walls + walls.jambs} />
        <Coordinates plan={plan} />
      </g>
    );
  }, [plan, game]);
}

/** The station from outside: a disc a little larger than the deck. */
function Hull({ plan }: { readonly plan: StationPlan }) {
  const { x, y } = middleOfDeck(plan);
  const radius = (Math.max(plan.columns, plan.rows) / 2 + 1.02) * SQUARE;
  return (
    <>
      <circle class="station-hull" cx={x} cy={y} r={radius} />
      <circle class="station-rim" cx={x} cy={y} r={radius * 0.975} />
    </>
  );
}

function Floors({ plan }: { readonly plan: StationPlan }) {
  const floors = floorsOf(plan);
  const kinds = new Set<Floor>(floors);
  return [...kinds].map((kind) => (
    <path
      key={kind}
      class={`station-floor station-floor-${kind}`}
      d={floors.map((each, square) => (each === kind ? squarePath(plan, square) : '')).join('')}
    />
  ));
}

function Signs({ plan, game }: Props) {
  const at = (square: number) => movedTo(spotOf(plan, square));
  const [upper, lower] = [plan.falcon[0] ?? 0, plan.falcon.at(-1) ?? 0];
  const [a, b] = [spotOf(plan, upper), spotOf(plan, lower)];
  return (
    <>
      {plan.around.map((square) => (
        <path key={square} class="station-apron" d={CORNERS} style={at(square)} />
      ))}
      <g style={movedTo({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })}>
        <Freighter />
      </g>
      {BAYS.map((bay, i) => (
        <g key={bay} style={at(plan.starts[i] ?? 0)}>
          <StartSign bay={bay} />
        </g>
      ))}
      {game === 'escape' &&
        plan.compactors.map((square) => (
          <g key={square} style={at(square)}>
            <CompactorSign />
          </g>
        ))}
      {game === 'capture' &&
        plan.guards.map((square) => (
          <g key={square} style={at(square)}>
            <GuardSign />
          </g>
        ))}
      <g style={at(plan.detention)}>
        <Bars />
      </g>
      <g style={at(plan.closet)}>
        <ClosetSign />
      </g>
    </>
  );
}

/** The names of columns and rows, along the outermost squares. */
function Coordinates({ plan }: { readonly plan: StationPlan }) {
  const { columns, rows } = plan;
  const first = (count: number, fits: (i: number) => boolean): number =>
    Array.from({ length: count }, (_, i) => i).find(fits) ?? 0;
  return (
    <g class="station-coordinates">
      {Array.from({ length: columns }, (_, column) => {
        const row = first(rows, (each) => isSquareAt(plan, column, each));
        return (
          <text key={column} x={(column + 0.5) * SQUARE} y={row * SQUARE - 8}>
            {columnName(column)}
          </text>
        );
      })}
      {Array.from({ length: rows }, (_, row) => {
        const column = first(columns, (each) => isSquareAt(plan, each, row));
        return (
          <text key={row} x={column * SQUARE - 10} y={(row + 0.5) * SQUARE + 4}>
            {row + 1}
          </text>
        );
      })}
    </g>
  );
}

const CORNERS = 'M-15-9V-15H-9M9-15H15V-9M15 9V15H9M-9 15H-15V9';
