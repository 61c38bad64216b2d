import type { Decided } from '../table/decided.ts';
import { answerStanding, standingMove } from '../table/standing-answers.ts';
import type { Table } from '../table/table.ts';
import { createBuckets, type Rate } from './bucket.ts';

interface StandingOptions {
  act(match: string, decide: (table: Table, at: number) => Decided): Promise<unknown>;
  now?(): number;
}

/** As fast as a person may play. The clocks find what has to wait. */
const RATE: Rate = { burst: 80, perSecond: 20 };

/** Gives standing answers as soon as they are due, on whichever node. */
export function createStanding({ act, now = () => performance.now() }: StandingOptions): (table: Table) => void {
  const buckets = createBuckets(RATE, now);
  return (table) => {
    const due = standingMove(table);
    const guest = due && table.sitters[due.move.seat]?.guest;
    // If anything happened meanwhile, this decides on the new state; a faster node has done the same.
    if (guest && buckets.take(guest)) act(table.id, answerStanding).catch(() => undefined);
  };
}
