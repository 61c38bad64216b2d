import { type GameTypes, type Observer, project } from '@starboard/kernel';
import type { History, Refusal, SentNews } from '@starboard/protocol';
import type { Bus } from '../../bus/bus.ts';
import type { Store } from '../../store/store.ts';
import type { Seen } from '../../table/change.ts';
import type { Decided } from '../../table/commands.ts';
import type { Entry } from '../../table/entry.ts';
import { fold, tryFold } from '../../table/fold.ts';
import type { RecordPage, RecordPlace } from '../../table/record.ts';
import { entryAt, next } from '../../table/retell.ts';
import { peopleAt, sameSummary, viewersOf } from '../../table/show.ts';
import type { Table } from '../../table/table.ts';
import type { FindRules } from '../games.ts';
import type { Presence } from '../presence.ts';
import type { Done, Follower } from '../service.ts';
import { allViewers, changesSeats, type Following, isHeldBack, tell } from './followers.ts';
import { takingTurns } from './in-turn.ts';
import { arrive, type Live, stretch } from './live.ts';
import { loadLive } from './load.ts';
import { lobbySummary } from './lobby-summary.ts';
import { reach, shownNumber } from './look-back.ts';
import { historyOf, newsOf, type Where } from './news.ts';
import { recordOf } from './record-pages.ts';
import { SNAPSHOT_EVERY, snapshotOf } from './snapshot.ts';

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

/** A match in memory with those who follow it. */
interface Room {
  readonly live: Live;
  readonly following: Set<Following>;
  /** The table as those see it who are held back; undefined while nobody is. */
  delayed: Table | undefined;
  chatTold: number;
  usedAt: number;
}

/** What is seen of an entry while it is tried. */
interface Sight {
  readonly observe: Observer<GameTypes>;
  readonly events: readonly GameTypes['event'][];
  readonly seen: Seen;
}

/** A node that loses the race for a number so often gives up and says so. */
const TRIES = 10;
/** Matches that nobody follows are forgotten after so long; the store has them. */
const FORGET_AFTER = 60_000;

const refused = (code: string, fact: string) => ({ ok: false, refusal: { code, fact } }) as const;
const UNKNOWN = refused('unknown-match', 'There is no such match.');
const BUSY = refused('busy', 'Too much is happening at this table; try again.');

