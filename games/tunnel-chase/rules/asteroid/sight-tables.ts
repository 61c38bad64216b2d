import { CENTRE, type Lie, lieInSlot, placed, spotAt } from './grid.ts';
import { LAYOUTS, type Layout } from './layout.ts';
import { isClear } from './sight.ts';
import { type Stretch, stretchesOf } from './walls.ts';

/** How two pieces lie to one another: the same one; the centre and a slot; a slot and the next; slots 0 and 3. */
export type Relation = 'same' | 'next' | 'across' | number;

/** Pairs of spaces, one of each piece, that see each other. */
export type SightTable = readonly (readonly [number, number])[];

const RELATIONS: readonly Relation[] = ['same', 'next', 'across', 0, 1, 2, 3, 4, 5];
/** By both pieces and relation: worked out once, for all asteroids. */
const tables: (SightTable | undefined)[] = [];

export function sightTable(a: Layout, b: Layout, relation: Relation): SightTable {
  const place =
    (LAYOUTS.indexOf(a) * LAYOUTS.length + LAYOUTS.indexOf(b)) * RELATIONS.length + RELATIONS.indexOf(relation);
  const table = tables[place] ?? lookedAt(a, b, relation);
  tables[place] = table;
  return table;
}

function lookedAt(a: Layout, b: Layout, relation: Relation): SightTable {
  const [lieOfA, lieOfB] = liesOf(relation);
  const open = relation === 'same' ? stretchesOf(a.piece, lieOfA) : opened(a, lieOfA, b, lieOfB, relation);
  const [from, to] = [spotsOf(a, lieOfA), spotsOf(b, lieOfB)];
  return from.flatMap((spot, i) =>
    to.flatMap((target, j) => {
      if (relation === 'same' && j <= i) return [];
      return isClear(spot, target, open) ? [[i, j] as const] : [];
    }),
  );
}

function opened(a: Layout, lieOfA: Lie, b: Layout, lieOfB: Lie, relation: Relation): readonly Stretch[] {
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

function spotsOf({ spaces }: Layout, lie: Lie) {
  return spaces.map(({ at }) => spotAt(placed(at, lie)));
}
