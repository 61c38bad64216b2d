import { type GameTypes, type Happening, project } from '@starboard/kernel';
import type { News, Refusal } from '@starboard/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import { changeFor } from '../table/change.ts';
import type { Decided } from '../table/commands.ts';
import type { Entry } from '../table/entry.ts';
import { fold, tryFold } from '../table/fold.ts';
import { peopleAt, recordOf, sameCard, type Viewer } from '../table/show.ts';
import type { Table } from '../table/table.ts';
import { allViewers, changesSeats, type Following, isInput, newsBetween, visibleTo } from './followers.ts';
import type { FindRules } from './games.ts';
import { takingTurns } from './in-turn.ts';
import { type Live, loadLive } from './live.ts';
import { lobbyCard } from './lobby-card.ts';
import type { Presence } from './presence.ts';
import type { Done, Follower } from './service.ts';
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
  chatTold: number;
  usedAt: number;
}

type Seen = (eyes: Viewer) => readonly Happening<GameTypes>[];

/** A move that was just kept: the table before it, and what each pair of eyes saw of it. */
interface JustMoved {
  readonly entry: Entry;
  readonly before: Table;
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
      room = { live, following: new Set(), chatTold: 0, usedAt: 0 };
      rooms.set(id, room);
    }
    room.usedAt = now();
    return room;
  }

  /** Takes over what an entry that is kept has led to, and tells all who follow. */
  function take(room: Room, entry: Entry, table: Table, seen: Seen): void {
    const { live, following } = room;
    const before = live.table;
    live.entries.push(entry);
    live.table = table;
    const move = isInput(entry) ? { entry, before, seen } : null;
    for (const each of following) tell(live, each, move);
    if (changesSeats(entry)) tellPeople(live.id);
  }

  /** Tells all who follow who is there. */
  function tellPeople(id: string): void {
    const room = rooms.get(id);
    if (room === undefined || room.following.size === 0) return;
    const people = peopleAt(room.live.table, presence.guests(id));
    for (const { follower } of room.following) follower.people(people);
  }

  /** Tells one follower what is new: the move just made or, where that is not all, everything from the log. */
  function tell(live: Live, following: Following, move: JustMoved | null): void {
    const { guest, follower, told } = following;
    const upTo = visibleTo(live, guest, now());
    if (upTo <= told) return;
    following.told = upTo;
    const isAll = move !== null && upTo === live.table.number && told === upTo - 1;
    if (isAll) follower.change(changeFor(move.before, live.table, move.entry, guest, move.seen));
    else follower.news(newsBetween(live, guest, told, upTo));
  }

  /** Brings a match in memory up to what the store has. */
  async function catchUp(room: Room): Promise<void> {
    const { live } = room;
    if (live.frozen !== null) return;
    const stored = await store.read(live.id, live.table.number);
    for (const entry of stored?.entries ?? []) {
      const { observe, happenings } = project(live.rules, allViewers(live.table, room.following));
      take(room, entry, fold(live.table, entry, observe), happenings);
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
    const { observe, happenings } = project(live.rules, allViewers(live.table, room.following));
    const table = tryFold(live.table, entry, observe);
    if ('ok' in table)
      return { code: table.code, fact: table.fact, ...(table.rule === undefined ? {} : { rule: table.rule }) };
    const card = lobbyCard(table, now());
    const news = sameCard(card, lobbyCard(live.table, now())) ? null : card;
    if ((await store.append(live.id, live.table.number, entry, news)) === 'conflict') return 'conflict';
    take(room, entry, table, happenings);
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
      const upTo = visibleTo(room.live, guest, now());
      const following: Following = { guest, follower, told: upTo };
      follower.news(newsBetween(room.live, guest, after ?? upTo, upTo));
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
  async function latest<T>(id: string, tell: (live: Live) => T): Promise<Done<T>> {
    return inTurn(id, async () => {
      const room = await enter(id);
      if (room === undefined) return UNKNOWN;
      await catchUp(room);
      return { ok: true, value: tell(room.live) };
    });
  }

  async function look(id: string, guest: string, after: number | null): Promise<Done<News>> {
    return latest(id, (live) => {
      const upTo = visibleTo(live, guest, now());
      return newsBetween(live, guest, after ?? upTo, upTo);
    });
  }

  async function read(id: string): Promise<Done<Table>> {
    return latest(id, ({ table }) => table);
  }

  async function record(id: string): Promise<Done<string>> {
    return latest(id, ({ table, entries }) => recordOf(table, entries));
  }

  /** Somebody said that a match has something new. */
  function hear(id: string): void {
    const room = rooms.get(id);
    if (room !== undefined && room.following.size > 0) void inTurn(id, () => catchUp(room)).catch(() => undefined);
  }

  /** Looks for news that no hint told of, tells onlookers what they had to wait for, and forgets what nobody follows. */
  async function tick(askTheStore: boolean): Promise<void> {
    const followed = [...rooms.values()].filter(({ following }) => following.size > 0);
    for (const { live, following } of followed) {
      if (live.table.opening.onlookersWait > 0) for (const each of following) tell(live, each, null);
    }
    for (const [id, { following, usedAt }] of rooms) {
      if (following.size === 0 && now() - usedAt > FORGET_AFTER) rooms.delete(id);
    }
    if (!askTheStore || followed.length === 0) return;
    const numbers = await store.numbers(followed.map(({ live }) => live.id));
    for (const { live } of followed) if ((numbers.get(live.id) ?? 0) > live.table.number) hear(live.id);
  }

  return { act, follow, look, read, record, hear, tellPeople, tick, idle: inTurn.idle };
}
