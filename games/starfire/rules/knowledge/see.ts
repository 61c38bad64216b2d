import type { View } from '@starboard/kernel';
import { clone } from '../clone.ts';
import type { Board, Starfire } from '../model.ts';

/** Nothing on the board is secret: everybody sees all of it. */
export function see(board: Board): Board {
  return clone(board);
}

export function imagine({ board }: View<Starfire>): Board {
  return clone(board);
}
