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

/** Reads a match from the store; undefined if there is none. */
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

/** A match as its snapshot and what came after have it; undefined where they do not go together. */
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

/** The table that a snapshot holds, if it goes with the log and the rules. */
export async function tableIn(store: Store, { id, rules }: Base, snapshot: Snapshot): Promise<Table | undefined> {
  const stored = await store.read(id, snapshot.number - 1, snapshot.number);
  return fittingTable(snapshot, rules, id, stored?.entries[0]);
}

/** A match folded from its first entry on, which has to be possible: what cannot be folded was not kept like that. */
async function replayed(store: Store, base: Base): Promise<Live> {
  try {
    const live = await begun(store, base);
    await goOn(store, live, fold);
    return live;
  } catch (cause) {
    throw new Damaged('A log that the rules it was kept under do not allow.', { cause });
  }
}

/** A match at its first entry. */
async function begun(store: Store, base: Base): Promise<Live> {
  const entries = (await store.read(base.id, 0, 1))?.entries ?? [];
  const events: GameTypes['event'][] = [];
  const table = next({ ...base, from: 0, entries }, undefined, (event) => events.push(event));
  const live = { ...liveAt(base, table), from: 0, entries: [...entries] };
  arrive(live, table, events);
  return live;
}

/** So many entries are read and folded at a time: others have their turn between. */
const PIECE = 128;

/** Folds what is left of the log, up to the first entry that the rules refuse; says whether that was all of it. */
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
 * A match begun under other rules goes on if they would have led to the same. If not it can still be looked at, as its
 * last snapshot has it or, before the first, as far as old and new rules agree. Either is kept: it is found out once.
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

/** Where there is no room for it, it is found out again. */
async function keep(store: Store, id: string, snapshot: Snapshot): Promise<void> {
  await store.keepSnapshot(id, snapshot).catch(() => undefined);
}

/** Whether two matches stand at the same question after the same dice: how a board is laid out may have changed. */
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
