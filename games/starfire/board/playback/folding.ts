import type { BoardModule } from '@starboard/ui';
import type { Starfire } from '../../rules/model.ts';
import { foldedLine } from '../../words/folded.ts';

/** The log shows a ship's moves of a turn as one line, and a salvo with its effects as another. */
export const folding = {
  key(event) {
    switch (event.type) {
      case 'moved':
        return `moves of ${event.ship.id}`;
      case 'fires':
      case 'shot':
        return `fire at ${event.at.id}`;
      case 'damage':
        return `fire at ${event.ship.id}`;
      default:
        return null;
    }
  },
  begins: ({ type }) => type === 'fires',
  ends: ({ type }) => type === 'turn',
  line: foldedLine,
} satisfies NonNullable<BoardModule<Starfire>['folding']>;
