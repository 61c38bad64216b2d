import { askOf, begin, choose, type Seat } from '@starboard/kernel';
import { rigged } from '@starboard/testkit';
import { rules } from '../../rules/index.ts';
import type { Event, Match, Order, Ship } from '../../rules/model.ts';

/** A match laid out for a test: the state of the ships and the dice to come. */
interface Layout {
  readonly ships?: readonly [Partial<Ship>, Partial<Ship>];
  readonly faces?: readonly number[];
  readonly turnLimit?: number;
}

export interface Playthrough {
  readonly match: Match;
  readonly events: Event[];
}

export function standoff({ ships = [{}, {}], faces = [], turnLimit = 30 }: Layout = {}): Playthrough {
  const events: Event[] = [];
  const match = begin(rules, { turnLimit }, [null, null], rigged(...faces), (event) => {
    events.push(event);
  });
  // The first question is open already: a layout that changes who is asked has to change match.asks too.
  ships.forEach((changes, seat) => {
    Object.assign(match.board.ships[seat === 0 ? 0 : 1], changes);
  });
  return { match, events };
}

/** Plays a turn with the order of the first captain and that of the second. */
export function play({ match, events }: Playthrough, ...orders: readonly [Order, Order]): Match {
  orders.forEach((order, seat) => {
    answer({ match, events }, seat, order);
  });
  return match;
}

function answer({ match, events }: Playthrough, seat: Seat, order: Order): void {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is asked nothing`);
  choose(rules, match, ask, order, (event) => {
    events.push(event);
  });
}
