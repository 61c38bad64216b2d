import { blankMemory, type GameTypes, type Rules, view } from '@starboard/kernel';
import type { Snapshot } from '../../store/store.ts';
import type { Entry } from '../../table/entry.ts';
import { currentClock, currentOpening } from '../../table/older-entries.ts';
import type { Table } from '../../table/table.ts';

/** How often a snapshot is kept: after so many entries. */
export const SNAPSHOT_EVERY = 64;

/** Raised when a table is laid out otherwise than before, or the boards of a game without a new version of its rules. */
const LAYOUT = 4;

interface Kept extends Omit<Table, 'rules'> {
  /** Unsaid in those from before a match was opened from one. */
  readonly layout?: number;
}

/** What a snapshot of a table holds: everything but the rules. */
export function snapshotOf({ rules: _, ...state }: Table): Kept {
  return { ...state, layout: LAYOUT };
}

/** The table that a snapshot of this log holds, to go on from; undefined where it does not fit it. */
export function fittingTable(
  { number, state }: Snapshot,
  rules: Rules<GameTypes>,
  id: string,
  entries: readonly Entry[],
): Table | undefined {
  const { layout, ...kept } = state as Kept;
  const table: Table = { ...kept, rules };
  const fits = layout === LAYOUT && table.id === id && table.number === number;
  return fits && table.lastAt === entries[number - 1]?.at && canBeSeen(table) ? table : undefined;
}

/** Members of a table that older snapshots do not have. */
type Added = 'memories' | 'lastMoves' | 'diceAwaitedSince' | 'diceRestarts';

/** A table as a snapshot has it, however old: to be looked at. */
export function oldTable({ state }: Snapshot, rules: Rules<GameTypes>): Table {
  const { layout: _, ...kept } = state as Omit<Kept, Added> & Partial<Pick<Table, Added>>;
  const { seats } = kept.opening;
  return {
    ...kept,
    opening: currentOpening(kept.opening),
    clocks: kept.clocks.map(currentClock),
    rules,
    sitters: kept.sitters.map((sitter) => sitter && { ...sitter, commitment: sitter.commitment ?? null }),
    diceAwaitedSince: kept.diceAwaitedSince ?? null,
    diceRestarts: kept.diceRestarts ?? 0,
    lastMoves: kept.lastMoves ?? seats.map(() => null),
    memories: kept.memories ?? [null, ...seats.keys()].map((viewer) => [viewer, blankMemory(rules)]),
  };
}

/** Whether today's rules can show a board that was kept. */
export function canBeSeen({ rules, match, memories }: Table): boolean {
  try {
    for (const [viewer, memory] of memories) if (match !== null) view(rules, match, viewer, memory);
    return true;
  } catch {
    return false;
  }
}
