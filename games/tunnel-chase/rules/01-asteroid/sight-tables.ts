import { CENTRE, edgeMiddle, type Lie, lieInSlot, type PlanePoint, placed, spotAt } from './grid.ts';
import { LAYOUTS, type PieceLayout } from './layout.ts';
import { HALF } from './pieces.ts';
import { isClear } from './sight.ts';
import { type Stretch, stretchesOf } from './walls.ts';

/** How two pieces are related: the same one; the centre and a slot; a slot and the next; slots 0 and 3. */
export type Relation = 'same' | 'next' | 'across' | number;

/** Pairs of spaces, one of each piece, with a line of sight. */
export type SightTable = readonly (readonly [number, number])[];

const RELATIONS: readonly Relation[] = ['same', 'next', 'across', 0, 1, 2, 3, 4, 5];
/** By both pieces and their relation: worked out once for all asteroids. */
const tables: (SightTable | undefined)[] = [];

export function sightTable(a: PieceLayout, b: PieceLayout, relation: Relation): SightTable {
  const place =
    (LAYOUTS.indexOf(a) * LAYOUTS.length + LAYOUTS.indexOf(b)) * RELATIONS.length + RELATIONS.indexOf(relation);
  const table = tables[place] ?? lookedAt(a, b, relation, 1);
  tables[place] = table;
  return table;
}

/** `wider` widens the tunnels, to test that no line of sight is a close call. */
export function lookedAt(a: PieceLayout, b: PieceLayout, relation: Relation, wider: number): SightTable {
  const [lieOfA, lieOfB] = liesOf(relation);
  const open = relation === 'same' ? stretchesOf(a.piece, lieOfA) : opened(a, lieOfA, b, lieOfB, relation);
  const [from, to] = [spotsOf(a, lieOfA), spotsOf(b, lieOfB)];
  const doors = doorsOf(relation);
  return from.flatMap((spot, i) =>
    to.flatMap((target, j) => {
      if (relation === 'same' && j <= i) return [];
      return passes(spot, target, doors) && isClear(spot, target, open, wider) ? [[i, j] as const] : [];
    }),
  );
}

function opened(a: PieceLayout, lieOfA: Lie, b: PieceLayout, lieOfB: Lie, relation: Relation): readonly Stretch[] {
  const [centre] = LAYOUTS;
  const between = relation === 'across' && centre !== undefined ? stretchesOf(centre.piece, CENTRE) : [];
  return [...stretchesOf(a.piece, lieOfA), ...between, ...stretchesOf(b.piece, lieOfB)];
}

function liesOf(relation: Relation): readonly [Lie, Lie] {
  switch (relation) {
    case 'same':
      return [CENTRE, CENTRE];
    case 'next':
      return [lieInSlot(0), lieInSlot(1)];
    case 'across':
      return [lieInSlot(0), lieInSlot(3)];
    default:
      return [CENTRE, lieInSlot(relation)];
  }
}

function spotsOf({ spaces }: PieceLayout, lie: Lie) {
  return spaces.map(({ at }) => spotAt(placed(at, lie)));
}

/** The opening between two pieces. */
interface Door {
  readonly middle: PlanePoint;
  readonly way: PlanePoint;
}

/** There is no other line of sight from one piece into another. */
function doorsOf(relation: Relation): readonly Door[] {
  switch (relation) {
    case 'same':
      return [];
    case 'next':
      return [doorOver(5, lieInSlot(0))];
    case 'across':
      return [doorOver(0, CENTRE), doorOver(3, CENTRE)];
    default:
      return [doorOver(relation, CENTRE)];
  }
}

function doorOver(edge: number, lie: Lie): Door {
  const [middle, inside] = [spotAt(placed(edgeMiddle(edge), lie)), spotAt(lie.to)];
  return { middle, way: { x: middle.x - inside.x, y: middle.y - inside.y } };
}

/** Twice the width of a tunnel: a line that misses even this needs no exact check. */
const DOORWAY = 2 * HALF;

/** Whether a line crosses the edge anywhere near the door, for all doors. */
function passes(from: PlanePoint, to: PlanePoint, doors: readonly Door[]): boolean {
  for (const { middle, way } of doors) {
    const before = (from.x - middle.x) * way.x + (from.y - middle.y) * way.y;
    const after = (to.x - middle.x) * way.x + (to.y - middle.y) * way.y;
    const share = before / (before - after);
    const x = from.x + share * (to.x - from.x) - middle.x;
    const y = from.y + share * (to.y - from.y) - middle.y;
    if (x * x + y * y > DOORWAY * DOORWAY) return false;
  }
  return true;
}
