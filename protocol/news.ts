import type { GameTypes, Happening, Json, Seat, View } from '@starboard/kernel';
import { difference, type Patch, patched } from './patch.ts';
import type { TableView, Update } from './table.ts';

/** All there is to know at the moment: the table, and what is new to each viewer. */
export interface News {
  readonly table: TableView;
  /** The number of the first entry that is told of, as past or to be shown: what came before it is not in here. */
  readonly begins: number;
  readonly updates: readonly Update[];
}

/** Who is at a table now, as far as one can tell. */
export interface People {
  /** Seats whose people are there. */
  readonly present: readonly Seat[];
  /** How many watch. */
  readonly watching: number;
}

/** As it is sent, a board is how it differs from the one before it; without any, it is the same. */
interface SentHappening {
  readonly event: GameTypes['event'];
  readonly board?: Patch;
  readonly frame?: Patch;
}

type Boardless = Omit<View<GameTypes>, 'board'>;

interface SentUpdate<V> {
  readonly viewer: Update['viewer'];
  readonly past: Update['past'];
  readonly happenings: readonly SentHappening[];
  readonly view: V;
  /** The board of the view, after the last happening's. */
  readonly board?: Patch;
}

/** All there is to know, as it is sent: the first board is whole. */
export interface SentNews extends Omit<News, 'updates'> {
  readonly updates: readonly SentUpdate<Boardless>[];
}

/** A page of what happened, from one number of the log to another: the first board is whole. */
export interface History {
  readonly begins: number;
  readonly ends: number;
  readonly updates: readonly Pick<SentUpdate<Boardless>, 'viewer' | 'happenings'>[];
}

/** The news that follows right upon the last: whatever is left out of table and views is as it was. */
export interface SentChange {
  readonly table: Partial<TableView> & Pick<TableView, 'number' | 'lastAt'>;
  readonly updates: readonly SentUpdate<Partial<Boardless>>[];
}

/** Each board as a change of the one before it; null where none was known. */
export function sentBoards(
  known: object | null,
  happenings: readonly Happening<GameTypes>[],
  last: object | null,
): { readonly happenings: readonly SentHappening[]; readonly board?: Patch } {
  let before = known;
  let frame: Happening<GameTypes>['frame'] = null;
  const frameAfter = (now: Happening<GameTypes>['frame']): { readonly frame?: Patch } => {
    const change = difference(frame as Json, now as Json);
    frame = now;
    return change === undefined ? {} : { frame: change };
  };
  const boardAfter = (board: object): { readonly board?: Patch } => {
    const change = difference(before as Json, board as Json);
    before = board;
    return change === undefined ? {} : { board: change };
  };
  return {
    happenings: happenings.map(({ event, board, frame: now }) => ({ event, ...boardAfter(board), ...frameAfter(now) })),
    ...(last === null ? {} : boardAfter(last)),
  };
}

export function sentNews({ table, begins, updates }: News): SentNews {
  return {
    table,
    begins,
    updates: updates.map(({ viewer, past, happenings, view: { board, ...view } }) => ({
      viewer,
      past,
      view,
      ...sentBoards(null, happenings, board),
    })),
  };
}

export function readNews({ table, begins, updates }: SentNews): News {
  return {
    table,
    begins,
    updates: updates.map(({ viewer, past, happenings, view, board }) => {
      const shown = readBoards(null, happenings, board);
      return { viewer, past, happenings: shown.happenings, view: { ...view, board: shown.board } };
    }),
  };
}

/** The news that a change makes of the news before it. */
export function readChange(known: News, { table, updates }: SentChange): News {
  return {
    table: { ...known.table, ...table },
    begins: known.begins,
    updates: known.updates.map(({ viewer, view: before }) => {
      const change = updates.find((each) => each.viewer === viewer);
      if (change === undefined) return { viewer, past: [], happenings: [], view: before };
      const { happenings, board } = readBoards(before.board, change.happenings, change.board);
      return { viewer, past: change.past, happenings, view: { ...before, ...change.view, board } };
    }),
  };
}

/** What one viewer saw happen, from a page of history. */
export function readHistory({ updates }: History, viewer: Update['viewer']): readonly Happening<GameTypes>[] {
  const sent = updates.find((each) => each.viewer === viewer)?.happenings ?? [];
  return readBoards(null, sent, undefined).happenings;
}

function readBoards(known: object | null, happenings: readonly SentHappening[], last: Patch | undefined) {
  let board = known as Json;
  let frame: Json = null;
  const shown = happenings.map(({ event, board: change, frame: other }): Happening<GameTypes> => {
    board = patched(board, change);
    frame = patched(frame, other);
    return { event, board: board as object, frame: frame as Happening<GameTypes>['frame'] };
  });
  return { happenings: shown, board: patched(board, last) as object };
}
