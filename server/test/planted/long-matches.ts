import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'server/table/history/portion.ts': [
    {
      id: 'what happened is sent however much it is',
      rule: 'nor where all of them fire whenever they can',
      find: 'export const MOST_BYTES = 64 * 1024;',
      replace: 'export const MOST_BYTES = 64 * 1024 * 1024;',
    },
    {
      id: 'a portion holds moments without end',
      rule: 'no more boards are shown to',
      find: 'const MOST_MOMENTS = 300;',
      replace: 'const MOST_MOMENTS = 30_000;',
    },
    {
      id: 'a page of history has any number of entries',
      rule: 'is told page by page, each bounded',
      find: 'export const MOST_ENTRIES = 64;',
      replace: 'export const MOST_ENTRIES = 10_000;',
    },
  ],
  'server/table/history/retell.ts': [
    {
      id: 'entries are worked out for every viewer and then thrown away',
      rule: 'no more boards are shown to',
      find: 'if (moments > room) return;',
      replace: '',
    },
  ],
  'server/service/tables/telling/news.ts': [
    {
      id: 'each of many seats is told as much of the past',
      rule: 'nor where all of them fire whenever they can',
      find: 'const left = (MOST_BYTES - portion.bytes) / Math.max(1, views.length);',
      replace: 'const left = MOST_BYTES;',
    },
    {
      id: 'every seat of a guest is sent a whole board',
      rule: 'nor where all of them fire whenever they can',
      find: 'known = strand?.first?.board ?? board ?? known;',
      replace: 'known = null;',
    },
  ],
  'server/service/tables/memory/load.ts': [
    {
      id: 'snapshots are not read to open a match',
      rule: 'is gone on from when a match is opened',
      find: 'const live = snapshot && (await fromSnapshot(store, base, snapshot));',
      replace: 'const live = undefined as Live | undefined;',
    },
    {
      id: 'the whole log is read to open a match',
      rule: 'and where it is read from its last snapshot on',
      find: 'const stored = await store.read(id, 0, 1);',
      replace: 'const stored = await store.read(id, 0);',
    },
    {
      id: 'a match is replayed under new rules whenever it is opened',
      rule: 'folds a long match once, not whenever it is opened',
      find: 'await keep(store, id, { number: live.table.number, state: snapshotOf(live.table) });',
      replace: '',
    },
    {
      id: 'a frozen match is replayed whenever it is opened',
      rule: 'folds a long match once, not whenever it is opened',
      find: 'await keep(store, id, frozen(snapshot, rules));',
      replace: '',
    },
  ],
  'server/service/tables/telling/look-back.ts': [
    {
      id: 'a look back starts at the beginning',
      rule: 'a page of history costs what it tells',
      find: 'const snapshot = await store.snapshot(live.id, number);',
      replace: 'const snapshot = undefined as Awaited<ReturnType<Store["snapshot"]>>;',
    },
    {
      id: 'an old match gets no marks',
      rule: 'is folded from the beginning once and gets them',
      find: 'await last(store, table);',
      replace: 'undefined;',
    },
    {
      id: 'what may be seen late is looked for entry by entry',
      rule: 'without a search through the log',
      find: 'const middle = (shown + hidden) >> 1;',
      replace: 'const middle = shown + 1;',
    },
  ],
  'server/table/history/record.ts': [
    {
      id: 'a record is sent in one piece',
      rule: 'a record comes by pages',
      find: 'if (bytes >= MOST_BYTES) return',
      replace: 'if (bytes >= 1e9) return',
    },
  ],
  'server/table/history/change.ts': [
    {
      id: 'an entry that is no move is told as all news',
      rule: 'takes an offer of a draw as a change, with nothing folded',
      find: 'if ((before.match === null) !== (after.match === null)) return false;',
      replace: 'if (before.match === after.match) return false;',
    },
  ],
  'server/http/socket/guest-socket.ts': [
    {
      id: 'the farewell overtakes the answers before it',
      rule: 'what was answered before the socket closes still arrives',
      find: 'this.conversation?.letGo();',
      replace: '',
    },
  ],
  'server/http/socket/outbox.ts': [
    {
      id: 'what waits for the end of the tick is not counted',
      rule: 'what is unread is counted in bytes',
      find: 'this.#bytesGathered += frame.length;',
      replace: '',
    },
    {
      id: 'what is unread is counted by characters',
      rule: 'what is unread is counted in bytes',
      find: 'this.#connection.writableLength <= MOST_UNREAD',
      replace: 'this.#connection.writableLength / 2 <= MOST_UNREAD',
    },
  ],
  'server/http/socket/following.ts': [
    {
      id: 'a slow reader is told everything all the same',
      rule: 'while too much is unread changes are left out',
      find: 'if (this.#missed === null && !this.#ties.outbox.isFull()) return true;',
      replace: 'if (this.#missed === null) return true;',
    },
  ],
  'server/service/guests/spectator-chat.ts': [
    {
      id: 'spectators may say as much as they like at a match',
      rule: 'spectators are counted apart',
      find: 'byGuest.take(guest) && byMatch.take(match)',
      replace: 'byGuest.take(guest) || byMatch.take(match)',
    },
  ],
  'server/store/sqlite/reading.ts': [
    {
      id: 'all chat is read at once',
      rule: 'whoever follows is told the last page',
      find: 'c.number < ? order by c.number desc limit $',
      replace: 'c.number < ? order by c.number desc limit 99$',
    },
  ],
  'server/store/sqlite/commit.ts': [
    {
      id: 'all chat is kept',
      rule: 'whoever follows is told the last page',
      find: 'if (number > CHAT_KEPT) dropLines',
      replace: 'if (number > 1e9) dropLines',
    },
  ],
  'server/service/tables/chat.ts': [
    {
      id: 'spectators hear players at once though they see the match late',
      rule: 'they hear what players say as late as they see the match',
      find: 'seat === null || at + opening.spectatorDelay * 1000 <= now();',
      replace: 'seat === null || at + opening.spectatorDelay <= now();',
    },
  ],
  'server/table/fold.ts': [
    {
      id: 'matches that are running get new dice',
      rule: 'stays in order in matches opened before draws had a purpose',
      find: 'way: table.opening.diceWay ?? IN_ORDER',
      replace: "way: 'chacha20-by-purpose' as const",
    },
  ],
  'server/service/guests/opening.ts': [
    {
      id: 'new matches have the old dice',
      rule: 'is by purpose in matches opened now',
      find: ', diceWay: BY_PURPOSE',
      replace: '',
    },
  ],
};
