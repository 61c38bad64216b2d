import { mayKnow } from '@starboard/kernel';
import { type History, type SentNews, sentBoards } from '@starboard/protocol';
import type { Store } from '../../store/store.ts';
import { bytesOf, firstThatFit, lastThatFit, MOST_BYTES, MOST_ENTRIES } from '../../table/history/portion.ts';
import { retell, type Step } from '../../table/history/retell.ts';
import { tableView, type Viewer, viewersOf, viewOf } from '../../table/show.ts';
import type { Table } from '../../table/table.ts';
import { type Live, stretch, type Told } from './live.ts';
import { reach } from './look-back.ts';

/**
 * The table as it stands, or stood a moment ago, and the latest of what led to it: as past what a guest knows already, to
 * be shown what is new to them, of which there is not more than is bearable.
 */
export function newsOf(live: Live, table: Table, guest: string, after: number | null): SentNews {
  const viewers = viewersOf(table, guest);
  const known = Math.min(after ?? table.number, table.number);
  const steps = live.frozen === null ? lastSteps(live, known, table, viewers) : [];
  const shownFrom = steps[0]?.number ?? table.number + 1;
  const { match } = table;
  const shown = viewers.flatMap((viewer) => {
    if (match === null) return [];
    const { board, ...view } = viewOf(table, match, viewer);
    const happenings = steps.flatMap((step) => step.happenings(viewer));
    return [{ viewer, view, ...sentBoards(null, happenings, board) }];
  });
  const left = MOST_BYTES / viewers.length - bytesOf(shown[0]?.happenings ?? []);
  const past = shownFrom > known + 1 ? [] : latestPast(live.recent, known, left);
  const updates = shown.map((update) => {
    const events = past.flatMap(({ events }) => events).filter((event) => mayKnow(event, update.viewer));
    return { ...update, past: events };
  });
  return { table: tableView(table, guest), begins: past[0]?.number ?? shownFrom, updates };
}

/** What happened after a number, as far back as is bearable and at hand. */
function lastSteps(live: Live, known: number, table: Table, viewers: readonly Viewer[]): readonly Step[] {
  const upTo = table.number;
  if (known >= upTo) return [];
  const wanted = Math.max(known, upTo - MOST_ENTRIES);
  const fromTheFirst = live.from === 0 && wanted < MOST_ENTRIES;
  const start = fromTheFirst ? undefined : (live.marks.near(wanted, live.from) ?? table);
  if (start !== undefined && start.number >= upTo) return [];
  return lastThatFit(retell(live, start, Math.max(wanted, start?.number ?? 0), upTo, viewers), viewers);
}

/** The latest entries up to a number whose events fit into so many bytes. */
function latestPast(recent: readonly Told[], upTo: number, most: number): readonly Told[] {
  const known = recent.slice(-MOST_ENTRIES).filter(({ number }) => number <= upTo);
  let left = most;
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
  store: Store,
  live: Live,
  { after: wanted, before }: Where,
  upTo: number,
  viewers: readonly Viewer[],
): Promise<History> {
  const last = Math.min(upTo, before === undefined ? wanted + MOST_ENTRIES : Math.max(0, before - 1));
  const after = Math.min(last, Math.max(wanted, last - MOST_ENTRIES));
  const start = await reach(store, live, after);
  const steps = retell(await stretch(store, live, after, last), start, after, last, viewers);
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
