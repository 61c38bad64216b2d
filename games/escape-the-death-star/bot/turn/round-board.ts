import type { BoardView } from '../../rules/model.ts';

/** What a round of Game 2 depends on, and everybody can see before the reveal. */
export interface RoundBoard
  extends Pick<
    BoardView,
    'setup' | 'imperial' | 'soldiers' | 'weapons' | 'closet' | 'cards' | 'imperialCards' | 'red'
  > {
  readonly rebels: readonly RoundRebel[];
}

/** A Rebel without its peg, which only some may see. */
export type RoundRebel = Omit<BoardView['rebels'][number], 'peg' | 'hero' | 'captives'>;

/** The public part of a board, as plain data. */
export function roundBoardOf(board: BoardView): RoundBoard {
  const { setup, imperial, soldiers, weapons, closet, cards, imperialCards, red } = board;
  const rebels = board.rebels.map(({ seat, square, die, armed, jailed, cards: own }) => ({
    seat,
    square,
    die,
    armed,
    jailed,
    cards: own,
  }));
  return { setup, imperial, rebels, soldiers, weapons, closet, cards, imperialCards, red };
}
