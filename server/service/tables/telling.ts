import { setImmediate as others } from 'node:timers/promises';
import { project } from '@starboard/kernel';
import type { Store } from '../../store/store.ts';
import type { Entry } from '../../table/entry.ts';
import { fold } from '../../table/fold.ts';
import { entryAt, next } from '../../table/history/retell.ts';
import { peopleAt } from '../../table/show.ts';
import type { Table } from '../../table/table.ts';
import type { Presence } from '../presence.ts';
import { createTurn } from '../turns/turn.ts';
import type { Chat } from './chat.ts';
import { changesSeats, isHeldBack, type Sight, tell, watch } from './followers.ts';
import { arrive, type Live, stretch } from './live.ts';
import { reach, shownNumber } from './look-back.ts';
import { newsOf } from './news.ts';
import type { Room } from './room.ts';

interface TellingOptions {
  readonly store: Store;
  /** Reads a match from the store. */
  load(id: string): Promise<Live | undefined>;
  readonly presence: Presence;
  readonly chat: Chat;
  now(): number;
}

/** Takes over into memory what the store has, and lets those know who follow. */
export interface Telling {
  /** An entry that is durable, and what it has led to. */
  take(room: Room, entry: Entry, after: Table, sight: Sight): void;
  /** Brings a match in memory up to what the store has; whether the store has it at all. */
  catchUp(room: Room): Promise<boolean>;
  /** Goes on with what those see who are held back, up to what they may see by now. */
  goOnForHeldBack(room: Room): Promise<Table>;
  /** The table as a guest may see it now. */
  visibleTo(room: Room, guest: string): Promise<Table>;
  /** Who is there: told to so many at a time, with others having their turn in between. */
  people(room: Room): Promise<void>;
}

const AT_A_TIME = 50;

export function createTelling({ store, load, presence, chat, now }: TellingOptions): Telling {
  function take(room: Room, entry: Entry, after: Table, { events, seen }: Sight): void {
    const { live, following } = room;
    const before = live.table;
    live.entries.push(entry);
    arrive(live, after, events);
    const present = after.opening.spectatorDelay === 0 ? following : [...following].filter(isPresent(after));
    tell(live, present, { entry, before, after, seen });
    if (changesSeats(entry)) presence.stir(live.id);
  }

  async function goOnForHeldBack(room: Room): Promise<Table> {
    const { live, following } = room;
    const upTo = await shownNumber(store, live, now());
    let before = room.delayed ?? (await reach(store, live, upTo)) ?? live.table;
    const log = await stretch(store, live, before.number, upTo);
    while (before.number < upTo) {
      const { observe, happenings } = project(live.rules, [null]);
      const after = next(log, before, observe);
      const entry = entryAt(log, before.number + 1);
      const held = [...following].filter(({ guest }) => isHeldBack(live.table, guest));
      if (entry !== undefined) tell(live, held, { entry, before, after, seen: happenings });
      before = after;
    }
    room.delayed = before;
    chat.release(room);
    return before;
  }

  async function catchUp(room: Room): Promise<boolean> {
    const { live, following } = room;
    if (live.frozen !== null) return true;
    const stored = await store.read(live.id, live.table.number);
    if (stored === undefined) return false;
    for (const entry of stored.entries) {
      if (entry.type === 'rewritten') return readAgain(room);
      const sight = watch(live, live.table, following);
      take(room, entry, fold(live.table, entry, sight.observe), sight);
    }
    await chat.tell(room);
    return true;
  }

  /** Nothing that was in memory before stays there. */
  async function readAgain(room: Room): Promise<boolean> {
    const fresh = await load(room.live.id);
    if (fresh === undefined) return false;
    room.live = fresh;
    room.passing = undefined;
    room.delayed = undefined;
    room.waitingChat.length = 0;
    for (const each of [...room.following]) {
      const table = await visibleTo(room, each.guest);
      each.follower.news(await createTurn().do(newsOf(fresh, table, each.guest, each.told)));
      Object.assign(each, { told: table.number, as: null });
    }
    await people(room);
    await chat.tell(room);
    return true;
  }

  async function visibleTo(room: Room, guest: string): Promise<Table> {
    const { live } = room;
    return live.frozen === null && isHeldBack(live.table, guest) ? goOnForHeldBack(room) : live.table;
  }

  async function people(room: Room): Promise<void> {
    const { live, following } = room;
    if (following.size === 0) return;
    const here = peopleAt(live.table, presence.guests(live.id));
    room.people = here;
    let told = 0;
    for (const { follower } of [...following]) {
      // Those who are left hear what is newer.
      if (room.people !== here) return;
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
