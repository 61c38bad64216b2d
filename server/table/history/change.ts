import { allSeeAlike, type GameTypes, type Happening, type Match, ownAnswers, readySeats } from '@starboard/kernel';
import { type SentChange, sentBoards, type TableView } from '@starboard/protocol';
import { isTimed } from '../clock.ts';
import type { Entry } from '../entry.ts';
import { isIdle, seatViews, tableView, type Viewer, viewersOf, viewOf } from '../show.ts';
import { memoryOf, type Table } from '../table.ts';
import { timeLimitView } from '../time-limit.ts';

type Update = SentChange['updates'][number];
type Truth = Match<GameTypes>;

export type Seen = (viewer: Viewer) => readonly Happening<GameTypes>[];

/** Whether an entry can be sent to a guest as a change: not if it begins a match, or adds a viewer. */
export function isChange(before: Table, after: Table, guest: string): boolean {
  if ((before.match === null) !== (after.match === null)) return false;
  return before.sitters === after.sitters || viewersOf(before, guest).join() === viewersOf(after, guest).join();
}

export interface Happened {
  readonly entry: Entry;
  readonly before: Table;
  readonly after: Table;
  readonly seen: Seen;
}

/** The smallest message for a guest who knows the table before an entry, by the viewers that the guest sees as. */
export type Telling = (guest: string, viewers: readonly Viewer[]) => SentChange;

/** If all see the same, boards are compared once. */
export function tellingOf(happened: Happened): Telling {
  const { before, after } = happened;
  if (after.match === before.match) return (guest, viewers) => changeOfTable(before, after, guest, viewers);
  const [old, now] = [begun(before), begun(after)];
  const isOne = allSeeAlike(after.rules, now.board);
  let boards: Boards | undefined;
  return (guest, viewers) => ({
    table: tableChange(before, after, guest),
    updates: viewers.map((viewer) => {
      const sealed = sealedUpdate(happened, old, now, viewer);
      if (sealed !== undefined) return { ...sealed, ...answeredIn(happened.entry, viewer) };
      boards = (isOne ? boards : undefined) ?? boardsFor(happened, old, now, viewer);
      const view = viewChange(before, after, viewer);
      return { viewer, past: [], view, ...boards, ...answeredIn(happened.entry, viewer) };
    }),
  });
}

/** Only the player reads what the server answered for them. */
function answeredIn(entry: Entry, viewer: Viewer): Pick<Update, 'answered'> {
  const isTold = entry.type === 'moved' && entry.answered !== undefined && entry.move.seat === viewer;
  return isTold ? { answered: entry.answered } : {};
}

function tableChange(before: Table, after: Table, guest: string): SentChange['table'] {
  const { number, lastAt, phase, sitters } = after;
  if (phase !== before.phase) return tableView(after, guest);
  const limit = limitChange(before, after);
  if (sitters !== before.sitters || isTimed(after)) return { number, lastAt, seats: seatViews(after, guest), ...limit };
  return { number, lastAt, ...limit };
}

function limitChange(before: Table, after: Table): Pick<SentChange['table'], 'timeLimit'> {
  const [was, timeLimit] = [timeLimitView(before), timeLimitView(after)];
  return was?.state === timeLimit?.state ? {} : { timeLimit };
}

function changeOfTable(before: Table, after: Table, guest: string, viewers: readonly Viewer[]): SentChange {
  const updates = viewers
    .filter((viewer) => isIdle(before, viewer) !== isIdle(after, viewer))
    .map((viewer) => turned(after, viewer));
  return { table: difference(tableView(before, guest), tableView(after, guest)), updates };
}

type Boards = ReturnType<typeof sentBoards>;

function boardsFor({ after: { rules }, seen }: Happened, old: Truth, now: Truth, viewer: Viewer): Boards {
  return sentBoards(rules.see(old.board, viewer), seen(viewer), rules.see(now.board, viewer));
}

/** What a new question changes in a view; memory and result only if they differ. */
function viewChange(before: Table, after: Table, viewer: Viewer): Update['view'] {
  const { stack, question, asked, ready, sealed, mine, memory, result } = viewOf(after, begun(after), viewer);
  const change = { stack, question, asked, ready, sealed, mine } satisfies Required<
    Omit<Update['view'], 'seat' | 'memory' | 'result'>
  >;
  const learnt = memory === memoryOf(before, viewer) ? change : { ...change, memory };
  return result === null ? learnt : { ...learnt, result };
}

function difference(before: TableView, after: TableView): SentChange['table'] {
  const known = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, now]) => JSON.stringify(now) !== JSON.stringify(known.get(name)),
  );
  return { number: after.number, lastAt: after.lastAt, ...Object.fromEntries(changed) };
}

/**
 * When a player hands over or comes back, their view stays the same, but they have nothing, or again something, to
 * answer.
 */
function turned(table: Table, viewer: Viewer): Update {
  const { mine } = viewOf(table, begun(table), viewer);
  return { viewer, past: [], view: { mine }, happenings: [] };
}

/** Until all have answered, neither the board nor anybody else's ask changes; undefined if all have. */
function sealedUpdate({ after, entry }: Happened, old: Truth, now: Truth, viewer: Viewer): Update | undefined {
  if (now.question !== old.question || now.result !== null || entry.type !== 'moved') return undefined;
  const ready = readySeats(now);
  if (viewer !== entry.move.seat) return { viewer, past: [], view: { ready }, happenings: [] };
  const { sealed, mine } = ownAnswers(after.rules, now, viewer);
  return { viewer, past: [], view: { ready, sealed, mine: isIdle(after, viewer) ? null : mine }, happenings: [] };
}

function begun({ id, match }: Table): Truth {
  if (match === null) throw new Error(`match ${id} has not begun`);
  return match;
}
