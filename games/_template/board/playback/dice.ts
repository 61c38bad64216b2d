import { type Names, nameOf, plural } from '@starboard/kernel';
import type { DiceShown } from '@starboard/ui';
import type { Event } from '../../rules/model.ts';

export function dice(event: Event, names: Names): DiceShown | null {
  if (event.type !== 'fired') return null;
  return {
    title: `${nameOf(names, event.seat)} fires`,
    faces: event.dice,
    sides: 6,
    needed: event.needed < 6 ? `Each die needs ${event.needed} or more` : 'Each die needs a 6',
    verdict: plural(event.hits, 'hit'),
    good: event.hits > 0,
    goodFor: [event.seat],
  };
}
