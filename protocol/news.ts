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
  /** The board of the view, after the last happening's. */
  readonly board?: Patch;
}

/** Happenings are left out where they are those of the viewer before. */
type Sharing<U> = Omit<U, 'happenings'> & { readonly happenings?: readonly SentHappening[] };

/**
 * All there is to know, as it is sent: the first viewer's first board is whole, each other viewer's a change of the first
 * of the viewer before.
 */
export interface SentNews extends Omit<News, 'updates'> {
  readonly updates: readonly Sharing<SentUpdate<Boardless>>[];
}

/** A page of what happened, from one number of the log to another: first boards are as in news. */
export interface History {
  readonly begins: number;
  readonly ends: number;
  readonly updates: readonly Sharing<Pick<SentUpdate<Boardless>, 'viewer' | 'happenings'>>[];
}

/** The news that follows right upon the last: whatever is left out of table and views is as it was. */
export interface SentChange {
  readonly table: Partial<TableView> & Pick<TableView, 'number' | 'lastAt'>;
  readonly updates: readonly SentUpdate<Partial<Boardless>>[];
}

/** A happening as a change of the one before it; of nothing where it is the first. */
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

/** A board as a change of the one that is known. */
export function sentBoard(known: object | null, board: object): { readonly board?: Patch } {
  const change = difference(known as Json, board as Json);
  return change === undefined ? {} : { board: change };
}

/** Each board as a change of the one before it; null where none was known. */
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

/** All that several viewers see begins with much the same board: each viewer's first is sent as a change of the first of the viewer before. */
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

/** The news that a change makes of the news before it. */
export function readChange(known: News, { table, updates }: SentChange): News {
  return {
    table: { ...known.table, ...table },
    begins: known.begins,
    updates: known.updates.map(({ viewer, view: before }) => {
      const change = updates.find((each) => each.viewer === viewer);
      if (change === undefined) return { viewer, past: [], happenings: [], view: before };
      const happenings = readHappenings(before.board, change.happenings);
      const board = patched((happenings.at(-1)?.board ?? before.board) as Json, change.board) as object;
      return { viewer, past: change.past, happenings, view: { ...before, ...change.view, board } };
    }),
  };
}

/** What one viewer saw happen, from a page of history. */
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

/** Reads what one viewer after the other was sent. */
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
