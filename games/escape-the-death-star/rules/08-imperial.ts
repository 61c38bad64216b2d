import type { DecisionOn, Seat } from '@starboard/kernel';
import { stationIn } from './01-station/played-on.ts';
import {
  type AskFor,
  type Board,
  type BoardView,
  type DeathStar,
  type FrameAt,
  type Match,
  NOWHERE,
  type Placing,
  rebelOf,
  soldierOf,
  type Tell,
  VADER,
} from './model.ts';

const NOBODY: readonly Placing[] = [];
/** By seat and number of soldiers: the first ask, built once. */
const firstAsks: { readonly ask: readonly [AskFor<'soldier'>] }[] = [];
const MOST_MOVES = 8;

/** 8.1 Once all Rebels have sealed, up to the rolled number of soldiers may move. */
export function moveSoldiers({ board }: Match) {
  const seat = board.imperial ?? 0;
  const moves = soldiersToMove(board);
  const at = seat * MOST_MOVES + moves;
  const made = firstAsks[at] ?? { ask: [{ kind: 'soldier', seat, left: moves, placed: NOBODY }] };
  firstAsks[at] = made;
  return made;
}

/** 8.1 As many as the red die shows, but each soldier on the map only once. */
export function soldiersToMove(board: Pick<BoardView, 'red' | 'soldiers'>): number {
  return Math.min(board.red, standing(board));
}

/** Soldiers on the map. */
function standing({ soldiers }: Pick<BoardView, 'soldiers'>): number {
  let count = 0;
  for (let i = 0; i < soldiers.length; i++) if (soldiers[i]?.square !== NOWHERE) count++;
  return count;
}

function hasMoved(placed: readonly Placing[], soldier: number): boolean {
  for (let i = 0; i < placed.length; i++) if (placed[i]?.soldier === soldier) return true;
  return false;
}

/** 8.1 The ask that follows one more soldier; undefined after the last. */
function nextSoldier(seat: Seat, left: number, placed: readonly Placing[]): AskFor<'soldier'> | undefined {
  return left > 1 ? { kind: 'soldier', seat, left: left - 1, placed } : undefined;
}

/** Options by a bit for each soldier, with "no more" added; each list is built on first use. */
const lists: (readonly (number | null)[])[] = [];

function listOf(soldiers: number): readonly (number | null)[] {
  const made = lists[soldiers] ?? [...[0, 1, 2, 3, 4, 5, 6, 7].filter((one) => (soldiers & (1 << one)) !== 0), null];
  lists[soldiers] = made;
  return made;
}

/** 8.1 Each soldier once; 8.3 standing Vader up is his whole move. */
export const soldier: DecisionOn<DeathStar, 'soldier', 'round'> = {
  candidates: ({ soldiers }) => [...soldiers.keys(), null],
  forbids(board, { placed }, chosen) {
    if (chosen === null) return undefined;
    if (soldierOf(board, chosen).square === NOWHERE) return { rule: '9.6', fact: 'This soldier is out of the game.' };
    return hasMoved(placed, chosen) ? { rule: '8.1', fact: 'This soldier has already moved.' } : undefined;
  },
  options({ soldiers }, { placed }) {
    let bits = 0;
    for (let i = 0; i < soldiers.length; i++) {
      if (soldiers[i]?.square !== NOWHERE && !hasMoved(placed, i)) bits |= 1 << i;
    }
    return listOf(bits);
  },
  followUp(board, { seat, left, placed }, chosen) {
    if (chosen === null) return undefined;
    const { square: at, down } = soldierOf(board, chosen);
    if (!down) return { kind: 'square', seat, soldier: chosen, left, placed };
    return nextSoldier(seat, left, [...placed, { soldier: chosen, square: at }]);
  },
  apply({ board }, _ask, chosen, _frame, tell) {
    if (chosen !== VADER) return;
    const vader = soldierOf(board, VADER);
    if (!vader.down) return;
    vader.down = false;
    tell?.({ type: 'stood-up', rule: '8.3', square: vader.square });
  },
};

/** Where a soldier will stand after the plan. 13.10 Vader fills his square even when he is down. */
function willStand({ soldiers }: Board, placed: readonly Placing[], number: number): number {
  for (let i = 0; i < placed.length; i++) if (placed[i]?.soldier === number) return placed[i]?.square ?? NOWHERE;
  return soldiers[number]?.square ?? NOWHERE;
}

/** Reused by every look-up: 1 where a soldier will stand. */
const scratch = { taken: new Uint8Array(0) };

/** 8.2 Any square but the Detention Block, one soldier a square. 13.7 START and closet are no exception. 13.8 One after the other. */
export const square: DecisionOn<DeathStar, 'square', 'round'> = {
  candidates: (board) => stationIn(board).names.map((_, at) => at),
  forbids(board, { soldier: moving, placed }, chosen) {
    if (chosen === stationIn(board).detention)
      return { rule: '8.2', fact: 'Soldiers can’t enter the Detention Block.' };
    const other = board.soldiers.findIndex((_, number) => willStand(board, placed, number) === chosen);
    if (other < 0) return undefined;
    return {
      rule: '8.2',
      fact: other === moving ? 'This soldier is already there.' : 'Another soldier is there.',
    };
  },
  options(board, { placed }) {
    const { open, names } = stationIn(board);
    if (scratch.taken.length !== names.length) scratch.taken = new Uint8Array(names.length);
    const { taken } = scratch;
    taken.fill(0);
    for (let i = 0; i < board.soldiers.length; i++) {
      const at = willStand(board, placed, i);
      if (at !== NOWHERE) taken[at] = 1;
    }
    const free: number[] = [];
    for (let i = 0; i < open.length; i++) {
      const at = open[i] ?? 0;
      if (taken[at] === 0) free.push(at);
    }
    return free;
  },
  followUp: (_board, { seat, soldier: moving, left, placed }, chosen) =>
    nextSoldier(seat, left, left > 1 ? [...placed, { soldier: moving, square: chosen }] : placed),
  apply({ board }, { soldier: moving }, chosen, _frame, tell) {
    const one = soldierOf(board, moving);
    const from = one.square;
    one.square = chosen;
    tell?.({ type: 'placed', rule: '8.2', soldier: moving, from, square: chosen });
  },
};

/** 8.4 The Rebels reveal their end squares but never their paths. 13.14 A Rebel without a peg stays. */
export function reveal({ board }: Match, _frame: FrameAt<'round'>, tell: Tell): void {
  const { rebels } = board;
  tell?.({ type: 'imperial-done', rule: '8.1' });
  for (let i = 0; i < rebels.length; i++) {
    const rebel = rebelOf(board, i);
    if (rebel.peg === NOWHERE) continue;
    const from = rebel.square;
    rebel.square = rebel.peg;
    rebel.peg = NOWHERE;
    rebel.jailed = false;
    tell?.({ type: 'revealed', rule: '8.4', rebel: i, from, square: rebel.square, reveals: true });
  }
}
