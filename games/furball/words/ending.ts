import {
  type Ending,
  inARow,
  type Names,
  nameOf,
  plural,
  type Result,
  type Seat,
  type View,
  verdictFor,
} from '@starboard/kernel';
import type { Event, Furball } from '../rules/model.ts';
import { total } from './phrases.ts';

type Events = readonly Event[];

/** Describes the end of a Furball from the viewer's side: all places count. */
export function ending(view: View<Furball>, names: Names, told: Events): Ending {
  const { result, seat } = view;
  if (result === null) return { headline: 'The game goes on.', summary: [] };
  return {
    headline: headline(view, names, told),
    summary: [length(result), ...standings(view, names), ...(seat === null ? [] : deeds(told, seat))],
  };
}

function length({ rule, turns }: Result): string {
  if (rule !== '12.2') return `The game took ${plural(turns, 'round')}.`;
  return turns === 0 ? 'Time was called before round 1.' : `Time was called, and the game ended after round ${turns}.`;
}

/** "You won: 12 points, 3 ahead of Ben." "You came 4th of 8: 2 points to Ada’s 12." */
function headline({ result, seat, board }: View<Furball>, names: Names, told: Events): string {
  const places = result?.places ?? [];
  const score = (each: Seat): number => board.ships[each]?.score ?? 0;
  const at = (place: number): Seat => Math.max(0, places.indexOf(place));
  const winner = at(1);
  const how = calledOff(told);
  if (seat === null)
    return `${nameOf(names, winner)} wins: ${lead(score(winner), score(at(2)), nameOf(names, at(2)))}${how}.`;
  if (places[seat] === 1) return `You won: ${lead(score(seat), score(at(2)), nameOf(names, at(2)))}${how}.`;
  const tied = score(seat) === score(winner) ? `, level on points; ${TIE_BREAK}` : '';
  const points = `${total(score(seat))} to ${nameOf(names, winner)}’s ${total(score(winner))}${tied}`;
  return `${verdictFor(places, seat)}: ${points}${how}.`;
}

/** 12.4 */
const TIE_BREAK = 'the smaller squad comes first, then the lower skill';

function lead(first: number, second: number, other: string): string {
  const points = plural(first, 'point').replace('-', '−');
  return first === second
    ? `${points}, level with ${other}; ${TIE_BREAK}`
    : `${points}, ${first - second} ahead of ${other}`;
}

function calledOff(told: Events): string {
  return told.some(({ type }) => type === 'called-off') ? ', when the host closed the game' : '';
}

/** Everybody, from the first place to the last. */
function standings({ result, board, seat }: View<Furball>, names: Names): readonly string[] {
  const places = result?.places ?? [];
  const order = [...board.ships.keys()].toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return order.map((each) => {
    const ship = board.ships[each];
    const lost = ship === undefined || ship.losses === 0 ? 'never destroyed' : `destroyed ${timesSaid(ship.losses)}`;
    const left = ship?.status === 'out' ? ', left' : '';
    const points = plural(ship?.score ?? 0, 'point').replace('-', '−');
    return `${capitalPlace(places[each] ?? 0)}: ${each === seat ? 'you' : nameOf(names, each)}, ${points}, ${lost}${left}.`;
  });
}

const NUMBERS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];
const capitalPlace = (place: number): string => NUMBERS[place] ?? `Place ${place}`;

const timesSaid = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** The results of the viewer's attacks, from the known events. */
function deeds(told: Events, seat: Seat): readonly string[] {
  const attacks = told.filter((event) => event.type === 'attacks' && event.ship === seat).length;
  if (attacks === 0) return [];
  const hits = told.filter((event) => event.type === 'compared' && event.ship === seat && event.hit).length;
  const kills = told.filter((event) => event.type === 'destroyed' && event.by === seat && event.ship !== seat).length;
  const parts = [plural(attacks, 'attack'), plural(hits, 'hit'), plural(kills, 'kill')];
  return [`Your ship made ${inARow(parts)}.`];
}
