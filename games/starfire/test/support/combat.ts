import { askOf, options } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import type { Event, Fire } from '../../rules/model.ts';
import { allMove, answer, at, battle, duel, fireAll, only, type Playthrough, ship } from './playing.ts';

/** Battles in which ships fire. */

/** All six ships of a small fleet action are within range after movement; side A fires first. */
export function melee(seats = 2): Playthrough {
  const played = battle({
    setup: { scenario: 'fleet-action' },
    seats,
    winner: 0,
    ships: [20, 20, 20, 23, 23, 23].map((column) => ({ ...at(column, 20) })),
  });
  allMove(played);
  return played;
}

export function fires(played: Playthrough, seat: number): readonly Fire[] {
  const ask = askOf(played.match, seat);
  if (ask?.kind !== 'fire') throw new Error(`seat ${seat} is not asked to fire`);
  return options(rules, played.match, ask).filter((choice): choice is Fire => typeof choice === 'object');
}

/** All ships hold fire until the turn is over; returns the seats asked, in order. */
export function holdAll(played: Playthrough): readonly number[] {
  const order: number[] = [];
  for (let ask = played.match.asks[0]; ask?.kind === 'fire'; ask = played.match.asks[0]) {
    order.push(ask.seat);
    if (order.length > played.match.board.ships.length) throw new Error('there are more shots than ships');
    const hold = fires(played, ask.seat).find((choice) => choice.at === null);
    if (hold === undefined) throw new Error('fire cannot be held');
    answer(played, ask.seat, hold);
  }
  return order;
}

/** One hit from a ship with one weapon, on a target that has lost some systems. */
export function hit(weapon: 'R' | 'Pt' | 'F' | 'L', target: string, range: number, lost: readonly number[] = []) {
  const played = duel(`[1] Q (I) ${weapon} [2]`, target, range, { winner: 0 });
  const struck = ship(played, 1);
  struck.working = struck.design.systems.map((_, place) => !lost.includes(place));
  allMove(played);
  return { played, told: fireAll(played, 0, 1, 1) };
}

export const lostIn = (told: readonly Event[]): readonly number[] =>
  only(told, 'damage').flatMap(({ lost }) => lost.map(({ place }) => place));
export const announced = (told: readonly Event[]): readonly string[] =>
  only(told, 'announced').map(({ status }) => status);
