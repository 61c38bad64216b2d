import type { Cards } from '../../rules/model/cards.ts';
import { acting } from './elite/acting.ts';
import { attacks } from './elite/attacks.ts';
import { dice } from './elite/dice.ts';
import { flying } from './elite/flying.ts';
import { reactions } from './elite/reactions.ts';

export const elite: Cards<'elite'> = {
  ...flying,
  ...acting,
  ...dice,
  ...attacks,
  ...reactions,
};
