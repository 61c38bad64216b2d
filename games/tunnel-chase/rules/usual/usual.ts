import type { UsualRules } from '@starboard/kernel';
import type { Chase } from '../model.ts';

export const FIRE = 'fire-only-target';

/** 7.2 A shot costs nothing, so most pilots fire at the only target they have. */
export const usual: UsualRules<Chase> = {
  names: [FIRE],
  answer({ mine }) {
    if (mine?.ask.kind !== 'fire') return undefined;
    const [target, another] = mine.options.filter((choice) => choice !== null);
    return target === undefined || another !== undefined ? undefined : { name: FIRE, rule: '7.2', choice: target };
  },
};
