import { setImmediate as others } from 'node:timers/promises';
import { canonical, type GameTypes, type Match } from '@starboard/kernel';
import { Damaged } from '../../../store/damaged.ts';
import type { Snapshot, Store } from '../../../store/store.ts';
import { fold, tryFold } from '../../../table/fold.ts';
import { type Log, next } from '../../../table/history/retell.ts';
import type { Table } from '../../../table/table.ts';
import type { FindRules } from '../../games.ts';
import { arrive, type Live, liveAt } from './live.ts';
import { canBeSeen, fittingTable, frozen, isFrozen, oldTable, snapshotOf } from './snapshot.ts';

const FROZEN = 'The rules have changed since this match began. You can look at it, but not continue it.';

type Base = Pick<Log, 'id' | 'secret' | 'rules'>;

export async function loadLive(store: Store, findRules: FindRules, id: string): Promise<Live | undefined> {
  const stored = await store.read(id, 0, 1);
  const [first] = stored?.entries ?? [];
  if (stored === undefined || first?.type !== 'opened') return undefined;
  const rules = await findRules(first.game);
  if (rules === undefined) return undefined;
  const base = { id, secret: stored.secret, rules };
  const snapshot = await store.snapshot(id);
  const live = snapshot && (await fromSnapshot(store, base, snapshot));
  if (live !== undefined) return live;
  return first.rules === rules.version ? replayed(store, base) : underNewRules(store, base, snapshot);
}

/** A match from its snapshot and later entries; undefined if they don't fit together. */
async function fromSnapshot(store: Store, base: Base, snapshot: Snapshot): Promise<Live | undefined> {
  const table = await tableIn(store, base, snapshot);
  if (table === undefined) return undefined;
  try {
    const live = liveAt(base, table);
    await goOn(store, live, fold);
    return live;
  } catch {
    return undefined;
  }
}

/** The table in a snapshot, if it fits the log and the rules. */
export async function tableIn(store: Store, { id, rules }: Base, snapshot: Snapshot): Promise<Table | undefined> {
  const stored = await store.read(id, snapshot.number - 1, snapshot.number);
  return fittingTable(snapshot, rules, id, stored?.entries[0]);
}

/** Folds a match from its first entry. This must be possible: the store only accepts entries that can be folded. */
async function replayed(store: Store, base: Base): Promise<Live> {
  try {
    const live = await begun(store, base);
    await goOn(store, live, fold);
    return live;
  } catch (cause) {
    throw new Damaged('A log that the rules it was kept under do not allow.', { cause });
  }
}

async function begun(store: Store, base: Base): Promise<Live> {
  const entries = (await store.read(base.id, 0, 1))?.entries ?? [];
  const events: GameTypes['event'][] = [];
  const table = next({ ...base, from: 0, entries }, undefined, (event) => events.push(event));
  const live = { ...liveAt(base, table), from: 0, entries: [...entries] };
  arrive(live, table, events);
  return live;
}

/** Entries read and folded at a time; others get their turn in between. */
const PIECE = 128;

/** Folds the rest of the log up to the first entry that the rules refuse; returns whether that was all. */
async function goOn(
  store: Store,
  live: Live,
  folding: typeof tryFold,
  passing = (_: Table): void => {},
): Promise<boolean> {
  for (;;) {
    const entries = (await store.read(live.id, live.table.number, live.table.number + PIECE))?.entries ?? [];
    for (const entry of entries) {
      const events: GameTypes['event'][] = [];
      const table = folding(live.table, entry, (event) => events.push(event));
      if ('ok' in table) return false;
      live.entries.push(entry);
      arrive(live, table, events);
      passing(table);
    }
    if (entries.length < PIECE) return true;
    await others();
  }
}

/**
 * A match begun under other rules goes on if the current rules lead to the same state. If not, it can still be looked
 * at, as its last snapshot has it or, before the first, as far as old and new rules agree. The result is stored, so
 * this happens once.
 */
async function underNewRules(store: Store, base: Base, snapshot: Snapshot | undefined): Promise<Live> {
  const { id, rules } = base;
  const kept = snapshot && oldTable(snapshot, rules);
  if (snapshot !== undefined && kept !== undefined && isFrozen(snapshot, rules)) return frozenAt(base, kept);
  const live = await begun(store, base);
  let then: Match<GameTypes> | null = null;
  const isWhole = await goOn(store, live, tryFold, (table) => {
    if (table.number === snapshot?.number) then = table.match;
  });
  if (isWhole && (kept === undefined || leadsToTheSame(then, kept.match))) {
    await keep(store, id, { number: live.table.number, state: snapshotOf(live.table) });
    return live;
  }
  if (snapshot === undefined || kept === undefined || !canBeSeen(kept)) return frozenAt(base, live.table);
  await keep(store, id, frozen(snapshot, rules));
  return frozenAt(base, kept);
}

const frozenAt = (base: Base, table: Table): Live => liveAt(base, { ...table, phase: 'closed' }, FROZEN);

/** Without room in the store, this is computed again next time. */
async function keep(store: Store, id: string, snapshot: Snapshot): Promise<void> {
  await store.keepSnapshot(id, snapshot).catch(() => undefined);
}

/** Whether two matches are at the same question after the same dice; the layout of a board may have changed. */
function leadsToTheSame(a: Match<GameTypes> | null, b: Match<GameTypes> | null): boolean {
  const mark = (match: Match<GameTypes> | null) =>
    match && {
      dice: match.dice,
      question: match.question,
      asks: match.asks,
      sealed: match.sealed,
      result: match.result,
    };
  return canonical(mark(a)) === canonical(mark(b));
}
