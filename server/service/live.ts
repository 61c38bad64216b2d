import { canonical, type GameTypes, type Match, type Rules } from '@starboard/kernel';
import { Damaged } from '../store/damaged.ts';
import type { Store } from '../store/store.ts';
import type { Entry } from '../table/entry.ts';
import { fold, openTable, tryFold } from '../table/fold.ts';
import type { Table } from '../table/table.ts';
import type { FindRules } from './games.ts';
import { canBeSeen, fittingTable, oldTable } from './snapshot.ts';

/** A match in a node's memory: its log so far and what follows from it. The store has the truth. */
export interface Live {
  readonly id: string;
  readonly secret: string;
  readonly rules: Rules<GameTypes>;
  readonly entries: Entry[];
  table: Table;
  /** Why it can no longer be played, though it can be looked at; null as a rule. */
  readonly frozen: string | null;
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
  const table = (await fromSnapshot(store, base)) ?? replayed(base);
  return { ...base, table, frozen: null };
}

type Base = Pick<Live, 'id' | 'secret' | 'rules' | 'entries'>;

/** The table that its snapshot and what came after lead to; undefined where they do not go together. */
async function fromSnapshot(store: Store, { id, rules, entries }: Base): Promise<Table | undefined> {
  const snapshot = await store.snapshot(id);
  let table = snapshot && fittingTable(snapshot, rules, id, entries);
  for (const entry of entries.slice(table?.number)) {
    const next = table && tryFold(table, entry);
    if (next === undefined || 'ok' in next) return undefined;
    table = next;
  }
  return table;
}

function replayed({ id, secret, rules, entries }: Base): Table {
  const [first, ...rest] = entries;
  if (first === undefined) throw new Error(`match ${id} has no log`);
  try {
    return rest.reduce((table, entry) => fold(table, entry), openTable(id, secret, rules, first));
  } catch (cause) {
    throw new Damaged('A log that the rules it was kept under do not allow.', { cause });
  }
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
    if (kept === undefined || leadsToTheSame(then ?? null, kept.match)) return { ...base, table: agreed, frozen: null };
  }
  const shown = kept !== undefined && canBeSeen(kept) ? kept : agreed;
  return { ...base, table: { ...shown, phase: 'closed' }, frozen: FROZEN };
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
function asFarAsAgreed({ id, secret, rules, entries }: Base, upTo: number): Table {
  const [first, ...rest] = entries.slice(0, upTo);
  if (first === undefined) throw new Error(`match ${id} has no log`);
  let table = openTable(id, secret, rules, first);
  for (const entry of rest) {
    const next = tryFold(table, entry);
    if ('ok' in next) break;
    table = next;
  }
  return table;
}