/** The matches that this node has in hand, each done one thing after the other. The store decides, memory follows. */
export function keepTables({ store, bus, presence, findRules, now, changed, followed }: TablesOptions) {
  const rooms = new Map<string, Room>();
  const inTurn = takingTurns();

  async function enter(id: string): Promise<Room | undefined> {
    let room = rooms.get(id);
    if (room === undefined) {
      const live = await loadLive(store, findRules, id);
      if (live === undefined) return undefined;
      room = { live, following: new Set(), delayed: undefined, chatTold: 0, usedAt: 0 };
      rooms.set(id, room);
    }
    room.usedAt = now();
    return room;
  }

  function watch({ live, following }: Room): Sight {
    const { observe, happenings } = project(live.rules, allViewers(live.table, following));
    const events: GameTypes['event'][] = [];
    return {
      events,
      seen: happenings,
      observe(event, match) {
        events.push(event);
        observe(event, match);
      },
    };
  }

  /** Takes over what an entry that is kept has led to, and tells all who follow. */
  function take(room: Room, entry: Entry, after: Table, { events, seen }: Sight): void {
    const { live, following } = room;
    const before = live.table;
    live.entries.push(entry);
    arrive(live, after, events);
    for (const each of following) {
      if (!isHeldBack(after, each.guest)) tell(live, each, { entry, before, after, seen });
    }
    if (changesSeats(entry)) tellPeople(live.id);
  }

  /** Goes on with what those see who are held back, up to what they may see by now, and tells them. */
  async function tellHeldBack(room: Room): Promise<Table> {
    const { live, following } = room;
    const upTo = await shownNumber(store, live, now());
    let before = room.delayed ?? (await reach(store, live, upTo)) ?? live.table;
    const log = await stretch(store, live, before.number, upTo);
    while (before.number < upTo) {
      const { observe, happenings } = project(live.rules, [null]);
      const after = next(log, before, observe);
      const entry = entryAt(log, before.number + 1);
      const held = [...following].filter(({ guest }) => isHeldBack(live.table, guest));
      if (entry !== undefined) for (const each of held) tell(live, each, { entry, before, after, seen: happenings });
      before = after;
    }
    room.delayed = before;
    return before;
  }

  /** Tells all who follow who is there. */
  function tellPeople(id: string): void {
    const room = rooms.get(id);
    if (room === undefined || room.following.size === 0) return;
    const people = peopleAt(room.live.table, presence.guests(id));
    for (const { follower } of room.following) follower.people(people);
  }

  /** Brings a match in memory up to what the store has. */
  async function catchUp(room: Room): Promise<void> {
    const { live } = room;
    if (live.frozen !== null) return;
    const stored = await store.read(live.id, live.table.number);
    for (const entry of stored?.entries ?? []) {
      const sight = watch(room);
      take(room, entry, fold(live.table, entry, sight.observe), sight);
    }
    await tellChat(room);
  }

  async function tellChat(room: Room): Promise<void> {
    if (room.following.size === 0) return;
    const lines = await store.chat(room.live.id, room.chatTold);
    room.chatTold = lines.at(-1)?.number ?? room.chatTold;
    if (lines.length > 0) for (const { follower } of room.following) follower.chat(lines);
  }

  /**
   * Does something at a table: decides, keeps, and only then lets it be known. Whoever was faster is caught up with,
   * and so is the store before anything is refused, because what this node remembers may be old.
   */
  async function act(id: string, decide: (table: Table, at: number) => Decided): Promise<Done<Table>> {
    return inTurn(id, async () => {
      const room = await enter(id);
      if (room === undefined) return UNKNOWN;
      const { live } = room;
      if (live.frozen !== null) return refused('frozen', live.frozen);
      let asOfStore = false;
      for (let tries = 0; tries < TRIES; tries++) {
        const decided = decide(live.table, now());
        if ('already' in decided) return { ok: true, value: live.table };
        const outcome = 'refuse' in decided ? decided.refuse : await keep(room, decided.keep);
        if (outcome === 'kept') return { ok: true, value: live.table };
        if (outcome !== 'conflict' && asOfStore) return { ok: false, refusal: outcome };
        asOfStore = true;
        await catchUp(room);
      }
      return BUSY;
    });
  }

  async function keep(room: Room, entry: Entry): Promise<'kept' | 'conflict' | Refusal> {
    const { live } = room;
    const sight = watch(room);
    const table = tryFold(live.table, entry, sight.observe);
    if ('ok' in table)
      return { code: table.code, fact: table.fact, ...(table.rule === undefined ? {} : { rule: table.rule }) };
    const summary = lobbySummary(table, now());
    const news = sameSummary(summary, lobbySummary(live.table, now())) ? null : summary;
    if ((await store.append(live.id, live.table.number, entry, news)) === 'conflict') return 'conflict';
    take(room, entry, table, sight);
    bus.tell({ match: live.id });
    if (table.number % SNAPSHOT_EVERY === 0) {
      void store.keepSnapshot(live.id, { number: table.number, state: snapshotOf(table) }).catch(() => undefined);
    }
    changed(table);
    return 'kept';
  }

  /** Follows a match from a number on; the first news comes at once. */
  async function follow(
    id: string,
    guest: string,
    after: number | null,
    follower: Follower,
  ): Promise<Done<() => void>> {
    return inTurn(id, async () => {
      const room = await enter(id);
      if (room === undefined) return UNKNOWN;
      await catchUp(room);
      const table = await visibleTo(room, guest);
      const following: Following = { guest, follower, told: table.number };
      follower.news(newsOf(room.live, table, guest, after));
      const lines = await store.chat(id, 0);
      if (lines.length > 0) follower.chat(lines);
      if (room.following.size === 0) room.chatTold = lines.at(-1)?.number ?? room.chatTold;
      const leave = presence.enter(id, guest);
      room.following.add(following);
      follower.people(peopleAt(room.live.table, presence.guests(id)));
      if (room.live.frozen === null) followed(room.live.table);
      const stop = (): void => {
        room.following.delete(following);
        leave();
      };
      return { ok: true, value: stop };
    });
  }

  /** A match as the store has it now: another node may have gone on with it unheard. */
  async function latest<T>(id: string, tell: (room: Room) => Promise<T> | T): Promise<Done<T>> {
    return inTurn(id, async () => {
      const room = await enter(id);
      if (room === undefined) return UNKNOWN;
      await catchUp(room);
      return { ok: true, value: await tell(room) };
    });
  }

  /** The table as a guest may see it now. */
  async function visibleTo(room: Room, guest: string): Promise<Table> {
    const { live } = room;
    return live.frozen === null && isHeldBack(live.table, guest) ? tellHeldBack(room) : live.table;
  }

  async function look(id: string, guest: string, after: number | null): Promise<Done<SentNews>> {
    return latest(id, async (room) => newsOf(room.live, await visibleTo(room, guest), guest, after));
  }

  /** Those who look back take turns among themselves, and keep nobody waiting who plays. */
  async function history(id: string, guest: string, where: Where): Promise<Done<History>> {
    const seen = await latest(id, async (room) => ({ live: room.live, table: await visibleTo(room, guest) }));
    if (!seen.ok) return seen;
    const { live, table } = seen.value;
    if (live.frozen !== null) return refused('frozen', live.frozen);
    const told = await inTurn(`history of ${id}`, () =>
      historyOf(store, live, where, table.number, viewersOf(table, guest)),
    );
    return { ok: true, value: told };
  }

  async function read(id: string): Promise<Done<Table>> {
    return latest(id, ({ live }) => live.table);
  }

  async function record(id: string, place: RecordPlace): Promise<Done<RecordPage>> {
    return latest(id, ({ live }) => recordOf(store, live, place));
  }

  /** Somebody said that a match has something new. */
  function hear(id: string): void {
    const room = rooms.get(id);
    if (room !== undefined && room.following.size > 0) void inTurn(id, () => catchUp(room)).catch(() => undefined);
  }

  /** Looks for news that no hint told of, tells spectators what they had to wait for, and forgets what nobody follows. */
  async function tick(askTheStore: boolean): Promise<void> {
    const followed = [...rooms.values()].filter(({ following }) => following.size > 0);
    for (const room of followed) {
      const { id, table } = room.live;
      if ([...room.following].some(({ guest }) => isHeldBack(table, guest)))
        await inTurn(id, () => tellHeldBack(room)).catch(() => undefined);
      else room.delayed = undefined;
    }
    for (const [id, { following, usedAt }] of rooms) {
      if (following.size === 0 && now() - usedAt > FORGET_AFTER) rooms.delete(id);
    }
    if (!askTheStore || followed.length === 0) return;
    const numbers = await store.numbers(followed.map(({ live }) => live.id));
    for (const { live } of followed) if ((numbers.get(live.id) ?? 0) > live.table.number) hear(live.id);
  }

  return { act, follow, look, history, read, record, hear, tellPeople, tick, idle: inTurn.idle };
}
