import type { Refusal } from '@starboard/protocol';
import type { Bus } from '../../bus/bus.ts';
import type { Store } from '../../store/store.ts';
import type { Decided } from '../../table/decided.ts';
import type { Entry } from '../../table/entry.ts';
import { tryFold } from '../../table/fold.ts';
import { type Asker, answerOf, signed } from '../../table/requests/requests.ts';
import { hasSameSummary } from '../../table/show.ts';
import type { Table } from '../../table/table.ts';
import type { Done } from '../service.ts';
import { lobbySummary } from './lobby-summary.ts';
import { type Attempted, type LiveTable, tableAhead, type UnderWay } from './memory/live-table.ts';
import type { LiveTables } from './memory/live-tables.ts';
import { SNAPSHOT_EVERY, snapshotOf } from './memory/snapshot.ts';
import { type PassingAnswer, passingAnswers } from './passing-answers.ts';
import { BUSY, frozen, UNKNOWN } from './refusals.ts';
import { watch } from './telling/followers.ts';
import type { Teller } from './telling/telling.ts';

interface ActingOptions {
  readonly liveTables: LiveTables;
  readonly telling: Teller;
  readonly store: Store;
  readonly bus: Bus;
  now(): number;
  /** Called for every change by this node, because bots may owe an answer now. */
  changed(table: Table): void;
}

export type Decide = (table: Table, at: number) => Decided;

/** Changes a table. A guest's request counts once, however often it is sent. */
export type ChangeTable = (id: string, decide: Decide, asker?: Asker) => Promise<Done<Table>>;

/** After losing the race for a number this often, a node gives up and says so. */
const TRIES = 10;

/**
 * Changes tables: decides, stores, and only then tells followers. A request that arrives meanwhile is decided on top of
 * the entry being stored, and the store refuses it if that entry is lost. Before refusing anything, the node catches up
 * with the store, because its memory may be old.
 */
export function createActing({ liveTables, telling, store, bus, now, changed }: ActingOptions): ChangeTable {
  async function act(id: string, decide: Decide, asker?: Asker): Promise<Done<Table>> {
    const liveTable = liveTables.atHand(id);
    let attempted: Attempted = liveTable === undefined ? 'again' : await attempt(liveTable, decide, asker, false);
    for (let tries = 1; attempted === 'again' && tries < TRIES; tries++) {
      const begun = await liveTables.alone(id, async (alone) => {
        if (!(await telling.catchUp(alone))) {
          liveTables.drop(id);
          return undefined;
        }
        return { attempted: attempt(alone, decide, asker, true) };
      });
      attempted = begun === undefined ? UNKNOWN : await begun.attempted;
    }
    return attempted === 'again' ? BUSY : attempted;
  }

  function attempt(
    liveTable: LiveTable,
    decide: Decide,
    asker: Asker | undefined,
    asOfStore: boolean,
  ): Attempted | Promise<Attempted> {
    const before = asker && answerFromBefore(liveTable, asker);
    if (before !== undefined) return before;
    if (liveTable.live.frozen !== null) return frozen(liveTable.live.frozen);
    const [table, at] = [tableAhead(liveTable), now()];
    liveTable.usedAt = at;
    const decided = decide(table, at);
    const begun = 'keep' in decided ? begin(liveTable, table, signedBy(asker, table, decided.keep), at) : decided;
    if (begun instanceof Promise) return begun;
    const answer = 'already' in begun ? 'already' : begun.refuse;
    // This node's memory may be old, so the answer has to come from the store.
    if (!asOfStore && (asker !== undefined || answer !== 'already')) return 'again';
    if (asker !== undefined) {
      liveTable.passing ??= passingAnswers();
      liveTable.passing.keep(asker, answer);
    }
    return answered(liveTable, answer);
  }

  /** Hands an entry to the store; the outcome is known when it is durable. */
  function begin(
    liveTable: LiveTable,
    before: Table,
    entry: Entry,
    at: number,
  ): Promise<Attempted> | { refuse: Refusal } {
    const { live, following, underWay } = liveTable;
    const seenEntry = watch(live, before, following);
    const after = tryFold(before, entry, seenEntry.observe);
    if ('ok' in after) {
      const { code, fact, rule } = after;
      return { refuse: rule === undefined ? { code, fact } : { code, fact, rule } };
    }
    const summary = hasSameSummary(before, after) ? null : lobbySummary(after, at);
    const kept = store.append(live.id, before.number, entry, summary, underWay.at(-1)?.entry);
    const settled = kept.then(
      (outcome) => (outcome === 'kept' ? finish(liveTable, mine) : giveUp(liveTable)),
      (error: unknown) => {
        giveUp(liveTable);
        throw error;
      },
    );
    const mine: UnderWay = { entry, before, after, seenEntry, settled };
    underWay.push(mine);
    return settled;
  }

  /** Takes over a durable entry and tells followers. */
  function finish(liveTable: LiveTable, mine: UnderWay): Attempted {
    const { live, underWay } = liveTable;
    const { entry, after, seenEntry } = mine;
    if (underWay[0] !== mine) throw new Error(`match ${live.id}: kept, but not in turn`);
    underWay.shift();
    telling.take(liveTable, entry, after, seenEntry);
    bus.tell({ match: live.id });
    if (after.number % SNAPSHOT_EVERY === 0) {
      void store.keepSnapshot(live.id, { number: after.number, state: snapshotOf(after) }).catch(() => undefined);
    }
    changed(after);
    return { ok: true, value: after };
  }

  /** If an entry is lost, so is everything decided on top of it; the store refuses that too. */
  function giveUp({ underWay }: LiveTable): 'again' {
    underWay.length = 0;
    return 'again';
  }

  return act;
}

const signedBy = (asker: Asker | undefined, table: Table, entry: Entry): Entry =>
  asker === undefined ? entry : signed(table, entry, asker);

/** The answer to a repeated request, once its change is durable; undefined for a new request. */
function answerFromBefore(liveTable: LiveTable, asker: Asker): Attempted | Promise<Attempted> | undefined {
  const isIn = (table: Table): boolean => answerOf(table, asker) !== undefined;
  if (isIn(tableAhead(liveTable))) {
    return liveTable.underWay.find(({ after }) => isIn(after))?.settled ?? { ok: true, value: liveTable.live.table };
  }
  const passing = liveTable.passing?.find(asker);
  return passing && answered(liveTable, passing);
}

function answered({ live, underWay }: LiveTable, answer: PassingAnswer): Attempted | Promise<Attempted> {
  if (answer !== 'already') return { ok: false, refusal: answer };
  return underWay.at(-1)?.settled ?? { ok: true, value: live.table };
}
