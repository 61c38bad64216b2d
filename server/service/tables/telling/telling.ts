import { setImmediate as others } from 'node:timers/promises';
import { project } from '@starboard/kernel';
import type { Store } from '../../../store/store.ts';
import type { Entry } from '../../../table/entry.ts';
import { fold } from '../../../table/fold.ts';
import { entryAt, next } from '../../../table/history/retell.ts';
import { isHeldBack, peopleAt } from '../../../table/show.ts';
import type { Table } from '../../../table/table.ts';
import type { Presence } from '../../presence.ts';
import { createTurn } from '../../turns/turn.ts';
import type { Chat } from '../chat.ts';
import { arrive, type Live, stretch } from '../memory/live.ts';
import type { LiveTable } from '../memory/live-table.ts';
import { changesSeats, type SeenEntry, tell, watch } from './followers.ts';
import { reach, shownNumber } from './look-back.ts';
import { newsOf } from './news.ts';

interface TellingOptions {
  readonly store: Store;
  load(id: string): Promise<Live | undefined>;
  readonly presence: Presence;
  readonly chat: Chat;
  now(): number;
}

/** Takes over entries from the store into memory, and tells followers. */
export interface Teller {
  /** Takes over a durable entry and its result. */
  take(liveTable: LiveTable, entry: Entry, after: Table, seenEntry: SeenEntry): void;
  /** Brings a match in memory up to date; returns whether the store has it at all. */
  catchUp(liveTable: LiveTable): Promise<boolean>;
  /** Moves the delayed spectators' table forward to what they may see by now. */
  goOnForHeldBack(liveTable: LiveTable): Promise<Table>;
  visibleTo(liveTable: LiveTable, guest: string): Promise<Table>;
  /** Sends who is there to a few at a time; others get their turn in between. */
  people(liveTable: LiveTable): Promise<void>;
}

const AT_A_TIME = 10;

export function createTelling({ store, load, presence, chat, now }: TellingOptions): Teller {
  function take(liveTable: LiveTable, entry: Entry, after: Table, { events, seen }: SeenEntry): void {
    const { live, following } = liveTable;
    const before = live.table;
    live.entries.push(entry);
    arrive(live, after, events);
    const present = after.opening.spectatorDelay === 0 ? following : [...following].filter(isPresent(after));
    tell(live, present, { entry, before, after, seen });
    if (changesSeats(entry)) presence.stir(live.id);
  }

  async function goOnForHeldBack(liveTable: LiveTable): Promise<Table> {
    const { live, following } = liveTable;
    const upTo = await shownNumber(store, live, now());
    let before = liveTable.delayed ?? (await reach(store, live, upTo)) ?? live.table;
    const log = await stretch(store, live, before.number, upTo);
    while (before.number < upTo) {
      const { observe, happenings } = project(live.rules, [null]);
      const after = next(log, before, observe);
      const entry = entryAt(log, before.number + 1);
      const held = [...following].filter(({ guest }) => isHeldBack(live.table, guest));
      if (entry !== undefined) tell(live, held, { entry, before, after, seen: happenings });
      before = after;
    }
    liveTable.delayed = before;
    chat.release(liveTable);
    return before;
  }

  async function catchUp(liveTable: LiveTable): Promise<boolean> {
    const { live, following } = liveTable;
    if (live.frozen !== null) return true;
    const stored = await store.read(live.id, live.table.number);
    if (stored === undefined) return false;
    for (const entry of stored.entries) {
      if (entry.type === 'rewritten') return readAgain(liveTable);
      const seenEntry = watch(live, live.table, following);
      take(liveTable, entry, fold(live.table, entry, seenEntry.observe), seenEntry);
    }
    await chat.tell(liveTable);
    return true;
  }

  /** Replaces everything in memory. */
  async function readAgain(liveTable: LiveTable): Promise<boolean> {
    const fresh = await load(liveTable.live.id);
    if (fresh === undefined) return false;
    liveTable.live = fresh;
    liveTable.passing = undefined;
    liveTable.delayed = undefined;
    liveTable.waitingChat.length = 0;
    for (const each of [...liveTable.following]) {
      const table = await visibleTo(liveTable, each.guest);
      each.follower.news(await createTurn().do(newsOf(fresh, table, each.guest, each.told)));
      Object.assign(each, { told: table.number, as: null });
    }
    await people(liveTable);
    await chat.tell(liveTable);
    return true;
  }

  async function visibleTo(liveTable: LiveTable, guest: string): Promise<Table> {
    const { live } = liveTable;
    return live.frozen === null && isHeldBack(live.table, guest) ? goOnForHeldBack(liveTable) : live.table;
  }

  async function people(liveTable: LiveTable): Promise<void> {
    const { live, following } = liveTable;
    if (following.size === 0) return;
    const here = peopleAt(live.table, presence.guests(live.id));
    liveTable.people = here;
    let told = 0;
    for (const { follower } of [...following]) {
      // The remaining followers get the newer report.
      if (liveTable.people !== here) return;
      follower.people(here);
      if (++told % AT_A_TIME === 0) await others();
    }
  }

  return {
    take,
    catchUp,
    goOnForHeldBack,
    people,
    visibleTo,
  };
}

const isPresent =
  (table: Table) =>
  ({ guest }: { readonly guest: string }): boolean =>
    !isHeldBack(table, guest);
