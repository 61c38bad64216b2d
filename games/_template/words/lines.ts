import { CALLED_OFF, GAVE_UP, type Names, nameOf, plural } from '@starboard/kernel';
import type { Event } from '../rules/model.ts';
import { ORDER_NAMES } from './phrases.ts';

export function line(event: Event, names: Names): string {
  switch (event.type) {
    case 'turn':
      return `Turn ${event.turn}`;
    case 'ordered':
      return `${nameOf(names, event.seat)} ${ORDER_NAMES[event.order]}.`;
    case 'charged':
      return `${nameOf(names, event.seat)} has ${plural(event.charges, 'charge')} now.`;
    case 'fired':
      return `${nameOf(names, event.seat)} rolls ${event.dice.join(', ')} and needs ${event.needed}${event.needed < 6 ? ' or more' : ''}: ${plural(event.hits, 'hit')}.`;
    case 'destroyed':
      return `${nameOf(names, event.seat)}’s ship is destroyed.`;
    case 'gave-up':
      return `${nameOf(names, event.seat)} ${GAVE_UP[event.how]}.`;
    case 'called-off':
      return CALLED_OFF[event.how];
  }
}
