import { rollFor, type Seat } from '@starboard/kernel';
import type { Event, Match, Tell } from './model.ts';

type What = Extract<Event, { type: 'rolled-off' }>['what'];

/** Each pilot rolls a die, and the highest comes first. Equal rolls roll again among themselves. */
export function rollOff(match: Match, seats: readonly Seat[], what: What, rule: string, tell: Tell): readonly Seat[] {
  if (seats.length < 2) return seats;
  const dice = seats.map((seat) => rollFor(match.dice, what, seat));
  tell?.({ type: 'rolled-off', rule, what, rolls: seats.map((seat, i) => [seat, dice[i] ?? 0] as const) });
  const order: Seat[] = [];
  for (let die = 6; die >= 1; die--) {
    const same = seats.filter((_, i) => dice[i] === die);
    order.push(...rollOff(match, same, what, rule, tell));
  }
  return order;
}
