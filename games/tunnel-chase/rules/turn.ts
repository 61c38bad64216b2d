import type { FrameAt, Match, Tell } from './model.ts';

/** 4 to 8 Turn follows turn until one pilot is left. */
export function nextTurn({ board }: Match, _frame: FrameAt<'chase'>, tell: Tell) {
  board.turn++;
  tell?.({ type: 'turn', rule: '4.1', turn: board.turn });
  const none = board.pilots.map(() => null);
  return {
    call: {
      at: 'turn',
      step: 0,
      returned: null,
      order: [],
      moved: 0,
      heights: none,
      shots: [...none],
    } as FrameAt<'turn'>,
  };
}
