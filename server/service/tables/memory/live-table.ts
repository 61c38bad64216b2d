import type { ChatLine, People } from '@starboard/protocol';
import type { Entry } from '../../../table/entry.ts';
import type { Table } from '../../../table/table.ts';
import type { Done } from '../../service.ts';
import type { PassingAnswers } from '../passing-answers.ts';
import type { Following, SeenEntry } from '../telling/followers.ts';
import type { Live } from './live.ts';

export interface LiveTable {
  live: Live;
  readonly following: Set<Following>;
  /** Decided and handed to the store, but not known to be durable yet; in log order. */
  readonly underWay: UnderWay[];
  /** Answers that left nothing in the log; undefined while there are none. */
  passing: PassingAnswers | undefined;
  /** The table as delayed spectators see it; undefined without any. */
  delayed: Table | undefined;
  /** The last report of who is there. */
  people: People | null;
  chatTold: number;
  /** Players' chat that delayed spectators may not read yet. */
  readonly waitingChat: ChatLine[];
  usedAt: number;
}

/** An entry that the store is writing: followers don't get it yet, but further decisions build on it. */
export interface UnderWay {
  readonly entry: Entry;
  readonly before: Table;
  readonly after: Table;
  readonly seenEntry: SeenEntry;
  readonly settled: Promise<Attempted>;
}

/** 'again' if it was decided on a table that is not, or no longer, the store's. */
export type Attempted = Done<Table> | 'again';

/** The table once everything under way is stored. */
export function tableAhead({ live, underWay }: LiveTable): Table {
  return underWay.at(-1)?.after ?? live.table;
}
