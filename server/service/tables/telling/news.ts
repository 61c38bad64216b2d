import { type GameTypes, mayKnow, type View, type Viewer } from '@starboard/kernel';
import { type History, type SentHappening, type SentNews, sentBoard } from '@starboard/protocol';
import type { Store } from '../../../store/store.ts';
import { APART } from '../../../table/history/marks.ts';
import type { Piecemeal } from '../../../table/history/piecemeal.ts';
import {
  type GrowingPortion,
  growingPortion,
  MOST_BYTES,
  MOST_ENTRIES,
  type Portion,
} from '../../../table/history/portion.ts';
import { tellBack, tellOn } from '../../../table/history/retell.ts';
import { bytesOf, type Strand, sentStrand } from '../../../table/history/strand.ts';
import { tableView, viewersOf, viewOf } from '../../../table/show.ts';
import type { Table } from '../../../table/table.ts';
import type { Turn } from '../../turns/turn.ts';
import { type EntryEvents, type Live, stretch } from '../memory/live.ts';
import { reach } from './look-back.ts';

/**
 * The table now or a moment ago, and the latest events: those the guest knows as past, new ones to be shown, within the
 * limits.
 */
export function* newsOf(live: Live, table: Table, guest: string, after: number | null): Piecemeal<SentNews> {
  const known = Math.min(after ?? table.number, table.number);
  const views = yield* viewsOf(table, guest);
  const portion = growingPortion(
    views.map(({ seat }) => seat),
    bytesOf(views[0]?.board ?? null),
  );
  if (live.frozen === null && views.length > 0) yield* tellLatest(live, known, table, portion);
  const shownFrom = portion.begins ?? table.number + 1;
  const left = (MOST_BYTES - portion.bytes) / Math.max(1, views.length);
  const past = shownFrom > known + 1 ? [] : latestPast(live.recent, known, left);
  const send = sendingInTurn();
  const updates: SentNews['updates'][number][] = [];
  for (const [i, { board, ...view }] of views.entries()) {
    const { happenings, last } = send(portion.strands[i], board);
    const events = past.flatMap(({ events }) => events).filter((event) => mayKnow(event, view.seat));
    updates.push({ viewer: view.seat, view, past: events, ...happenings, ...sentBoard(last, board) });
    yield;
  }
  return { table: tableView(table, guest), begins: past[0]?.number ?? shownFrom, updates };
}

function* viewsOf(table: Table, guest: string): Piecemeal<readonly View<GameTypes>[]> {
  const { match } = table;
  const views: View<GameTypes>[] = [];
  if (match === null) return views;
  for (const viewer of viewersOf(table, guest)) {
    views.push(viewOf(table, match, viewer));
    yield;
  }
  return views;
}

/** What happened after a number, from the present back from mark to mark, as far as there is room and memory has it. */
function* tellLatest(live: Live, known: number, table: Table, portion: GrowingPortion): Piecemeal<undefined> {
  const wanted = Math.max(known, table.number - MOST_ENTRIES);
  let upTo = table.number;
  for (let liveTable = true; liveTable && upTo > wanted; ) {
    const start = live.marks.upTo(upTo - 1);
    const from = start?.number ?? 0;
    if (from < live.from) return undefined;
    liveTable = yield* tellBack(live, start, Math.max(wanted, from), upTo, portion);
    upTo = from;
  }
  return undefined;
}

interface Sending {
  readonly happenings: { readonly happenings?: readonly SentHappening[] };
  /** The board that the viewer has after them, if any. */
  readonly last: object | null;
}

/** Sends one viewer after another, each as a change of what the previous viewer got. */
function sendingInTurn(): (strand: Strand | undefined, board: object | null) => Sending {
  let known: object | null = null;
  let before: Strand | undefined;
  return (strand, board) => {
    const last = strand?.last?.board ?? known;
    const happenings = strand === undefined || strand === before ? {} : { happenings: sentStrand(strand, known) };
    known = strand?.first?.board ?? board ?? known;
    before = strand;
    return { happenings, last };
  };
}

/** The latest entries up to a number whose events fit into this many bytes. */
function latestPast(recent: readonly EntryEvents[], upTo: number, most: number): readonly EntryEvents[] {
  const known = recent.slice(-MOST_ENTRIES).filter(({ number }) => number <= upTo);
  let left = most;
  const tooLong = known.findLastIndex(({ events }) => {
    left -= bytesOf(events);
    return left < 0;
  });
  return known.slice(tooLong + 1);
}

/** Directly after a number or, if given, directly before another. */
export interface Where {
  readonly after: number;
  readonly before?: number;
}

/** Up to a number that the guest may see. */
export async function historyOf(
  store: Store,
  live: Live,
  { after, before }: Where,
  upTo: number,
  viewers: readonly Viewer[],
  turn: Turn,
): Promise<History> {
  const last = Math.min(upTo, before === undefined ? after + MOST_ENTRIES : Math.max(0, before - 1));
  const found = { store, live, viewers, turn };
  const portion = await (before === undefined ? historyOn(found, after, last) : historyBack(found, after, last));
  const send = sendingInTurn();
  return {
    begins: portion.begins ?? last + 1,
    ends: portion.ends ?? last,
    updates: viewers.map((viewer, i) => ({ viewer, ...send(portion.strands[i], null).happenings })),
  };
}

interface LookingBack {
  readonly store: Store;
  readonly live: Live;
  readonly viewers: readonly Viewer[];
  readonly turn: Turn;
}

async function historyOn({ store, live, viewers, turn }: LookingBack, after: number, upTo: number): Promise<Portion> {
  const start = await reach(store, live, Math.min(after, upTo), turn);
  const portion = growingPortion(viewers, firstBoard(start, viewers));
  const log = await stretch(store, live, start?.number ?? 0, upTo);
  await turn.do(tellOn(log, start, upTo, portion));
  return portion;
}

/** From one mark to the next. */
async function historyBack({ store, live, viewers, turn }: LookingBack, after: number, last: number): Promise<Portion> {
  const least = Math.max(after, last - MOST_ENTRIES);
  const startBefore = (number: number): number => Math.max(least, number - 1 - ((number - 1) % APART));
  let [upTo, from] = [last, startBefore(last)];
  let start = await reach(store, live, from, turn);
  const portion = growingPortion(viewers, firstBoard(start, viewers));
  for (let liveTable = upTo > from; liveTable; start = await reach(store, live, from, turn)) {
    const log = await stretch(store, live, from, upTo);
    liveTable = (await turn.do(tellBack(log, start, from, upTo, portion))) && from > least;
    if (!liveTable) break;
    [upTo, from] = [from, startBefore(from)];
  }
  return portion;
}

/** In bytes. */
function firstBoard(table: Table | undefined, [viewer = null]: readonly Viewer[]): number {
  const { match = null, rules } = table ?? {};
  return match === null || rules === undefined ? 0 : bytesOf(rules.see(match.board, viewer));
}
