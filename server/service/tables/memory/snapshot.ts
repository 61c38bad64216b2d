import { blankMemory, type GameTypes, type Rules, view } from '@starboard/kernel';
import type { Snapshot } from '../../../store/store.ts';
import type { Entry } from '../../../table/entry.ts';
import { currentClock, currentOpening } from '../../../table/older-entries.ts';
import { NOTHING_STANDING } from '../../../table/standing-answers.ts';
import type { Table } from '../../../table/table.ts';

/** How often a snapshot is kept: after so many entries. */
export const SNAPSHOT_EVERY = 64;

/** Raised when a table is laid out otherwise than before, or the boards of a game without a new version of its rules. */
const LAYOUT = 5;
/** Laid out alike, but from before requests had ids. */
const WITHOUT_REQUESTS = 4;

interface Kept extends Omit<Table, 'rules' | 'requests'> {
  readonly requests?: Table['requests'];
  /** Unsaid in those from before a match was opened from one. */
  readonly layout?: number;
  /** The version of the rules it was folded by; where it is unsaid, that with which the match began. */
  readonly version?: number;
  /** Where rules of this version would have led elsewhere. */
  readonly frozenUnder?: number;
}

/** What a snapshot of a table holds: everything but the rules. */
export function snapshotOf({ rules, ...state }: Table): Kept {
  return { ...state, layout: LAYOUT, version: rules.version };
}

/** The same snapshot, marked as one from which the rules do not go on. */
export function frozen(snapshot: Snapshot, { version }: Rules<GameTypes>): Snapshot {
  return { ...snapshot, state: { ...(snapshot.state as Kept), frozenUnder: version } };
}

export function isFrozen({ state }: Snapshot, { version }: Rules<GameTypes>): boolean {
  return (state as Kept).frozenUnder === version;
}

/** The table that a snapshot of this log holds after an entry, to go on from; undefined where it does not fit. */
export function fittingTable(
  { number, state }: Snapshot,
  rules: Rules<GameTypes>,
  id: string,
  entry: Entry | undefined,
): Table | undefined {
  const { layout, version, frozenUnder: _, ...kept } = state as Kept;
  const table: Table = { ...kept, requests: kept.requests ?? [], rules };
  const isReadable = layout === LAYOUT || layout === WITHOUT_REQUESTS;
  const fits = isReadable && (version ?? kept.opening.rules) === rules.version;
  const isOfLog = table.id === id && table.number === number && table.lastAt === entry?.at;
  return fits && isOfLog && canBeSeen(table) ? table : undefined;
}

/** What sitters of older snapshots do not have. */
const NEWER = { commitment: null, standing: NOTHING_STANDING, standingChanges: 0 };

/** Members of a table that older snapshots do not have. */
type Added = 'memories' | 'diceAwaitedSince' | 'diceRestarts';

/** A table as a snapshot has it, however old: to be looked at. */
export function oldTable({ state }: Snapshot, rules: Rules<GameTypes>): Table {
  const {
    layout: _,
    version: __,
    frozenUnder: ___,
    ...kept
  } = state as Omit<Kept, Added> & Partial<Pick<Table, Added>>;
  const { seats } = kept.opening;
  return {
    ...kept,
    opening: currentOpening(kept.opening),
    clocks: kept.clocks.map(currentClock),
    rules,
    sitters: kept.sitters.map((sitter) => sitter && { ...NEWER, ...sitter }),
    diceAwaitedSince: kept.diceAwaitedSince ?? null,
    diceRestarts: kept.diceRestarts ?? 0,
    requests: kept.requests ?? [],
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
