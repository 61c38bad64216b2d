import { askingFrame, FINE } from '@starboard/kernel';
import { botThat } from './bot.ts';
import { possible } from './plain/lookahead.ts';
import { plain } from './plain/plain.ts';
import { likeliest } from './thought.ts';

/** Plays from the solution of a game; whatever is not solved it leaves to the plain bot. */
export const solved = botThat({
  id: 'solved',
  version: 1,
  name: 'Solved bot',
  about: 'Plays from the solution of the game: nobody can beat it in the long run.',
  needsSolution: true,
  async prepare(heuristics) {
    await heuristics.solution?.load();
  },
  think(rules, heuristics, view, dice, reasons = true) {
    const { mine } = view;
    if (mine === null) throw new Error('a bot was to answer where nothing is asked of it');
    const match = possible({ rules, instincts: heuristics.plain }, view, dice);
    const known = heuristics.solution?.optionsOf(match.board, mine.ask, mine.options);
    if (known === undefined) return plain.think(rules, heuristics, view, dice, reasons);
    const options = mine.options.map((choice, i) => {
      const { share = 0, worth = 0 } = known[i] ?? {};
      return { choice, share, worth: { mean: 2 * worth - 1, error: 0 } };
    });
    const { choice } = likeliest({ options });
    const { board, stack } = match;
    const reason = reasons ? heuristics.facts(board, mine.ask, choice, askingFrame(match), dice, stack) : [];
    return { seat: mine.ask.seat, options, parts: FINE, rivals: [], reason };
  },
});
