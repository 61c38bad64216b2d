import { type BoardView, type Placing, soldierOf, VADER } from '../../rules/model.ts';

/** Planned moves in the order of picking up. Vader lying down is stood up on his square. */
export type Drafts = readonly Placing[];

type Soldiers = Pick<BoardView, 'soldiers'>;

/** Where each soldier will stand after the sealed moves and these. */
export function standingWith({ soldiers }: Soldiers, ...moves: readonly Drafts[]): ReadonlyMap<number, number> {
  const squares = new Map(soldiers.map(({ square }, soldier) => [soldier, square]));
  for (const { soldier, square } of moves.flat()) squares.set(soldier, square);
  return squares;
}

/** The soldier on a square; null for none. */
export function soldierOn(standing: ReadonlyMap<number, number>, square: number): number | null {
  for (const [soldier, at] of standing) if (at === square) return soldier;
  return null;
}

/** With one soldier sent elsewhere. */
export function withDraft(drafts: Drafts, { soldier, square }: Placing): Drafts {
  const known = drafts.some((each) => each.soldier === soldier);
  if (!known) return [...drafts, { soldier, square }];
  return drafts.map((each) => (each.soldier === soldier ? { soldier, square } : each));
}

/** Leaves one soldier where it stands; a soldier that was to take its place stays too. */
export function withoutDraft(board: Soldiers, drafts: Drafts, soldier: number): Drafts {
  const freed = soldierOf(board, soldier).square;
  const left = drafts.filter((each) => each.soldier !== soldier);
  const onto = left.find(({ square }) => square === freed);
  return onto === undefined ? left : withoutDraft(board, left, onto.soldier);
}

export const isLaidDown = (board: Soldiers, soldier: number): boolean => soldierOf(board, soldier).down;

/** The plan as answers: each soldier and its square, and at the end "no more". */
export function answersFor(board: Soldiers, drafts: Drafts): readonly [number | null, ...(number | null)[]] {
  const answers = drafts.flatMap(({ soldier, square }) => (isLaidDown(board, soldier) ? [soldier] : [soldier, square]));
  const [first = null, ...further] = answers;
  return first === null ? [null] : [first, ...further, null];
}

/** "Move 3 soldiers", "Stand Vader up and move 1 soldier". */
export function draftsLabel(board: Soldiers, drafts: Drafts): string {
  const stands = drafts.some(({ soldier }) => soldier === VADER && isLaidDown(board, soldier));
  const moved = drafts.length - (stands ? 1 : 0);
  const move = `move ${moved} ${moved === 1 ? 'soldier' : 'soldiers'}`;
  if (!stands) return drafts.length === 0 ? 'Leave all where they are' : `M${move.slice(1)}`;
  return moved === 0 ? 'Stand Vader up' : `Stand Vader up and ${move}`;
}
