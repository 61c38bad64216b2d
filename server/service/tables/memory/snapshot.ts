import { blankMemory, type GameTypes, type Rules, view } from '@starboard/kernel';
import type { Snapshot } from '../../../store/store.ts';
import type { Entry } from '../../../table/entry.ts';
import { currentClock, currentOpening } from '../../../table/older-entries.ts';
import { type KeptRequests, keptRequests, requestsIn } from '../../../table/requests/requests.ts';
import { NOTHING_STANDING } from '../../../table/standing-answers.ts';
import type { Table } from '../../../table/table.ts';

/** Entries between snapshots. */
export const SNAPSHOT_EVERY = 64;

/** Raised when the layout of a table changes, or that of a game's boards without a new version of its rules. */
const LAYOUT = 7;
/** From before a snapshot kept the prints of requests instead of their ids. */
const WITH_REQUEST_IDS = 6;
/** From before seats brought anything and time limits were kept: still good for matches that have no limit. */
const WITHOUT_BRINGING = 5;
/** Also from before requests had ids. */
const WITHOUT_REQUESTS = 4;

interface Kept extends Omit<Table, 'rules' | 'requests' | 'limitSince' | Bringing>, KeptRequests {
  readonly limitSince?: Table['limitSince'];
  readonly setup?: Table['setup'];
  readonly setupChanges?: Table['setupChanges'];
  /** Missing in snapshots from before matches were opened from them. */
  readonly layout?: number;
  /** The version of the rules that folded it; by default, the one with which the match began. */
  readonly version?: number;
  /** The version of the rules that would have led elsewhere. */
  readonly frozenUnder?: number;
}

export function snapshotOf({ rules, requests, ...state }: Table): Kept {
  return { ...state, ...keptRequests(requests), layout: LAYOUT, version: rules.version };
}

/** Marks a snapshot as one from which the rules can't continue. */
export function frozen(snapshot: Snapshot, { version }: Rules<GameTypes>): Snapshot {
  return { ...snapshot, state: { ...(snapshot.state as Kept), frozenUnder: version } };
}

export function isFrozen({ state }: Snapshot, { version }: Rules<GameTypes>): boolean {
  return (state as Kept).frozenUnder === version;
}

/** The table to continue from, in a snapshot after an entry of this log; undefined if it doesn't fit. */
export function fittingTable(
  { number, state }: Snapshot,
  rules: Rules<GameTypes>,
  id: string,
  entry: Entry | undefined,
): Table | undefined {
  const { layout, version, frozenUnder: _, prints = [], requests: ids = [], ...kept } = state as Kept;
  const [requests, limitSince] = [requestsIn({ prints, requests: ids }), kept.limitSince ?? null];
  const clocks = kept.clocks.map(currentClock);
  const table: Table = { ...kept, ...bringingIn(kept), clocks, requests, limitSince, rules };
  const isOlder = layout === WITHOUT_BRINGING || layout === WITHOUT_REQUESTS;
  const isReadable = layout === LAYOUT || layout === WITH_REQUEST_IDS || (isOlder && rules.timeLimit === undefined);
  const fits = isReadable && (version ?? kept.opening.rules) === rules.version;
  const isOfLog = table.id === id && table.number === number && table.lastAt === entry?.at;
  return fits && isOfLog && canBeSeen(table) ? table : undefined;
}

type Bringing = 'setup' | 'setupChanges';

const BROUGHT_NOTHING = { brought: null, broughtChanges: 0, prepares: false, ready: true, readyChanges: 0 };
const NEWER = { ...BROUGHT_NOTHING, commitment: null, standing: NOTHING_STANDING, standingChanges: 0 };

/** In older snapshots nobody brings anything, and whoever sits is ready. */
function bringingIn({ opening, setup = opening.setup, setupChanges = 0, sitters }: Kept) {
  return { setup, setupChanges, sitters: sitters.map((sitter) => sitter && { ...BROUGHT_NOTHING, ...sitter }) };
}

type Added = 'memories' | 'diceAwaitedSince' | 'diceRestarts';

/** A table from a snapshot of any age, only to look at. */
export function oldTable({ state }: Snapshot, rules: Rules<GameTypes>): Table {
  const {
    layout: _,
    version: __,
    frozenUnder: ___,
    prints = [],
    requests: ids = [],
    ...kept
  } = state as Omit<Kept, Added> & Partial<Pick<Table, Added>>;
  const { seats } = kept.opening;
  return {
    ...kept,
    opening: currentOpening(kept.opening),
    clocks: kept.clocks.map(currentClock),
    rules,
    setup: kept.setup ?? kept.opening.setup,
    setupChanges: kept.setupChanges ?? 0,
    sitters: kept.sitters.map((sitter) => sitter && { ...NEWER, ...sitter }),
    diceAwaitedSince: kept.diceAwaitedSince ?? null,
    diceRestarts: kept.diceRestarts ?? 0,
    requests: requestsIn({ prints, requests: ids }),
    limitSince: kept.limitSince ?? null,
    memories: kept.memories ?? [null, ...seats.keys()].map((viewer) => [viewer, blankMemory(rules)]),
  };
}

/** Whether the current rules can show a stored board. */
export function canBeSeen({ rules, match, memories }: Table): boolean {
  try {
    for (const [viewer, memory] of memories) if (match !== null) view(rules, match, viewer, memory);
    return true;
  } catch {
    return false;
  }
}
