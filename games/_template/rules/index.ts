import { type Procedure, type Rules, repeat } from '@starboard/kernel';
import { start } from './01-ships.ts';
import { chargeUp, fireGuns, giveOrders, nextTurn, order } from './02-turn.ts';
import { callTheTurnLimit, seeWhoIsLeft, takeCall } from './03-ending.ts';
import { clone } from './clone.ts';
import { imagine, see } from './knowledge/see.ts';
import { PURPOSES, type Template } from './model.ts';
import { setup } from './settings.ts';

const standoff: Procedure<Template, 'standoff'> = [repeat(nextTurn)];

const turn: Procedure<Template, 'turn'> = [giveOrders, chargeUp, fireGuns, seeWhoIsLeft, callTheTurnLimit];

export const rules: Rules<Template> = {
  id: 'template',
  version: 1,
  seats: { min: 2, max: 2 },
  automata: [],
  setup,
  purposes: PURPOSES,
  draws: true,
  secrets: true,
  isOpen: () => true,
  start,
  procedures: { standoff, turn },
  decisions: { order },
  call: takeCall,
  see,
  imagine,
  clone,
  turn: (board) => board.turn,
};
