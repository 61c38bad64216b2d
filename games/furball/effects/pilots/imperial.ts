import type { Cards } from '../../rules/model/cards.ts';
import { advanced } from './imperial/advanced.ts';
import { bombers } from './imperial/bombers.ts';
import { fighters } from './imperial/fighters.ts';
import { firstOrder } from './imperial/first-order.ts';

export const imperial: Cards<'imperial'> = {
  ...bombers,
  ...advanced,
  ...fighters,
  ...firstOrder,
};
