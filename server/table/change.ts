import { type GameTypes, type Match, ownAnswers, readySeats, view } from '@starboard/kernel';
import { type Happening, type SentChange, sentBoards } from '@starboard/protocol';
import { hasPace } from './clock.ts';
import { isIdle, seatViews, tableView, type Viewer, viewersOf } from './show.ts';
import type { Table } from './table.ts';

type Update = SentChange['updates'][number];

/** What a guest who knows the table before a move is told of it: as little as tells all. */
export function changeFor(
  before: Table,
  after: Table,
  guest: string,
  seen: (eyes: Viewer) => readonly Happening[],
): SentChange {
  const updates = viewersOf(after, guest).map((eyes) => updateFor(before, after, eyes, seen(eyes)));
  return { table: tableChange(before, after, guest), updates };
}

function tableChange(before: Table, after: Table, guest: string): SentChange['table'] {
  const { number, lastAt, phase, sitters } = after;
  if (phase !== before.phase) return tableView(after, guest);
  if (sitters !== before.sitters || hasPace(after)) return { number, lastAt, seats: seatViews(after, guest) };
  return { number, lastAt };
}

function updateFor(before: Table, after: Table, eyes: Viewer, happenings: readonly Happening[]): Update {
  const [old, now] = [begun(before), begun(after)];
  const idle = isIdle(after, eyes) ? { mine: null } : {};
  if (now.question === old.question && now.result === null) return sealed(after, now, eyes, idle);
  const { board, ...rest } = view(after.rules, now, eyes);
  const known = after.rules.see(old.board, eyes);
  return { eyes, past: [], view: { ...rest, ...idle }, ...sentBoards(known, happenings, board) };
}

/** Until all have answered, nothing on the board changes, nor what anybody else is asked. */
function sealed({ rules, moves }: Table, match: Match<GameTypes>, eyes: Viewer, idle: { mine?: null }): Update {
  const ready = readySeats(match);
  const own = eyes === moves.at(-1)?.seat ? { ...ownAnswers(rules, match, eyes), ...idle } : {};
  return { eyes, past: [], view: { ready, ...own }, happenings: [] };
}

function begun({ id, match }: Table): Match<GameTypes> {
  if (match === null) throw new Error(`match ${id} has not begun`);
  return match;
}
