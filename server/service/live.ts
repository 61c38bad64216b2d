import { blankMemory, canonical, type GameTypes, type Input, type Match, type Rules, view } from '@starboard/kernel';
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
  const kept = snapshot && fromSnapshot(snapshot.state as object, base.rules);
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

/** Whether today's rules can show a board that other rules have left. */
function canBeSeen({ rules, match, memories }: Table): boolean {
  try {
    for (const [viewer, memory] of memories) if (match !== null) view(rules, match, viewer, memory);
    return true;
  } catch {
    return false;
  }
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

/** A table as a snapshot has it. Older ones called inputs moves, and knew no memories. */
function fromSnapshot(state: object, rules: Rules<GameTypes>): Table {
  const kept = state as Omit<Table, 'rules' | 'inputs' | 'memories'> &
    Partial<Pick<Table, 'inputs' | 'memories'>> & { readonly moves?: readonly Input[] };
  const blank = [null, ...kept.opening.seats.keys()].map((viewer) => [viewer, blankMemory(rules)] as const);
  return { ...kept, rules, inputs: kept.inputs ?? kept.moves ?? [], memories: kept.memories ?? blank };
}

/** What a snapshot of a table holds: everything but the rules. */
export function snapshotOf({ rules: _, ...state }: Table): Omit<Table, 'rules'> {
  return state;
}
