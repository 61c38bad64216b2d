import type { BoardModule } from '@starboard/ui';
import type { Chase, Event } from '../../rules/model.ts';
import { foldedLine } from '../../words/folded.ts';

/** With more players than this, the log has no line for each. */
const A_FEW = 6;

/** The log shows a pilot's flight in a turn as one line; in a crowd, all flights of a turn and all shots. */
export const folding = {
  key: (event, players) => (players > A_FEW ? keyInCrowd(event) : keyOf(event)),
  begins: () => false,
  ends: ({ type }) => type === 'turn',
  line: foldedLine,
} satisfies NonNullable<BoardModule<Chase>['folding']>;

function keyOf(event: Event): string | null {
  switch (event.type) {
    case 'speed-set':
      return 'speeds';
    case 'flew':
    case 'headed':
    case 'navigated':
      return `flight of ${event.seat}`;
    default:
      return null;
  }
}

function keyInCrowd(event: Event): string | null {
  switch (event.type) {
    case 'placed':
      return 'places';
    case 'speed-set':
      return 'speeds';
    case 'rolled-off':
    case 'first-named':
    case 'ordered':
      return 'order';
    case 'flew':
    case 'headed':
    case 'navigated':
      return 'flights';
    case 'height-set':
    case 'passed':
    case 'collided':
      return 'heights';
    case 'held-fire':
    case 'shot':
      return 'shots';
    default:
      return null;
  }
}
