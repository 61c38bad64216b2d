import { mayKnow } from '@starboard/kernel';
import { type History, type SentNews, sentBoards } from '@starboard/protocol';
import { bytesOf, firstThatFit, lastThatFit, MOST_BYTES, MOST_ENTRIES } from '../../table/portion.ts';
import { retell, type Step } from '../../table/retell.ts';
import { tableView, type Viewer, viewersOf, viewOf } from '../../table/show.ts';
import type { Table } from '../../table/table.ts';
import { type Live, reach, type Told } from './live.ts';

/**
 * The table as it stands, or stood a moment ago, and the latest of what led to it: as past what a guest knows already, to
 * be shown what is new to them, of which there is not more than is bearable.
 */
export function newsOf(live: Live, table: Table, guest: string, after: number | null): SentNews {
  const viewers = viewersOf(table, guest);
  const known = Math.min(after ?? table.number, table.number);
  const steps = live.frozen === null ? lastSteps(live, known, table, viewers) : [];
  const shownFrom = steps[0]?.number ?? table.number + 1;
  const past = shownFrom > known + 1 ? [] : latestPast(live.recent, known);
  const { match } = table;
  const updates = viewers.flatMap((viewer) => {
    if (match === null) return [];
    const { board, ...view } = viewOf(table, match, viewer);
    const shown = steps.flatMap((step) => step.happenings(viewer));
    const events = past.flatMap(({ events }) => events).filter((event) => mayKnow(event, viewer));
    return [{ viewer, past: events, view, ...sentBoards(null, shown, board) }];
  });
  return { table: tableView(table, guest), begins: past[0]?.number ?? shownFrom, updates };
}

/** What happened after a number, as far back as is bearable and at hand. */
function lastSteps(live: Live, known: number, table: Table, viewers: readonly Viewer[]): readonly Step[] {
  const upTo = table.number;
  if (known >= upTo) return [];
  const wanted = Math.max(known, upTo - MOST_ENTRIES);
  const start = wanted < MOST_ENTRIES ? undefined : (live.marks.near(wanted) ?? table);
  return lastThatFit(retell(live, start, Math.max(wanted, start?.number ?? 0), upTo, viewers), viewers);
}

/** The latest entries up to a number whose events fit. */
function latestPast(recent: readonly Told[], upTo: number): readonly Told[] {
  const known = recent.filter(({ number }) => number <= upTo);
  let left = MOST_BYTES;
  const tooLong = known.findLastIndex(({ events }) => {
    left -= bytesOf(events);
    return left < 0;
  });
  return known.slice(tooLong + 1);
}

/** Where in a log somebody wants to look: right after a number or, where that is given, right before another. */
export interface Where {
  readonly after: number;
  readonly before?: number;
}

/** A page of what happened, up to a number that its guest may see. */
export async function historyOf(
  live: Live,
  { after: wanted, before }: Where,
  upTo: number,
  viewers: readonly Viewer[],
): Promise<History> {
  const last = Math.min(upTo, before === undefined ? wanted + MOST_ENTRIES : Math.max(0, before - 1));
  const after = Math.min(last, Math.max(wanted, last - MOST_ENTRIES));
  const start = await reach(live, after);
  const steps = retell(live, start, after, last, viewers);
  const told = before === undefined ? firstThatFit(steps, viewers) : lastThatFit(steps, viewers);
  return {
    begins: told[0]?.number ?? last + 1,
    ends: told.at(-1)?.number ?? last,
    updates: viewers.map((viewer) => ({
      viewer,
      happenings: sentBoards(
        null,
        told.flatMap((step) => step.happenings(viewer)),
        null,
      ).happenings,
    })),
  };
}
