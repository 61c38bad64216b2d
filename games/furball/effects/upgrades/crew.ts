import type { Cards } from '../../rules/model/cards.ts';
import { acting } from './crew/acting.ts';
import { afterAttacks } from './crew/after-attacks.ts';
import { aiming } from './crew/aiming.ts';
import { bombs } from './crew/bombs.ts';
import { damage } from './crew/damage.ts';
import { dice } from './crew/dice.ts';
import { endOfRound } from './crew/end-of-round.ts';
import { flying } from './crew/flying.ts';
import { tokens } from './crew/tokens.ts';

export const crew: Cards<'crew'> = {
  ...flying,
  ...acting,
  ...tokens,
  ...dice,
  ...aiming,
  ...afterAttacks,
  ...damage,
  ...bombs,
  ...endOfRound,
};
