import type { UsualRules } from '@starboard/kernel';
import type { Fire, Starfire } from '../model.ts';

export const FIRE = 'fire-only-target';

/** 5.2 Firing costs nothing, so the last ship that can fire fires everything at the only target it has. */
export const usual: UsualRules<Starfire> = {
  names: [FIRE],
  answer({ mine }) {
    if (mine?.ask.kind !== 'fire') return undefined;
    const [shot, another] = mine.options.filter(isWholeShot);
    return shot === undefined || another !== undefined ? undefined : { name: FIRE, rule: '5.2', choice: shot };
  },
};

const isWholeShot = (choice: Starfire['choice']): choice is Fire =>
  typeof choice === 'object' && 'all' in choice && choice.all && choice.at !== null;
