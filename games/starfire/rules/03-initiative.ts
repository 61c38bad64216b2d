import { rollFor } from '@starboard/kernel';
import { type FrameAt, type Match, other, type Side, type Tell } from './model.ts';

const TEN = 10;

/**
 * 3.1 Each side rolls a ten-sided die, and the higher wins. 3.2 A tie goes to last turn's loser. 3.3 On the first turn
 * it is rolled again.
 */
export function rollInitiative({ board, dice: generator }: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const before = board.winner;
  for (;;) {
    const dice = [rollFor(generator, 'initiative', 0, TEN), rollFor(generator, 'initiative', 1, TEN)] as const;
    const tied = dice[0] === dice[1];
    const winner: Side | null = tied ? (before === null ? null : other(before)) : dice[0] > dice[1] ? 0 : 1;
    tell?.({ type: 'initiative', rule: tied ? (before === null ? '3.3' : '3.2') : '3.1', dice, winner });
    if (winner === null) continue;
    board.winner = winner;
    return;
  }
}

/** 3.4 The winner of initiative moves last and fires first. */
export function winnerOf({ board }: Match): Side {
  if (board.winner === null) throw new Error('nobody has won initiative yet');
  return board.winner;
}
