import { pick } from '@starboard/kernel';
import type { Bot } from './bot.ts';

export const random: Bot = {
  id: 'random',
  name: 'Random',
  about: 'Takes any legal option, each as likely.',
  choose(_rules, _heuristics, { mine }, dice) {
    if (mine === null) throw new Error('a bot was to answer where nothing is asked of it');
    return pick(dice, mine.options);
  },
};
