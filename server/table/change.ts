import { type GameTypes, type Happening, type Match, ownAnswers, readySeats } from '@starboard/kernel';
import { type SentChange, sentBoards, type TableView } from '@starboard/protocol';
import { isTimed } from './clock.ts';
import type { Entry } from './entry.ts';
import { isIdle, seatViews, tableView, type Viewer, viewersOf, viewOf } from './show.ts';
import type { Table } from './table.ts';

type Update = SentChange['updates'][number];

/** What each viewer saw happen. */
export type Seen = (viewer: Viewer) => readonly Happening<GameTypes>[];

/** Whether what an entry brings can be told to a guest as a change: not where there is a match, or a viewer of it, that there was not before. */
export function isChange(before: Table, after: Table, guest: string): boolean {
  if ((before.match === null) !== (after.match === null)) return false;
  return before.sitters === after.sitters || viewersOf(before, guest).join() === viewersOf(after, guest).join();
}

/** An entry of the log, the table before and after it, and what each viewer saw. */
export interface Happened {
  readonly entry: Entry;
  readonly before: Table;
  readonly after: Table;
  readonly seen: Seen;
}

/** What a guest who knows the table before an entry is told of it: as little as tells all. */
export function changeFor(happened: Happened, guest: string, viewers: readonly Viewer[]): SentChange {
  const { before, after, entry, seen } = happened;
  if (after.match !== before.match) {
    const updates = viewers.map((viewer) => updateFor(before, after, entry, viewer, seen(viewer)));
    return { table: tableChange(before, after, guest), updates };
  }
  const updates = viewers
    .filter((viewer) => isIdle(before, viewer) !== isIdle(after, viewer))
    .map((viewer) => turned(after, viewer));
  return { table: difference(tableView(before, guest), tableView(after, guest)), updates };
}

function tableChange(before: Table, after: Table, guest: string): SentChange['table'] {
  const { number, lastAt, phase, sitters } = after;
  if (phase !== before.phase) return tableView(after, guest);
  if (sitters !== before.sitters || isTimed(after)) return { number, lastAt, seats: seatViews(after, guest) };
  return { number, lastAt };
}

function updateFor(
  before: Table,
  after: Table,
  entry: Entry,
  viewer: Viewer,
  happenings: readonly Happening<GameTypes>[],
): Update {
  const [old, now] = [begun(before), begun(after)];
  if (now.question === old.question && now.result === null && entry.type === 'moved') {
    return sealed(after, now, viewer, entry.move.seat);
  }
  const { board, ...rest } = viewOf(after, now, viewer);
  const known = after.rules.see(old.board, viewer);
  return { viewer, past: [], view: rest, ...sentBoards(known, happenings, board) };
}

/** All of a table that is not as it was. */
function difference(before: TableView, after: TableView): SentChange['table'] {
  const known = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, now]) => JSON.stringify(now) !== JSON.stringify(known.get(name)),
  );
  return { number: after.number, lastAt: after.lastAt, ...Object.fromEntries(changed) };
}

/** Whoever hands over, or comes back, has the same before them but no longer, or again, something to answer. */
function turned(table: Table, viewer: Viewer): Update {
  const { mine } = viewOf(table, begun(table), viewer);
  return { viewer, past: [], view: { mine }, happenings: [] };
}

/** Until all have answered, nothing on the board changes, nor what anybody else is asked. */
function sealed(table: Table, match: Match<GameTypes>, viewer: Viewer, by: number): Update {
  const ready = readySeats(match);
  if (viewer !== by) return { viewer, past: [], view: { ready }, happenings: [] };
  const { sealed, mine } = ownAnswers(table.rules, match, viewer);
  return { viewer, past: [], view: { ready, sealed, mine: isIdle(table, viewer) ? null : mine }, happenings: [] };
}

function begun({ id, match }: Table): Match<GameTypes> {
  if (match === null) throw new Error(`match ${id} has not begun`);
  return match;
}
