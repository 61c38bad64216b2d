import type { ChatLine, History, SentNews } from '@starboard/protocol';
import type { Bus } from '../../bus/bus.ts';
import type { Store } from '../../store/store.ts';
import { atOnce } from '../../table/history/piecemeal.ts';
import type { RecordPage, RecordPlace } from '../../table/history/record.ts';
import { isHeldBack, peopleAt, viewersOf } from '../../table/show.ts';
import type { Table } from '../../table/table.ts';
import type { FindRules } from '../games.ts';
import type { Presence } from '../presence.ts';
import type { Done, Follower, Guest } from '../service.ts';
import { createTurn, type Turn } from '../turns/turn.ts';
import { createActing } from './acting.ts';
import { createChat } from './chat.ts';
import { takingTurns } from './memory/in-turn.ts';
import type { Live } from './memory/live.ts';
import type { LiveTable } from './memory/live-table.ts';
import { keepLiveTables } from './memory/live-tables.ts';
import { loadLive } from './memory/load.ts';
import { frozen, UNKNOWN } from './refusals.ts';
import type { Following } from './telling/followers.ts';
import { historyOf, newsOf, type Where } from './telling/news.ts';
import { recordOf } from './telling/record-pages.ts';
import { createTelling } from './telling/telling.ts';

export interface TablesOptions {
  readonly store: Store;
  readonly bus: Bus;
  readonly findRules: FindRules;
  readonly presence: Presence;
  now(): number;
  /** Called for every change by this node, because bots may owe an answer now. */
  changed(table: Table): void;
  followed(table: Table): void;
}

export type Tables = ReturnType<typeof keepTables>;

/** The store decides, memory follows. */
export function keepTables({ store, bus, presence, findRules, now, changed, followed }: TablesOptions) {
  const liveTables = keepLiveTables({ store, findRules, now });
  const chat = createChat({ store, now });
  const telling = createTelling({ store, load: (id) => loadLive(store, findRules, id), presence, chat, now });
  const act = createActing({ liveTables, telling, store, bus, now, changed });
  const lookingBack = takingTurns();

  /** The first news comes at once. */
  async function follow(
    id: string,
    guest: Guest,
    after: number | null,
    follower: Follower,
    turn: Turn = createTurn(),
  ): Promise<Done<() => void>> {
    const seen = await seenBy(id, guest.id);
    if (!seen.ok) return seen;
    const first = await turn.do(newsOf(seen.value.live, seen.value.table, guest.id, after));
    return latest(id, async (liveTable) => {
      follower.news(first);
      const following: Following = { guest: guest.id, follower, told: first.table.number, as: null };
      const lines = await chat.linesFor(liveTable, guest.id, 0);
      if (lines.length > 0) follower.chat(lines);
      const leave = presence.enter(id, guest);
      liveTable.following.add(following);
      await tellMissed(liveTable, following);
      follower.people(peopleAt(liveTable.live.table, presence.guests(id)));
      if (liveTable.live.frozen === null) followed(liveTable.live.table);
      return leaving(liveTable, following, leave);
    });
  }

  /** While the first news was made, more may have happened. */
  async function tellMissed(liveTable: LiveTable, following: Following): Promise<void> {
    const { guest, follower } = following;
    const table = await telling.visibleTo(liveTable, guest);
    const { told } = following;
    if (table.number <= told) return;
    following.told = table.number;
    follower.news(atOnce(newsOf(liveTable.live, table, guest, told)));
  }

  /** The table as a guest may see it now. News about it is computed while others play on. */
  function seenBy(id: string, guest: string): Promise<Done<{ readonly live: Live; readonly table: Table }>> {
    return latest(id, async (liveTable) => ({
      live: liveTable.live,
      table: await telling.visibleTo(liveTable, guest),
    }));
  }

  /** A match as the store has it now: another node may have continued it without our notice. */
  async function latest<T>(id: string, tell: (liveTable: LiveTable) => Promise<T> | T): Promise<Done<T>> {
    const told = await liveTables.alone(id, async (liveTable) => {
      if (await telling.catchUp(liveTable)) return { value: await tell(liveTable) };
      liveTables.drop(id);
      return undefined;
    });
    return told === undefined ? UNKNOWN : { ok: true, ...told };
  }

  async function look(id: string, guest: string, after: number | null, turn = createTurn()): Promise<Done<SentNews>> {
    const seen = await seenBy(id, guest);
    if (!seen.ok) return seen;
    const { live, table } = seen.value;
    return { ok: true, value: await turn.do(newsOf(live, table, guest, after)) };
  }

  /** Guests who look back take turns with each other and don't delay players. */
  async function history(id: string, guest: string, where: Where, turn = createTurn()): Promise<Done<History>> {
    const seen = await seenBy(id, guest);
    if (!seen.ok) return seen;
    const { live, table } = seen.value;
    if (live.frozen !== null) return frozen(live.frozen);
    const viewers = viewersOf(table, guest);
    const told = await lookingBack(id, () => historyOf(store, live, where, table.number, viewers, turn));
    return { ok: true, value: told };
  }

  async function read(id: string): Promise<Done<Table>> {
    return latest(id, ({ live }) => live.table);
  }

  async function lines(id: string, guest: string, after: number, before?: number): Promise<Done<readonly ChatLine[]>> {
    return latest(id, (liveTable) => chat.linesFor(liveTable, guest, after, before));
  }

  async function record(id: string, place: RecordPlace, turn = createTurn()): Promise<Done<RecordPage>> {
    const found = await latest(id, ({ live }) => live);
    return found.ok ? { ok: true, value: await recordOf(store, found.value, place, turn) } : found;
  }

  function hear(id: string): void {
    if ((liveTables.find(id)?.following.size ?? 0) > 0)
      void liveTables.alone(id, telling.catchUp).catch(() => undefined);
  }

  async function tellPeople(id: string): Promise<void> {
    const liveTable = liveTables.find(id);
    if (liveTable !== undefined) await telling.people(liveTable);
  }

  /**
   * Looks for news that no hint announced, sends delayed spectators what is due, and forgets matches without followers.
   */
  async function tick(askTheStore: boolean): Promise<void> {
    const followed = liveTables.followed();
    for (const liveTable of followed) {
      const { id, table } = liveTable.live;
      if (table.opening.spectatorDelay === 0) continue;
      if ([...liveTable.following].some(({ guest }) => isHeldBack(table, guest)))
        await liveTables.alone(id, telling.goOnForHeldBack).catch(() => undefined);
      else liveTable.delayed = undefined;
    }
    liveTables.forget();
    if (!askTheStore || followed.length === 0) return;
    const numbers = await store.numbers(followed.map(({ live }) => live.id));
    for (const { live } of followed) if ((numbers.get(live.id) ?? 0) > live.table.number) hear(live.id);
  }

  async function idle(): Promise<void> {
    await liveTables.idle();
    await lookingBack.idle();
  }

  return { act, follow, look, history, read, lines, record, hear, tellPeople, tick, idle };
}

/** Made outside `follow`, or it would keep the first news in memory for as long as somebody follows. */
function leaving(liveTable: LiveTable, following: Following, leave: () => void): () => void {
  return () => {
    liveTable.following.delete(following);
    leave();
  };
}
