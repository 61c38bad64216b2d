import type { GameTypes, Names, Viewer } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import type { Staging } from './beats.ts';

export function stagingFor(
  board: Pick<BoardModule<GameTypes>, 'dwell' | 'dice' | 'beats'>,
  names: Names,
  viewer: Viewer,
): Staging {
  return {
    dwell: (happening) => board.dwell(happening.event, { seat: viewer, board: happening.board }),
    joins: (beat, { event, board: seen }) =>
      board.beats?.joins(
        beat.map((happening) => happening.event),
        event,
        { seat: viewer, board: seen },
      ) ?? false,
    dice(happening) {
      if (board.dice(happening.event, names, happening.board) === null) return 'none';
      return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'rolling';
    },
  };
}
