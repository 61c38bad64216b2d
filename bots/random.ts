import { pick } from '@starboard/kernel';
import type { Bot } from './bot.ts';

export const random: Bot = {
  id: 'random',
  name: 'Random bot',
  about: 'Picks any legal option, all equally likely.',
  choose(_rules, _heuristics, { mine }, dice) {
    if (mine === null) throw new Error('a bot was to answer where nothing is asked of it');
    return pick(dice, mine.options);
  },
};
