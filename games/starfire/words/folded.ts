import { type Names, plural } from '@starboard/kernel';
import type { Event, Lost } from '../rules/model.ts';
import { damage, line } from './lines.ts';
import { FACING_NAMES } from './phrases.ts';

type EventOf<T> = Extract<Event, { readonly type: T }>;
type Several = readonly [Event, ...Event[]];

/** Several events as one line of the log: a ship's moves of a turn, or a salvo and its effects. */
export function foldedLine(events: Several, names: Names): string {
  const [first] = events;
  if (events.length === 1) return line(first, names);
  return first.type === 'fires' ? salvo(first, events, names) : moves(events, names);
}

function moves(events: Several, names: Names): string {
  const steps = events.filter((event) => event.type === 'moved');
  const last = steps.at(-1);
  if (last === undefined) return line(events[0], names);
  const points = plural(steps.length, 'point');
  const facing = `facing ${FACING_NAMES[last.facing]}`;
  return steps.every(({ order }) => order.startsWith('stay'))
    ? `${last.ship.name} stays in ${last.hex} with ${points}, ${facing}.`
    : `${last.ship.name} moves to ${last.hex} with ${points}, ${facing}.`;
}

function salvo(fires: EventOf<'fires'>, events: Several, names: Names): string {
  const shots = events.filter((event) => event.type === 'shot');
  const hits = shots.filter(({ hit }) => hit).length;
  const lost: Lost[] = events.flatMap((event) => (event.type === 'damage' ? event.lost : []));
  const left = events.findLast((event) => event.type === 'damage')?.left;
  const fired = line(fires, names).replace(/\.$/, '');
  const goesOn = shots.length < fires.weapons.length && hits === 0;
  if (shots.length === 0 || goesOn) return `${fired}.`;
  if (hits === 0) return `${fired}: no hit.`;
  if (left === undefined) return `${fired}: ${plural(hits, 'hit')}.`;
  return `${fired}: ${plural(hits, 'hit')}. ${damage(fires.at, lost, left)}`;
}
