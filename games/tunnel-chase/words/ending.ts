import {
  type Ending,
  headlineOf,
  headlineOfCall,
  inARow,
  type Names,
  nameOf,
  ordinal,
  plural,
  type Seat,
  type View,
} from '@starboard/kernel';
import { type BoardView, type Chase, type Event, isFlying, type PilotView } from '../rules/model.ts';
import { times } from './phrases.ts';

const DRAWS: { readonly [rule: string]: string } = {
  '8.2': 'the last starfighters blew up together',
  '8.3': 'nobody was damaged for too long',
};

/** With more pilots than this, the summary mentions only the first and the viewer. */
const FEW = 6;

/** Describes the end of a chase from the viewer's side. */
export function ending(view: View<Chase>, names: Names, told: readonly Event[]): Ending {
  const { result, board } = view;
  if (result === null) return { headline: 'The chase goes on.', summary: [] };
  return {
    headline: headline(view, names, told),
    summary: [
      `The chase took ${plural(result.turns, 'turn')}.`,
      ...standings(view, names),
      ...deeds(view, told, board),
    ],
  };
}

/** Says what decided the chase: a call, the reason for a draw, or how the last opponent was lost. */
function headline(view: View<Chase>, names: Names, told: readonly Event[]): string {
  const last = told.findLast(
    (event) => event.type === 'gave-up' || event.type === 'called-off' || event.type === 'wrecked',
  );
  if (last !== undefined && last.type !== 'wrecked') return headlineOfCall(view, names, last);
  const { result, seat } = view;
  const drawn = DRAWS[result?.rule ?? ''];
  if (drawn !== undefined) return headlineOf(view, names, drawn);
  const mine = told.findLast((event) => event.type === 'wrecked' && event.seat === seat);
  const loss = mine?.type === 'wrecked' ? mine : last;
  if (loss === undefined) return headlineOf(view, names, null);
  return headlineOf(view, names, lossOf(loss, view, names, told));
}

/** "your starfighter was shot down", "the rock got Ben". */
function lossOf(loss: Extract<Event, { type: 'wrecked' }>, view: View<Chase>, names: Names, told: readonly Event[]) {
  const owner = loss.seat === view.seat ? 'your' : `${nameOf(names, loss.seat)}’s`;
  return `${owner} starfighter ${HOW[causeOf(loss, told)]}`;
}

const HOW = {
  shot: 'was shot down',
  wall: 'was wrecked on the wall',
  collision: 'was wrecked in a collision',
  unknown: 'blew up',
} as const;

/** The last event that damaged it. */
function causeOf(loss: Extract<Event, { type: 'wrecked' }>, told: readonly Event[]): keyof typeof HOW {
  const before = told.slice(0, told.lastIndexOf(loss));
  const hurt = before.findLast((event) => hurts(event, loss.seat));
  if (hurt === undefined) return 'unknown';
  return hurt.type === 'shot' ? 'shot' : hurt.type === 'collided' ? 'collision' : 'wall';
}

function hurts(event: Event, seat: Seat): boolean {
  switch (event.type) {
    case 'shot':
      return event.hit && event.target === seat;
    case 'navigated':
      return event.scraped && event.seat === seat;
    case 'scraped-past':
      return event.seat === seat;
    case 'collided':
      return event.pair.includes(seat);
    default:
      return false;
  }
}

/** The final places: all of them for a few pilots, else the winners and the viewer. */
function standings({ board, result, seat }: View<Chase>, names: Names): readonly string[] {
  const places = result?.places ?? [];
  const who = (other: Seat): string => (other === seat ? 'You' : nameOf(names, other));
  const order = [...board.pilots.keys()].toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  if (order.length <= FEW) return order.map((other) => `${who(other)}: ${shape(board.pilots[other])}.`);
  const winners = order.filter((other) => places[other] === 1);
  const own = seat === null || places[seat] === 1 ? [] : [`You came ${ordinal(places[seat] ?? 0)} of ${order.length}.`];
  return [`Still flying: ${survivors(board, names, winners)}.`, ...own];
}

function survivors({ pilots }: BoardView, names: Names, winners: readonly Seat[]): string {
  const alive = winners.filter((seat) => isFlying(pilots[seat] ?? { out: 1 }));
  return alive.length === 0 ? 'nobody' : inARow(alive.map((seat) => `${nameOf(names, seat)} (${shape(pilots[seat])})`));
}

function shape(pilot: PilotView | undefined): string {
  if (pilot === undefined) return '';
  const { design, damage } = pilot;
  if (!isFlying(pilot)) return 'out of the chase';
  return design === null ? `${damage} damage` : `protection ${design.protection - damage} of ${design.protection}`;
}

/** The results of the viewer's shots and flying, if the viewer knows every event. */
function deeds({ seat }: View<Chase>, told: readonly Event[], { asteroid }: BoardView): readonly string[] {
  if (seat === null || !told.some((event) => event.type === 'asteroid' && event.number === asteroid)) return [];
  const shots = told.filter((event) => event.type === 'shot' && event.by === seat);
  const hits = shots.filter((event) => event.type === 'shot' && event.hit).length;
  const scrapes = told.filter(
    (event) => event.type !== 'shot' && event.type !== 'collided' && hurts(event, seat),
  ).length;
  const shooting = shots.length === 0 ? 'fired no shots' : `hit with ${hits} of ${plural(shots.length, 'shot')}`;
  const flying = scrapes === 0 ? 'never scraped the wall' : `scraped the wall ${times(scrapes)}`;
  return [`You ${shooting} and ${flying}.`];
}
