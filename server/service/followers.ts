import type { News } from '@starboard/protocol';
import type { Entry } from '../table/entry.ts';
import { retell } from '../table/retell.ts';
import { tableView, updateFor, type Viewer, viewersOf } from '../table/show.ts';
import type { Table } from '../table/table.ts';
import type { Live } from './live.ts';
import type { Follower } from './service.ts';

/** Somebody who follows a match, and up to which number they have been told. */
export interface Following {
  readonly guest: string;
  readonly follower: Follower;
  told: number;
}

/** Up to which number a guest may see: onlookers may be held back by some seconds. */
export function visibleTo({ table, entries }: Live, guest: string, now: number): number {
  const wait = table.opening.onlookersWait * 1000;
  if (wait === 0 || viewersOf(table, guest)[0] !== null || table.phase === 'closed') return table.number;
  return Math.max(1, entries.findLastIndex(({ at }) => at + wait <= now) + 1);
}

/** What a guest is told of everything between two numbers: what was known before as past, the rest to be shown. */
export function newsBetween(live: Live, guest: string, known: number, upTo: number): News {
  if (live.frozen !== null) return { table: tableView(live.table, guest), updates: plainly(live.table, guest) };
  const eyes = viewersOf(live.table, guest);
  const told = retell(live, upTo, eyes, known);
  const updates = eyes.map((each) => updateFor(told.table, each, told.past(each), told.happenings(each)));
  return { table: tableView(told.table, guest), updates: updates.filter((update) => update !== null) };
}

function plainly(table: Table, guest: string): News['updates'] {
  return viewersOf(table, guest).flatMap((each) => updateFor(table, each, [], []) ?? []);
}

/** All eyes that look on now, each once. */
export function allViewers(table: Table, following: Iterable<Following>): readonly Viewer[] {
  const eyes = new Set<Viewer>();
  for (const { guest } of following) for (const each of viewersOf(table, guest)) eyes.add(each);
  return [...eyes];
}

/** Whether somebody sits down or gets up with an entry. */
export function changesSeats({ type }: Entry): boolean {
  return type === 'sat' || type === 'stood-up';
}

/** Whether an entry is told as a change. After any other more may be new, even who sees with which eyes: all is told afresh. */
export function isInput({ type }: Entry): boolean {
  return type === 'moved' || type === 'called';
}
