import { changeableDice, type SomeDice } from '../../06-attack/modify.ts';
import type { Op } from '../../model/cards.ts';
import type { Face } from '../../model.ts';
import { helpOfFace } from './helping.ts';
import type { HowMany } from './some.ts';
import { facesOn, findsDice, isDice, takeDice, tellOfDice } from './taking.ts';

/** 6.6 Dice are turned to another face; `kept` ones may not be rerolled after that. */
export const change = (howMany: HowMany, some: SomeDice, to: Face, after: 'open' | 'kept' = 'open'): Op => ({
  possible: (now) => findsDice(now, howMany, some, to),
  run(_match, frame, now, tell) {
    const dice = takeDice(frame, now, howMany, some, to);
    if (!isDice(dice)) return dice;
    const before = facesOn(now, some.pool);
    for (const die of dice) {
      die.face = to;
      // A die that was rerolled, and one that is kept, are alike: neither is rerolled any more.
      if (after === 'kept') die.rerolled = true;
    }
    tellOfDice(now, some.pool, 'changed', before, tell);
    return undefined;
  },
  helps: (now) => helpOfFace(now, some.pool, to, changeableDice(now, some, to)),
  worth: () => 0.8,
});
