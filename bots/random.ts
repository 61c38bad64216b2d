import { botThat } from './bot.ts';

export const random = botThat({
  id: 'random',
  version: 1,
  name: 'Random bot',
  about: 'Picks any legal option, all equally likely.',
  think(_rules, _heuristics, { mine }) {
    if (mine === null) throw new Error('a bot was to answer where nothing is asked of it');
    const share = 1 / mine.options.length;
    const options = mine.options.map((choice) => ({ choice, share, worth: null }));
    return { seat: mine.ask.seat, options, parts: options.length, rivals: [], reason: [] };
  },
});
