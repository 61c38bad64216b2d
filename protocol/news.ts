import {
  type AnsweredFor,
  answeredFirst,
  type GameTypes,
  type Happening,
  type Json,
  type Seat,
  type View,
} from '@starboard/kernel';
import { difference, type Patch, patched } from './patch.ts';
import type { TableView, Update } from './table.ts';

/** The complete state: the table, and what is new to each viewer. */
export interface News {
  readonly table: TableView;
  /** The number of the first log entry that this covers, whether as past or to be shown. */
  readonly begins: number;
  readonly updates: readonly Update[];
}

/** Who is at a table now, as far as the server can tell. */
export interface People {
  readonly present: readonly Seat[];
  readonly watching: number;
}

/** A sent board is the difference from the board before it; without one, the board is the same. */
export interface SentHappening {
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
  /** What the server answered for this viewer, before the happenings. */
  readonly answered?: AnsweredFor;
  /** The board of the view, relative to the last happening's. */
  readonly board?: Patch;
}

type Sharing<U> = Omit<U, 'happenings'> & { readonly happenings?: readonly SentHappening[] };

/**
 * News as sent. The first viewer's first board is complete; every other viewer's first board is a change of the
 * previous viewer's.
 */
export interface SentNews extends Omit<News, 'updates'> {
  readonly updates: readonly Sharing<SentUpdate<Boardless>>[];
}

/** A page of the log, from one number to another. First boards are sent as in news. */
export interface History {
  readonly begins: number;
  readonly ends: number;
  readonly updates: readonly Sharing<Pick<SentUpdate<Boardless>, 'viewer' | 'happenings'>>[];
}

/** The news directly after the last; whatever it leaves out of table and views is unchanged. */
export interface SentChange {
  readonly table: Partial<TableView> & Pick<TableView, 'number' | 'lastAt'>;
  readonly updates: readonly SentUpdate<Partial<Boardless>>[];
}

/** A happening as a change of the one before it, if any. */
export function sentAfter(
  before: Pick<Happening<GameTypes>, 'board' | 'frame'> | null,
  { event, board, frame }: Happening<GameTypes>,
): SentHappening {
  const boardChange = difference((before?.board ?? null) as Json, board as Json);
  const frameChange = difference((before?.frame ?? null) as Json, frame as Json);
  return {
    event,
    ...(boardChange === undefined ? {} : { board: boardChange }),
    ...(frameChange === undefined ? {} : { frame: frameChange }),
  };
}

export function sentBoard(known: object | null, board: object): { readonly board?: Patch } {
  const change = difference(known as Json, board as Json);
  return change === undefined ? {} : { board: change };
}

export function sentBoards(
  known: object | null,
  happenings: readonly Happening<GameTypes>[],
  last: object,
): { readonly happenings: readonly SentHappening[]; readonly board?: Patch } {
  const sent = happenings.map((each, i) =>
    sentAfter(happenings[i - 1] ?? (known === null ? null : { board: known, frame: null }), each),
  );
  return { happenings: sent, ...sentBoard(happenings.at(-1)?.board ?? known, last) };
}

/**
 * Most viewers start with nearly the same board, so each viewer's first is sent as a change of the previous viewer's.
 */
export function sentNews({ table, begins, updates }: News): SentNews {
  let known: object | null = null;
  return {
    table,
    begins,
    updates: updates.map(({ viewer, past, happenings, view: { board, ...view } }) => {
      const sent = sentBoards(known, happenings, board);
      known = happenings[0]?.board ?? board;
      return { viewer, past, view, ...sent };
    }),
  };
}

export function readNews({ table, begins, updates }: SentNews): News {
  const read = readingInTurn();
  return {
    table,
    begins,
    updates: updates.map(({ viewer, past, happenings, view, board }) => {
      const shown = read(happenings, board);
      return { viewer, past, happenings: shown.happenings, view: { ...view, board: shown.board } };
    }),
  };
}

export function readChange(known: News, { table, updates }: SentChange): News {
  return {
    table: { ...known.table, ...table },
    begins: known.begins,
    updates: known.updates.map(({ viewer, view: before }) => {
      const change = updates.find((each) => each.viewer === viewer);
      if (change === undefined) return { viewer, past: [], happenings: [], view: before };
      const happenings = readHappenings(before.board, change.happenings);
      const board = patched((happenings.at(-1)?.board ?? before.board) as Json, change.board) as object;
      const { answered } = change;
      const shown =
        answered === undefined || viewer === null
          ? happenings
          : answeredFirst(answered, viewer, before.board, happenings);
      return { viewer, past: change.past, happenings: shown, view: { ...before, ...change.view, board } };
    }),
  };
}

export function readHistory({ updates }: History, viewer: Update['viewer']): readonly Happening<GameTypes>[] {
  const read = readingInTurn();
  for (const { viewer: whose, happenings: sent } of updates) {
    const { happenings } = read(sent, undefined);
    if (whose === viewer) return happenings;
  }
  return [];
}

interface Shown {
  readonly happenings: readonly Happening<GameTypes>[];
  readonly board: object;
}

function readingInTurn(): (sent: readonly SentHappening[] | undefined, last: Patch | undefined) => Shown {
  let known: object | null = null;
  let shared: readonly Happening<GameTypes>[] = [];
  return (sent, last) => {
    if (sent !== undefined) shared = readHappenings(known, sent);
    const board = patched((shared.at(-1)?.board ?? known) as Json, last) as object;
    known = shared[0]?.board ?? board;
    return { happenings: shared, board };
  };
}

function readHappenings(known: object | null, sent: readonly SentHappening[]): readonly Happening<GameTypes>[] {
  let board = known as Json;
  let frame: Json = null;
  return sent.map(({ event, board: change, frame: other }): Happening<GameTypes> => {
    board = patched(board, change);
    frame = patched(frame, other);
    return { event, board: board as object, frame: frame as Happening<GameTypes>['frame'] };
  });
}
