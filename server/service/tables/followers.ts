import { changeFor, isChange, type Seen } from '../../table/change.ts';
import type { Entry } from '../../table/entry.ts';
import { type Viewer, viewersOf } from '../../table/show.ts';
import { seatsOf, type Table } from '../../table/table.ts';
import type { Follower } from '../service.ts';
import type { Live } from './live.ts';
import { newsOf } from './news.ts';

/** Somebody who follows a match, and up to which number they have been told. */
export interface Following {
  readonly guest: string;
  readonly follower: Follower;
  told: number;
}

/** An entry of the log: the table before and after it, and what each viewer saw. */
export interface Happened {
  readonly entry: Entry;
  readonly before: Table;
  readonly after: Table;
  readonly seen: Seen;
}

/** Whether a guest sees the table some seconds later, as all do who only watch one that was opened so. */
export function isHeldBack(table: Table, guest: string): boolean {
  return table.opening.spectatorDelay > 0 && table.phase !== 'closed' && seatsOf(table, guest).length === 0;
}

/** Tells a follower of an entry: as a change where they know all before it and it is one, else how the table stands now. */
export function tell(live: Live, following: Following, { entry, before, after, seen }: Happened): void {
  const { guest, follower, told } = following;
  if (told >= after.number) return;
  following.told = after.number;
  if (told === before.number && isChange(before, after, guest)) {
    follower.change(changeFor(before, after, entry, guest, seen));
  } else follower.news(newsOf(live, after, guest, told));
}

/** All who look on now, each once. */
export function allViewers(table: Table, following: Iterable<Following>): readonly Viewer[] {
  const viewers = new Set<Viewer>();
  for (const { guest } of following) for (const each of viewersOf(table, guest)) viewers.add(each);
  return [...viewers];
}

/** Whether somebody sits down or gets up with an entry. */
export function changesSeats({ type }: Entry): boolean {
  return type === 'sat' || type === 'left-seat';
}
