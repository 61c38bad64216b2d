import { type GameTypes, type Observer, project } from '@starboard/kernel';
import type { SentChange, SentNews } from '@starboard/protocol';
import type { Entry } from '../../../table/entry.ts';
import { isHeldFor } from '../../../table/held-seats.ts';
import { type Happened, isChange, type Seen, type Telling, tellingOf } from '../../../table/history/change.ts';
import { atOnce } from '../../../table/history/piecemeal.ts';
import { type Viewer, viewersOf } from '../../../table/show.ts';
import type { Table } from '../../../table/table.ts';
import type { Follower } from '../../service.ts';
import type { Live } from '../memory/live.ts';
import { newsOf } from './news.ts';

/** A follower, and the number of the last entry it got. */
export interface Following {
  readonly guest: string;
  readonly follower: Follower;
  told: number;
  as: Standpoint | null;
}

interface Standpoint {
  readonly sitters: Table['sitters'];
  readonly viewers: readonly Viewer[];
  /** All of a kind get the same messages. */
  readonly kind: string;
}

export interface SeenEntry {
  readonly observe: Observer<GameTypes>;
  readonly events: readonly GameTypes['event'][];
  readonly seen: Seen;
}

/** Watches, for all followers, an entry being tried. */
export function watch(live: Live, table: Table, following: Iterable<Following>): SeenEntry {
  const { observe, happenings } = project(live.rules, allViewers(table, following));
  const events: GameTypes['event'][] = [];
  return {
    events,
    seen: happenings,
    observe(event, match) {
      events.push(event);
      observe(event, match);
    },
  };
}

/**
 * Sends followers an entry: as a change if they have everything before it, else as the current state. The message for
 * each kind is made once.
 */
export function tell(live: Live, following: Iterable<Following>, happened: Happened): void {
  const { before, after } = happened;
  const changes: { readonly kind: string; readonly change: SentChange }[] = [];
  let afresh: Map<string, SentNews> | undefined;
  let telling: Telling | undefined;
  for (const each of following) {
    const { guest, follower, told } = each;
    if (told >= after.number) continue;
    each.told = after.number;
    const { viewers, kind } = standpointOf(each, after);
    if (told !== before.number || !isChange(before, after, guest)) {
      const name = `${told} ${kind}`;
      afresh ??= new Map();
      const news = afresh.get(name) ?? atOnce(newsOf(live, after, guest, told));
      afresh.set(name, news);
      follower.news(news);
      continue;
    }
    telling ??= tellingOf(happened);
    let made = changes.find((each) => each.kind === kind);
    if (made === undefined) {
      made = { kind, change: telling(guest, viewers) };
      changes.push(made);
    }
    follower.change(made.change);
  }
}

function allViewers(table: Table, following: Iterable<Following>): readonly Viewer[] {
  const viewers: Viewer[] = [];
  for (const each of following) {
    for (const viewer of standpointOf(each, table).viewers) if (!viewers.includes(viewer)) viewers.push(viewer);
  }
  return viewers;
}

function standpointOf(following: Following, table: Table): Standpoint {
  if (following.as?.sitters === table.sitters) return following.as;
  const { guest } = following;
  const viewers = viewersOf(table, guest);
  const held = table.opening.seats.flatMap((_, seat) => (isHeldFor(table, seat, guest) ? [seat] : []));
  const kind = `${viewers} ${table.opening.host === guest} ${held}`;
  following.as = { sitters: table.sitters, viewers, kind };
  return following.as;
}

export function changesSeats({ type }: Entry): boolean {
  return type === 'sat' || type === 'left-seat' || type === 'freed';
}
