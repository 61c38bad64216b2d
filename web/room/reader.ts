import { type GameTypes, namesFor, type Seat, toReader, wordsFor } from '@starboard/kernel';
import type { Beats, BoardModule } from '@starboard/ui';
import type { Picture } from './picture.ts';

type Parts = Pick<Picture, 'words' | 'board'>;

/** A game's words, and the sentences of its board, for one reader. */
export function partsFor({ words, board }: Parts, reader: Seat | null): Parts {
  return { words: wordsFor(words, reader), board: boardFor(board, reader) };
}

function boardFor(board: BoardModule<GameTypes>, reader: Seat | null): BoardModule<GameTypes> {
  if (reader === null) return board;
  const { folding, beats } = board;
  return {
    ...board,
    dice(event, names, view) {
      const shown = board.dice(event, namesFor(reader, names), view);
      if (shown === null) return null;
      const { title, needed, verdict } = shown;
      const needs = needed === undefined ? {} : { needed: toReader(needed) };
      return { ...shown, ...needs, title: toReader(title), verdict: toReader(verdict) };
    },
    foretell: (view, choice, names) => board.foretell(view, choice, namesFor(reader, names)).map(toReader),
    ...(beats === undefined ? {} : { beats: beatsFor(beats, reader) }),
    ...(folding === undefined
      ? {}
      : {
          folding: {
            ...folding,
            line: (events, names, view) => toReader(folding.line(events, namesFor(reader, names), view)),
          },
        }),
  };
}

function beatsFor(beats: Beats<GameTypes>, reader: Seat): Beats<GameTypes> {
  return {
    ...beats,
    sum(events, names, view) {
      const sum = beats.sum(events, namesFor(reader, names), view);
      return sum === null ? null : { ...sum, title: toReader(sum.title), verdict: toReader(sum.verdict) };
    },
  };
}
