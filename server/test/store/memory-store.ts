import type { ChatLine, MatchSummary } from '@starboard/protocol';
import {
  CHAT_KEPT,
  CHAT_PAGE,
  type Due,
  LASTING,
  NO_NUMBER,
  type Snapshot,
  type Store,
  type StoredSummary,
} from '../../store/store.ts';
import type { Entry } from '../../table/entry.ts';

/** A store in memory, for tests of everything above a store, and as a model of one. */
export function memoryStore(): Store & { readonly logs: ReadonlyMap<string, readonly Entry[]> } {
  const logs = new Map<string, Entry[]>();
  const secrets = new Map<string, string>();
  const summaries = new Map<string, StoredSummary>();
  const kept = new WeakSet<Entry>();
  const snapshots = new Map<string, readonly Snapshot[]>();
  const chats = new Map<string, { readonly once: string; readonly line: ChatLine }[]>();
  const listed = (id: string, { shownNumber, ...summary }: StoredSummary): MatchSummary & StoredSummary => {
    return { ...summary, id, number: shownNumber ?? logs.get(id)?.length ?? 0 };
  };
  return {
    logs,
    async create(id, secret, first, summary) {
      if (logs.has(id)) return 'taken';
      logs.set(id, [first]);
      secrets.set(id, secret);
      summaries.set(id, summary);
      return 'kept';
    },
    async append(id, expected, entry, summary, upon) {
      const log = logs.get(id);
      if (log === undefined || log.length !== expected || (upon !== undefined && !kept.has(upon))) return 'conflict';
      kept.add(entry);
      log.push(JSON.parse(JSON.stringify(entry)));
      if (summary !== null) summaries.set(id, summary);
      return 'kept';
    },
    async keepSummary(id, expected, summary) {
      if (logs.get(id)?.length !== expected) return 'conflict';
      summaries.set(id, summary);
      return 'kept';
    },
    async read(id, after, upTo) {
      const log = logs.get(id);
      return log && { id, secret: secrets.get(id) ?? '', entries: log.slice(after, upTo) };
    },
    numbers: async (ids) => new Map(ids.flatMap((id) => (logs.has(id) ? [[id, logs.get(id)?.length ?? 0]] : []))),
    list: async ({ game, phase, most }) =>
      [...summaries]
        .map(([id, summary]) => listed(id, summary))
        .filter(
          (summary) =>
            summary.listed && (game ?? summary.game) === summary.game && (phase ?? summary.phase) === summary.phase,
        )
        .slice(0, most),
    due: async (by, most, after) =>
      [...summaries]
        .flatMap(([id, { dueAt }]) => (dueAt !== null && dueAt <= by ? [{ id, dueAt }] : []))
        .sort(earlier)
        .filter((each) => after === undefined || after === null || earlier(after, each) < 0)
        .slice(0, most),
    async postpone(due, until) {
      for (const { id, dueAt } of due) {
        const summary = summaries.get(id);
        if (summary?.dueAt === dueAt) summaries.set(id, { ...summary, dueAt: until });
      }
    },
    async keepSnapshot(id, snapshot) {
      const known = snapshots.get(id) ?? [];
      const latest = Math.max(snapshot.number, ...known.map(({ number }) => number));
      const all = [...known.filter(({ number }) => number !== snapshot.number), JSON.parse(JSON.stringify(snapshot))];
      const left = all.filter(({ number }) => number === latest || number % LASTING === 0);
      snapshots.set(
        id,
        left.sort((a, b) => a.number - b.number),
      );
    },
    snapshot: async (id, upTo = NO_NUMBER) => snapshots.get(id)?.findLast(({ number }) => number <= upTo),
    async say(id, line, once) {
      const lines = chats.get(id) ?? [];
      const known = lines.find((each) => each.once === once);
      if (known !== undefined) return { ...line, number: known.line.number };
      const said = { ...line, number: (lines.at(-1)?.line.number ?? 0) + 1 };
      chats.set(id, [...lines, { once, line: said }].slice(-CHAT_KEPT));
      return said;
    },
    chat: async (id, after, before = NO_NUMBER) =>
      (chats.get(id) ?? [])
        .map(({ line }) => line)
        .filter(({ number }) => number > after && number < before)
        .slice(-CHAT_PAGE),
    hasLine: async (id, once) => (chats.get(id) ?? []).some((each) => each.once === once),
    ready: async () => true,
    close: async () => undefined,
  };
}

function earlier(a: Due, b: Due): number {
  return a.dueAt - b.dueAt || (a.id < b.id ? -1 : Number(a.id > b.id));
}
