import type { Seat } from '@starboard/kernel';
import type { Event } from '../rules/model.ts';
import { signed, total } from './phrases.ts';

type Scored = Extract<Event, { readonly type: 'scored' }>;

/** "Ada +5: destroys Ben, 7 in all." Where a limit applied, which one, and what it came to. */
export function scored(event: Scored, who: (seat: Seat) => string): string {
  const { seat, points, total: all } = event;
  return `${who(seat)} ${signed(points)}: ${reasonFor(event, who)}, ${total(all)} in all.`;
}

/** "destroys Ben", and which limit applied to it. */
export function reasonFor(
  { worth, points, for: what, victim, limit, as }: Scored,
  who: (seat: Seat) => string,
): string {
  if (what === 'loss') return 'own ship destroyed';
  if (what === 'survival') return 'never destroyed';
  const deed = what === 'kill' ? `destroys ${who(victim)}` : `damages ${who(victim)}`;
  switch (limit) {
    case 'none':
      return as === 'attack' ? deed : `${deed}, apart from attacks`;
    case 'round':
      if (points === 0) return `${deed}, but attacks score only once a round`;
      return what === 'kill' ? `destroying it counts ${worth} instead of ${worth - points}` : deed;
    case 'splash':
      return `${deed}, but the splash of an attack scores for only one ship`;
    case 'two-ships':
      return `${deed}, but this scores for only two ships`;
    case 'own-ship':
      return 'no points for damage to the own ship';
  }
}
