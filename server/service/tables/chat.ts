import type { ChatLine } from '@starboard/protocol';
import { CHAT_KEPT, type Store } from '../../store/store.ts';
import { isHeldBack } from '../../table/show.ts';
import type { Table } from '../../table/table.ts';
import type { LiveTable } from './memory/live-table.ts';

interface ChatOptions {
  readonly store: Store;
  now(): number;
}

/**
 * Chat at tables. Spectators who see a match with a delay also get its players' chat with that delay, because it might
 * give the match away.
 */
export interface Chat {
  /** The last lines after a number and, if given, before another, that a guest may read by now. */
  linesFor(liveTable: LiveTable, guest: string, after: number, before?: number): Promise<readonly ChatLine[]>;
  /** Sends all followers the lines since the last time. */
  tell(liveTable: LiveTable): Promise<void>;
  /** Sends delayed spectators the lines they had to wait for. */
  release(liveTable: LiveTable): void;
}

export function createChat({ store, now }: ChatOptions): Chat {
  const isDue = ({ opening }: Table, { seat, at }: ChatLine): boolean =>
    seat === null || at + opening.spectatorDelay * 1000 <= now();

  function tellSome({ following }: LiveTable, lines: readonly ChatLine[], wanted: (guest: string) => boolean): void {
    if (lines.length > 0) for (const { guest, follower } of following) if (wanted(guest)) follower.chat(lines);
  }

  /** Remembers lines to send later: only the latest, like the store. */
  function hold({ waitingChat }: LiveTable, lines: readonly ChatLine[]): void {
    const known = new Set(waitingChat.map(({ number }) => number));
    waitingChat.push(...lines.filter(({ number }) => !known.has(number)));
    waitingChat.splice(0, Math.max(0, waitingChat.length - CHAT_KEPT));
  }

  return {
    async linesFor(liveTable, guest, after, before) {
      const { table, id } = liveTable.live;
      let lines = await store.chat(id, after, before);
      // The first follower gets the latest page now, and then only new lines.
      if (liveTable.following.size === 0) liveTable.chatTold = Math.max(liveTable.chatTold, lines.at(-1)?.number ?? 0);
      if (!isHeldBack(table, guest)) return lines;
      hold(
        liveTable,
        lines.filter((line) => !isDue(table, line)),
      );
      while (lines.length > 0 && !lines.some((line) => isDue(table, line))) {
        lines = await store.chat(id, after, lines[0]?.number);
      }
      return lines.filter((line) => isDue(table, line));
    },
    async tell(liveTable) {
      const { following, live } = liveTable;
      if (following.size === 0) return;
      const { table, id } = live;
      const lines = await store.chat(id, liveTable.chatTold);
      liveTable.chatTold = lines.at(-1)?.number ?? liveTable.chatTold;
      const later = table.opening.spectatorDelay === 0 ? [] : lines.filter((line) => !isDue(table, line));
      hold(liveTable, later);
      tellSome(liveTable, lines, (guest) => later.length === 0 || !isHeldBack(table, guest));
      if (later.length === 0) return;
      const atOnce = lines.filter((line) => !later.includes(line));
      tellSome(liveTable, atOnce, (guest) => isHeldBack(table, guest));
    },
    release(liveTable) {
      const { table } = liveTable.live;
      const due = liveTable.waitingChat.filter((line) => isDue(table, line));
      if (due.length === 0) return;
      liveTable.waitingChat.splice(
        0,
        liveTable.waitingChat.length,
        ...liveTable.waitingChat.filter((line) => !isDue(table, line)),
      );
      tellSome(liveTable, due, (guest) => isHeldBack(table, guest));
    },
  };
}
