import type { Bot } from './bot.ts';
import { possible } from './lookahead.ts';
import { plain } from './plain.ts';
import { drawFrom } from './regret-matching.ts';

/** Plays from the solution of a game; whatever is not solved it leaves to the plain bot. */
export const solved: Bot = {
  id: 'solved',
  name: 'Solved bot',
  about: 'Plays from the solution of the game: nobody can beat it in the long run.',
  needsSolution: true,
  async prepare(heuristics) {
    await heuristics.solution?.load();
  },
  choose(rules, heuristics, view, dice) {
    const { mine } = view;
    if (mine === null) throw new Error('a bot was to answer where nothing is asked of it');
    const { board } = possible({ rules, heuristics }, view, dice);
    const solvedOptions = heuristics.solution?.optionsOf(board, mine.ask, mine.options);
    if (solvedOptions === undefined) return plain.choose(rules, heuristics, view, dice);
    return drawFrom(
      dice,
      mine.options,
      solvedOptions.map(({ share }) => share),
    );
  },
};
