import type { Point } from '@starboard/geometry';
import type { StationPlan } from '../../rules/01-station/plan.ts';
import type { BoardView, Hero } from '../../rules/model.ts';
import { spotOf } from '../deck/plane.ts';
import { cellsOf } from '../deck/station/cells.ts';

/** The owner of the figure. */
export type FigureOwner =
  | { readonly rebel: number; readonly hero: Hero }
  | { readonly soldier: number; readonly down: boolean };

export interface PlacedFigure {
  readonly key: string;
  readonly who: FigureOwner;
  readonly square: number;
  readonly spot: Point;
  readonly scale: number;
}

/** How figures share a square: their offsets in units, and their scale. */
const SHARING: readonly { readonly scale: number; readonly offsets: readonly Point[] }[] = [
  { scale: 1, offsets: [{ x: 0, y: 0 }] },
  {
    scale: 0.72,
    offsets: [
      { x: -9, y: -6 },
      { x: 9, y: 6 },
    ],
  },
  {
    scale: 0.62,
    offsets: [
      { x: -10, y: -8 },
      { x: 10, y: -8 },
      { x: 0, y: 10 },
    ],
  },
  {
    scale: 0.6,
    offsets: [
      { x: -10, y: -10 },
      { x: 10, y: -10 },
      { x: -10, y: 10 },
      { x: 10, y: 10 },
    ],
  },
  {
    scale: 0.52,
    offsets: [
      { x: -11, y: -11 },
      { x: 11, y: -11 },
      { x: 0, y: 0 },
      { x: -11, y: 11 },
      { x: 11, y: 11 },
    ],
  },
];

/** All figures on the deck; soldiers with a planned move stand at its end. */
export function placeFigures(
  plan: StationPlan,
  { rebels, soldiers }: BoardView,
  moved?: ReadonlyMap<number, number>,
): readonly PlacedFigure[] {
  const standing: { readonly key: string; readonly who: FigureOwner; readonly square: number }[] = [];
  for (const [soldier, { square, down }] of soldiers.entries()) {
    standing.push({ key: `soldier-${soldier}`, who: { soldier, down }, square: moved?.get(soldier) ?? square });
  }
  for (const [rebel, { hero, square }] of rebels.entries()) {
    if (hero !== null) standing.push({ key: `rebel-${rebel}`, who: { rebel, hero }, square });
  }
  return standing
    .filter(({ square }) => square >= 0)
    .map((each, _, all) => {
      const sharing = all.filter(({ square }) => square === each.square);
      const { spot, scale } = shareOf(plan, each.square, sharing.indexOf(each), sharing.length);
      return { ...each, spot, scale };
    });
}

function shareOf(
  plan: StationPlan,
  square: number,
  place: number,
  count: number,
): Pick<PlacedFigure, 'spot' | 'scale'> {
  const middle = spotOf(plan, square);
  const cell = square === plan.detention ? cellsOf(plan)[place] : undefined;
  if (cell !== undefined) return { spot: cell, scale: 1 };
  const { scale, offsets } = SHARING[Math.min(count, SHARING.length) - 1] ?? { scale: 1, offsets: [] };
  const { x, y } = offsets[place % Math.max(1, offsets.length)] ?? { x: 0, y: 0 };
  return { spot: { x: middle.x + x, y: middle.y + y }, scale };
}
