import { type GameTypes, type Happening, type Match, ownAnswers, readySeats } from '@starboard/kernel';
import { type SentChange, sentBoards } from '@starboard/protocol';
import { hasPace } from './clock.ts';
import type { Entry } from './entry.ts';
import { isIdle, seatViews, sentMine, tableView, type Viewer, viewersOf, viewOf } from './show.ts';
import type { Table } from './table.ts';

type Update = SentChange['updates'][number];

/** What a guest who knows the table before a move or a call is told of it: as little as tells all. */
export function changeFor(
  before: Table,
  after: Table,
  entry: Entry,
  guest: string,
  seen: (eyes: Viewer) => readonly Happening<GameTypes>[],
): SentChange {
  const updates = viewersOf(after, guest).map((eyes) => updateFor(before, after, entry, eyes, seen(eyes)));
  return { table: tableChange(before, after, guest), updates };
}

function tableChange(before: Table, after: Table, guest: string): SentChange['table'] {
  const { number, lastAt, phase, sitters } = after;
  if (phase !== before.phase) return tableView(after, guest);
  if (sitters !== before.sitters || hasPace(after)) return { number, lastAt, seats: seatViews(after, guest) };
  return { number, lastAt };
}

function updateFor(
  before: Table,
  after: Table,
  entry: Entry,
  eyes: Viewer,
  happenings: readonly Happening<GameTypes>[],
): Update {
  const [old, now] = [begun(before), begun(after)];
  if (now.question === old.question && now.result === null && entry.type === 'moved') {
    return sealed(after, now, eyes, entry.move.seat);
  }
  const { board, ...rest } = viewOf(after, now, eyes);
  const known = after.rules.see(old.board, eyes);
  return { eyes, past: [], view: rest, ...sentBoards(known, happenings, board) };
}

/** Until all have answered, nothing on the board changes, nor what anybody else is asked. */
function sealed(table: Table, match: Match<GameTypes>, eyes: Viewer, by: number): Update {
  const ready = readySeats(match);
  if (eyes !== by) return { eyes, past: [], view: { ready }, happenings: [] };
  const { sealed, mine } = ownAnswers(table.rules, match, eyes);
  const own = isIdle(table, eyes) ? null : sentMine(table.rules, match, mine);
  return { eyes, past: [], view: { ready, sealed, mine: own }, happenings: [] };
}

function begun({ id, match }: Table): Match<GameTypes> {
  if (match === null) throw new Error(`match ${id} has not begun`);
  return match;
}
