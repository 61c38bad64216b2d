import { newSource } from '../../../rules/11-scoring.ts';
import type { DroppedBomb } from '../../../rules/model.ts';
import { type Playthrough, passAll, run } from '../playing.ts';

export function lay(played: Playthrough, card: DroppedBomb['card'], x: number, y: number, by = 0): Playthrough {
  const { board } = played.match;
  board.numbered++;
  board.bombs = [
    ...board.bombs,
    { id: board.numbered, card, by, spot: { x: x * 1000, y: y * 1000 }, source: newSource(board, by, 'other', card) },
  ];
  return played;
}

export const timed = (played: Playthrough): Playthrough =>
  passAll(run(played, { at: 'round', step: 13, order: [], done: 0, skill: 1000 }));
