import type { ChatLine, History, SentNews } from '@starboard/protocol';
import type { Bus } from '../../bus/bus.ts';
import type { Store } from '../../store/store.ts';
import type { RecordPage, RecordPlace } from '../../table/history/record.ts';
import { peopleAt, viewersOf } from '../../table/show.ts';
import type { Table } from '../../table/table.ts';
import type { FindRules } from '../games.ts';
import type { Presence } from '../presence.ts';
import type { Done, Follower } from '../service.ts';
import { createActing } from './acting.ts';
import { createChat } from './chat.ts';
import { type Following, isHeldBack } from './followers.ts';
import { takingTurns } from './in-turn.ts';
import { historyOf, newsOf, type Where } from './news.ts';
import { recordOf } from './record-pages.ts';
import { frozen, UNKNOWN } from './refusals.ts';
import type { Room } from './room.ts';
import { keepRooms } from './rooms.ts';
import { createTelling } from './telling.ts';

export interface TablesOptions {
  readonly store: Store;
  readonly bus: Bus;
  readonly findRules: FindRules;
  readonly presence: Presence;
  now(): number;
  /** Hears of every change that this node made: bots may owe an answer now. */
  changed(table: Table): void;
  /** Hears that somebody follows a match from now on. */
  followed(table: Table): void;
}

/** The matches that this node has in hand. The store decides, memory follows. */
export function keepTables({ store, bus, presence, findRules, now, changed, followed }: TablesOptions) {
  const rooms = keepRooms({ store, findRules, now });
  const chat = createChat({ store, now });
  const telling = createTelling({ store, presence, chat, now });
  const act = createActing({ rooms, telling, store, bus, now, changed });
  const lookingBack = takingTurns();

  /** Follows a match from a number on; the first news comes at once. */
  async function follow(
    id: string,
    guest: string,
    after: number | null,
    follower: Follower,
  ): Promise<Done<() => void>> {
    return latest(id, async (room) => {
      const { live } = room;
      const table = await telling.visibleTo(room, guest);
      const following: Following = { guest, follower, told: table.number, as: null };
      follower.news(newsOf(live, table, guest, after));
      const lines = await chat.linesFor(room, guest, 0);
      if (lines.length > 0) follower.chat(lines);
      const leave = presence.enter(id, guest);
      room.following.add(following);
      follower.people(peopleAt(live.table, presence.guests(id)));
      if (live.frozen === null) followed(live.table);
      return () => {
        room.following.delete(following);
        leave();
      };
    });
  }

  /** A match as the store has it now: another node may have gone on with it unheard. */
  async function latest<T>(id: string, tell: (room: Room) => Promise<T> | T): Promise<Done<T>> {
    const told = await rooms.alone(id, async (room) => {
      await telling.catchUp(room);
      return { value: await tell(room) };
    });
    return told === undefined ? UNKNOWN : { ok: true, ...told };
  }

  async function look(id: string, guest: string, after: number | null): Promise<Done<SentNews>> {
    return latest(id, async (room) => newsOf(room.live, await telling.visibleTo(room, guest), guest, after));
  }

  /** Those who look back take turns among themselves, and keep nobody waiting who plays. */
  async function history(id: string, guest: string, where: Where): Promise<Done<History>> {
    const seen = await latest(id, async (room) => ({ live: room.live, table: await telling.visibleTo(room, guest) }));
    if (!seen.ok) return seen;
    const { live, table } = seen.value;
    if (live.frozen !== null) return frozen(live.frozen);
    const told = await lookingBack(id, () => historyOf(store, live, where, table.number, viewersOf(table, guest)));
    return { ok: true, value: told };
  }

  async function read(id: string): Promise<Done<Table>> {
    return latest(id, ({ live }) => live.table);
  }

  async function lines(id: string, guest: string, after: number, before?: number): Promise<Done<readonly ChatLine[]>> {
    return latest(id, (room) => chat.linesFor(room, guest, after, before));
  }

  async function record(id: string, place: RecordPlace): Promise<Done<RecordPage>> {
    return latest(id, ({ live }) => recordOf(store, live, place));
  }

  /** Somebody said that a match has something new. */
  function hear(id: string): void {
    if ((rooms.find(id)?.following.size ?? 0) > 0) void rooms.alone(id, telling.catchUp).catch(() => undefined);
  }

  /** Tells all who follow who is there. */
  function tellPeople(id: string): void {
    const room = rooms.find(id);
    if (room !== undefined) telling.people(room);
  }

  /** Looks for news that no hint told of, tells spectators what they had to wait for, and forgets what nobody follows. */
  async function tick(askTheStore: boolean): Promise<void> {
    const followed = rooms.followed();
    for (const room of followed) {
      const { id, table } = room.live;
      if (table.opening.spectatorDelay === 0) continue;
      if ([...room.following].some(({ guest }) => isHeldBack(table, guest)))
        await rooms.alone(id, telling.goOnForHeldBack).catch(() => undefined);
      else room.delayed = undefined;
    }
    rooms.forget();
    if (!askTheStore || followed.length === 0) return;
    const numbers = await store.numbers(followed.map(({ live }) => live.id));
    for (const { live } of followed) if ((numbers.get(live.id) ?? 0) > live.table.number) hear(live.id);
  }

  async function idle(): Promise<void> {
    await rooms.idle();
    await lookingBack.idle();
  }

  return { act, follow, look, history, read, lines, record, hear, tellPeople, tick, idle };
}
