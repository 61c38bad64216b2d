import { Damaged } from '../../../store/damaged.ts';
import { LASTING, type Store } from '../../../store/store.ts';
import type { Piecemeal } from '../../../table/history/piecemeal.ts';
import { entryAt, type Log, next } from '../../../table/history/retell.ts';
import type { Table } from '../../../table/table.ts';
import { createTurn, type Turn } from '../../turns/turn.ts';
import { type Live, stretch } from '../memory/live.ts';
import { tableIn } from '../memory/load.ts';
import { snapshotOf } from '../memory/snapshot.ts';

/** Entries read at a time. */
const PIECE = 128;

/** The table at a number; undefined before the first entry. */
export async function reach(
  store: Store,
  live: Live,
  number: number,
  turn: Turn = createTurn(),
): Promise<Table | undefined> {
  const start = await nearest(store, live, number);
  let table = start;
  while ((table?.number ?? 0) < number) {
    const from = table?.number ?? 0;
    const upTo = Math.min(number, from + PIECE - (from % PIECE));
    table = await turn.do(foldUp(live, await stretch(store, live, from, upTo), table, upTo));
    if (table.number % LASTING === 0 && table.number - (start?.number ?? 0) >= LASTING) await last(store, table);
  }
  return table;
}

/** Folds up to a number, and keeps marks on the way. */
function* foldUp(live: Live, log: Log, start: Table | undefined, upTo: number): Piecemeal<Table> {
  let table = start;
  for (;;) {
    table = soundly(() => next(log, table));
    live.marks.keep(table);
    if (table.number >= upTo) return table;
    yield;
  }
}

/** The nearest table at or before a number: in memory or, if that is far, in the store. */
async function nearest(store: Store, live: Live, number: number): Promise<Table | undefined> {
  const known = live.marks.upTo(number);
  if (number - (known?.number ?? 0) <= LASTING) return known;
  const snapshot = await store.snapshot(live.id, number);
  if (snapshot === undefined || snapshot.number <= (known?.number ?? 0)) return known;
  const table = await tableIn(store, live, snapshot);
  if (table !== undefined) live.marks.keep(table);
  return table ?? known;
}

/** A match from before lasting snapshots gets them when somebody looks back, so the next look is quick. */
async function last(store: Store, table: Table): Promise<void> {
  await store.keepSnapshot(table.id, { number: table.number, state: snapshotOf(table) }).catch(() => undefined);
}

/** The store only accepts entries that can be folded, so a failure means damage. */
function soundly<T>(folded: () => T): T {
  try {
    return folded();
  } catch (cause) {
    throw new Damaged('A log that the rules it was kept under do not allow.', { cause });
  }
}

/** The last entry that delayed spectators may see now. */
export async function shownNumber(store: Store, live: Live, now: number): Promise<number> {
  const until = now - live.table.opening.spectatorDelay * 1000;
  const held = live.entries.findLastIndex(({ at }) => at <= until);
  if (held >= 0) return live.from + held + 1;
  let [shown, hidden] = [1, live.from + 1];
  while (hidden - shown > 1) {
    const middle = (shown + hidden) >> 1;
    const entry = entryAt(await stretch(store, live, middle - 1, middle), middle);
    if (entry !== undefined && entry.at <= until) shown = middle;
    else hidden = middle;
  }
  return shown;
}
