import { canonical, type GameTypes, type Rules } from '@starboard/kernel';
import { Damaged } from '../store/damaged.ts';
import type { Store } from '../store/store.ts';
import type { Entry } from '../table/entry.ts';
import { fold, openTable, tryFold } from '../table/fold.ts';
import type { Table } from '../table/table.ts';
import type { FindRules } from './games.ts';

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

/** How often a snapshot is kept: after so many entries. */
export const SNAPSHOT_EVERY = 25;

/** Reads a match from the store; undefined if there is none. */
export async function loadLive(store: Store, findRules: FindRules, id: string): Promise<Live | undefined> {
  const stored = await store.read(id, 0);
  const [first] = stored?.entries ?? [];
  if (stored === undefined || first?.type !== 'opened') return undefined;
  const rules = await findRules(first.game);
  if (rules === undefined) return undefined;
  const base = { id, secret: stored.secret, rules, entries: [...stored.entries] };
  if (first.rules !== rules.version) return underNewRules(store, base);
  try {
    return { ...base, table: replayed(base), frozen: null };
  } catch (cause) {
    throw new Damaged('A log that the rules it was kept under do not allow.', { cause });
  }
}

type Base = Pick<Live, 'id' | 'secret' | 'rules' | 'entries'>;

function replayed({ id, secret, rules, entries }: Base): Table {
  const [first, ...rest] = entries;
  if (first === undefined) throw new Error(`match ${id} has no log`);
  return rest.reduce((table, entry) => fold(table, entry), openTable(id, secret, rules, first));
}

/**
 * A match begun under other rules goes on if they would have led to the same. If not it can still be looked at, as its
 * last snapshot has it or, before the first, as far as old and new rules agree.
 */
async function underNewRules(store: Store, base: Base): Promise<Live> {
  const snapshot = await store.snapshot(base.id);
  const kept = snapshot?.state as Omit<Table, 'rules'> | undefined;
  const agreed = asFarAsAgreed(base, base.entries.length);
  if (agreed.number === base.entries.length) {
    const then = snapshot && asFarAsAgreed(base, snapshot.number).match;
    if (kept === undefined || canonical(then) === canonical(kept.match))
      return { ...base, table: agreed, frozen: null };
  }
  return { ...base, table: { ...(kept ?? agreed), rules: base.rules, phase: 'closed' }, frozen: FROZEN };
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

/** What a snapshot of a table holds: everything but the rules. */
export function snapshotOf({ rules: _, ...state }: Table): Omit<Table, 'rules'> {
  return state;
}
