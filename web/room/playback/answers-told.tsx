import { type GameTypes, isAnswered, type Words, wordsWithAnswers } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';

interface Parts {
  readonly words: Words<GameTypes>;
  readonly board: BoardModule<GameTypes>;
}

/** A game's words and board, which know nothing of what the runner answered for a player: that goes only into the log. */
export function tellingAnswers({ words, board }: Parts): Parts {
  const { Board, folding } = board;
  const withoutAnswers = ofTheGame();
  return {
    words: wordsWithAnswers(words),
    board: {
      ...board,
      Board: (props) => <Board {...props} told={withoutAnswers(props.told)} />,
      dice: (event, names, at) => (isAnswered(event) ? null : board.dice(event, names, at)),
      dwell: (event, moment) => (isAnswered(event) ? 0 : board.dwell(event, moment)),
      decisive: (event, moment) => (isAnswered(event) ? null : (board.decisive?.(event, moment) ?? null)),
      sound: (event) => (isAnswered(event) ? null : (board.sound?.(event) ?? null)),
      ...(folding && {
        folding: {
          ...folding,
          key: (event, players) => (isAnswered(event) ? null : folding.key(event, players)),
          begins: (event) => !isAnswered(event) && folding.begins(event),
          ends: (event) => !isAnswered(event) && folding.ends(event),
        },
      }),
    },
  };
}

/** Keeps the last list, because boards remember lists by identity. */
function ofTheGame(): (told: readonly GameTypes['event'][]) => readonly GameTypes['event'][] {
  const known = new WeakMap<readonly GameTypes['event'][], readonly GameTypes['event'][]>();
  return (told) => {
    const found = known.get(told) ?? (told.some(isAnswered) ? told.filter((event) => !isAnswered(event)) : told);
    known.set(told, found);
    return found;
  };
}
