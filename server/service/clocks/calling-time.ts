import type { Store } from '../../store/store.ts';
import { timesToCall } from '../../table/clock.ts';
import * as commands from '../../table/commands.ts';
import type { Table } from '../../table/table.ts';
import type { Bots } from '../bots/bots.ts';
import { lobbySummary } from '../tables/lobby-summary.ts';
import type { Tables } from '../tables/tables.ts';
import type { Called } from './clocks.ts';

interface CallingTimeOptions {
  readonly store: Pick<Store, 'keepSummary'>;
  readonly tables: Pick<Tables, 'act'>;
  letAnswer(table: Table): ReturnType<Bots['letThink']>;
  now(): number;
}

/** After these refusals, no clock can be called at a match until somebody changes something. */
const STUCK = new Set(['frozen', 'unknown-match']);

/** Does what is due at a match: time that ran out, and answers that a dead node owed. */
export function callingTime({ store, tables, letAnswer, now }: CallingTimeOptions): (id: string) => Promise<Called> {
  return async (id) => {
    const called = await tables.act(id, commands.callTime);
    if (!called.ok) return STUCK.has(called.refusal.code) ? 'stuck' : 'done';
    let table = called.value;
    for (let more = timesToCall(table, now()); more > 0; more--) {
      const next = await tables.act(id, commands.callTime);
      if (next.ok) table = next.value;
    }
    if (table.phase === 'over') await store.keepSummary(id, table.number, lobbySummary(table, now()));
    return letAnswer(table) === 'paused' ? 'idle' : 'done';
  };
}
