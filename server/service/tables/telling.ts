import { project } from '@starboard/kernel';
import type { Store } from '../../store/store.ts';
import type { Entry } from '../../table/entry.ts';
import { fold } from '../../table/fold.ts';
import { entryAt, next } from '../../table/history/retell.ts';
import { peopleAt } from '../../table/show.ts';
import type { Table } from '../../table/table.ts';
import type { Presence } from '../presence.ts';
import type { Chat } from './chat.ts';
import { changesSeats, isHeldBack, type Sight, tell, watch } from './followers.ts';
import { arrive, stretch } from './live.ts';
import { reach, shownNumber } from './look-back.ts';
import type { Room } from './room.ts';

interface TellingOptions {
  readonly store: Store;
  readonly presence: Presence;
  readonly chat: Chat;
  now(): number;
}

/** Takes over into memory what the store has, and lets those know who follow. */
export interface Telling {
  /** An entry that is durable, and what it has led to. */
  take(room: Room, entry: Entry, after: Table, sight: Sight): void;
  /** Brings a match in memory up to what the store has. */
  catchUp(room: Room): Promise<void>;
  /** Goes on with what those see who are held back, up to what they may see by now. */
  goOnForHeldBack(room: Room): Promise<Table>;
  /** The table as a guest may see it now. */
  visibleTo(room: Room, guest: string): Promise<Table>;
  /** Who is there. */
  people(room: Room): void;
}

export function createTelling({ store, presence, chat, now }: TellingOptions): Telling {
  function take(room: Room, entry: Entry, after: Table, { events, seen }: Sight): void {
    const { live, following } = room;
    const before = live.table;
    live.entries.push(entry);
    arrive(live, after, events);
    const present = after.opening.spectatorDelay === 0 ? following : [...following].filter(isPresent(after));
    tell(live, present, { entry, before, after, seen });
    if (changesSeats(entry)) people(room);
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

  async function catchUp(room: Room): Promise<void> {
    const { live, following } = room;
    if (live.frozen !== null) return;
    const stored = await store.read(live.id, live.table.number);
    for (const entry of stored?.entries ?? []) {
      const sight = watch(live, live.table, following);
      take(room, entry, fold(live.table, entry, sight.observe), sight);
    }
    await chat.tell(room);
  }

  function people({ live, following }: Room): void {
    if (following.size === 0) return;
    const here = peopleAt(live.table, presence.guests(live.id));
    for (const { follower } of following) follower.people(here);
  }

  return {
    take,
    catchUp,
    goOnForHeldBack,
    people,
    async visibleTo(room, guest) {
      const { live } = room;
      return live.frozen === null && isHeldBack(live.table, guest) ? goOnForHeldBack(room) : live.table;
    },
  };
}

const isPresent =
  (table: Table) =>
  ({ guest }: { readonly guest: string }): boolean =>
    !isHeldBack(table, guest);
