import { setImmediate as others } from 'node:timers/promises';
import { canonical, type GameTypes, type Match, type Rules } from '@starboard/kernel';
import { Damaged } from '../../store/damaged.ts';
import type { Store } from '../../store/store.ts';
import type { Entry } from '../../table/entry.ts';
import { openTable, tryFold } from '../../table/fold.ts';
import { keepMarks, type Marks } from '../../table/marks.ts';
import { MOST_ENTRIES } from '../../table/portion.ts';
import { next } from '../../table/retell.ts';
import type { Table } from '../../table/table.ts';
import type { FindRules } from '../games.ts';
import { canBeSeen, fittingTable, oldTable } from './snapshot.ts';

/** A match in a node's memory: its log so far and what follows from it. The store has the truth. */
export interface Live {
  readonly id: string;
  readonly secret: string;
  readonly rules: Rules<GameTypes>;
  readonly entries: Entry[];
  table: Table;
  readonly marks: Marks;
  /** What happened with the latest entries. */
  recent: readonly Told[];
  /** Why it can no longer be played, though it can be looked at; null as a rule. */
  readonly frozen: string | null;
}

/** What happened with one entry, whoever may know of it. */
export interface Told {
  readonly number: number;
  readonly events: readonly GameTypes['event'][];
}

const FROZEN = 'The rules have changed since this match began; it can be looked at but not played on.';

/** Reads a match from the store; undefined if there is none. */
export async function loadLive(store: Store, findRules: FindRules, id: string): Promise<Live | undefined> {
  const stored = await store.read(id, 0);
  const [first] = stored?.entries ?? [];
  if (stored === undefined || first?.type !== 'opened') return undefined;
  const rules = await findRules(first.game);
  if (rules === undefined) return undefined;
  const base = { id, secret: stored.secret, rules, entries: [...stored.entries] };
  if (first.rules !== rules.version) return underNewRules(store, base);
  return (await fromSnapshot(store, base)) ?? replayed(base);
}

type Base = Pick<Live, 'id' | 'secret' | 'rules' | 'entries'>;

/** A match as its snapshot and what came after have it; undefined where they do not go together. */
async function fromSnapshot(store: Store, base: Base): Promise<Live | undefined> {
  const snapshot = await store.snapshot(base.id);
  const table = snapshot && fittingTable(snapshot, base.rules, base.id, base.entries);
  if (table === undefined) return undefined;
  const live: Live = { ...base, table, marks: keepMarks(), recent: [], frozen: null };
  live.marks.keep(table);
  try {
    await goOn(live);
    return live;
  } catch {
    return undefined;
  }
}

async function replayed(base: Base): Promise<Live> {
  const events: GameTypes['event'][] = [];
  const table = soundly(() => next(base, undefined, (event) => events.push(event)));
  const live: Live = { ...base, table, marks: keepMarks(), recent: [{ number: 1, events }], frozen: null };
  await goOn(live);
  return live;
}

/** So many entries are folded at a time: others have their turn between. */
const AT_A_TIME = 64;

/** Folds what is left of the log. */
async function goOn(live: Live): Promise<void> {
  while (live.table.number < live.entries.length) {
    const events: GameTypes['event'][] = [];
    const table = soundly(() => next(live, live.table, (event) => events.push(event)));
    arrive(live, table, events);
    if (live.table.number % AT_A_TIME === 0) await others();
  }
}

/** Takes over the table after one more entry, and what happened with it. */
export function arrive(live: Live, table: Table, events: readonly GameTypes['event'][]): void {
  live.table = table;
  live.marks.keep(table);
  live.recent = [...live.recent.slice(1 - MOST_ENTRIES), { number: table.number, events }];
}

/** The table as it stood at a number, or at a mark before it from which that is not far; undefined before the first entry. */
export async function reach(live: Live, number: number): Promise<Table | undefined> {
  let table = live.marks.upTo(number);
  while ((table?.number ?? 0) < number) {
    table = soundly(() => next(live, table));
    live.marks.keep(table);
    if (table.number % AT_A_TIME === 0) await others();
  }
  return table;
}

/** What cannot be folded was not kept like that. */
function soundly<T>(folded: () => T): T {
  try {
    return folded();
  } catch (cause) {
    throw new Damaged('A log that the rules it was kept under do not allow.', { cause });
  }
}

function firstOf({ id, entries }: Base): Entry {
  const [first] = entries;
  if (first === undefined) throw new Error(`match ${id} has no log`);
  return first;
}

/**
 * A match begun under other rules goes on if they would have led to the same. If not it can still be looked at, as its
 * last snapshot has it or, before the first, as far as old and new rules agree.
 */
async function underNewRules(store: Store, base: Base): Promise<Live> {
  const snapshot = await store.snapshot(base.id);
  const kept = snapshot && oldTable(snapshot, base.rules);
  const agreed = asFarAsAgreed(base, base.entries.length);
  if (agreed.number === base.entries.length) {
    const then = snapshot && asFarAsAgreed(base, snapshot.number).match;
    if (kept === undefined || leadsToTheSame(then ?? null, kept.match)) return replayed(base);
  }
  const shown = kept !== undefined && canBeSeen(kept) ? kept : agreed;
  const table: Table = { ...shown, phase: 'closed' };
  return { ...base, table, marks: keepMarks(), recent: [], frozen: FROZEN };
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

/** The table up to the first move that the rules now refuse. */
function asFarAsAgreed(base: Base, upTo: number): Table {
  const { id, secret, rules, entries } = base;
  let table = openTable(id, secret, rules, firstOf(base));
  for (const entry of entries.slice(1, upTo)) {
    const next = tryFold(table, entry);
    if ('ok' in next) break;
    table = next;
  }
  return table;
}
