import type { ChatLine, People } from '@starboard/protocol';
import type { Entry } from '../../../table/entry.ts';
import type { Table } from '../../../table/table.ts';
import type { Done } from '../../service.ts';
import type { PassingAnswers } from '../passing-answers.ts';
import type { Following, SeenEntry } from '../telling/followers.ts';
import type { Live } from './live.ts';

/** A match in memory with those who follow it. */
export interface LiveTable {
  live: Live;
  readonly following: Set<Following>;
  /** What was decided and handed to the store but is not known to be durable yet, in the order of the log. */
  readonly underWay: UnderWay[];
  /** What was answered without leaving anything in the log; undefined while nothing was. */
  passing: PassingAnswers | undefined;
  /** The table as those see it who are held back; undefined while nobody is. */
  delayed: Table | undefined;
  /** Who was last said to be there. */
  people: People | null;
  chatTold: number;
  /** What players said and those who are held back may not hear yet. */
  readonly waitingChat: ChatLine[];
  usedAt: number;
}

/** An entry that the store is about to keep: nobody is told of it yet, but what comes next is decided upon it. */
export interface UnderWay {
  readonly entry: Entry;
  readonly before: Table;
  readonly after: Table;
  readonly seenEntry: SeenEntry;
  readonly settled: Promise<Attempted>;
}

/** What came of an attempt to do something: 'again' where it was decided on a table that is not, or no longer, the store's. */
export type Attempted = Done<Table> | 'again';

/** The table as it will be once everything under way is kept. */
export function tableAhead({ live, underWay }: LiveTable): Table {
  return underWay.at(-1)?.after ?? live.table;
}
