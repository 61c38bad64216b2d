import { type Procedure, type Rules, repeat } from '@starboard/kernel';
import { showAsteroid, start } from './01-asteroid/start.ts';
import { enterAsteroid, placeLeader, role, rollForRoles, rollLead } from './03-start.ts';
import { branch, fly, moveNext, setSpeeds, speed } from './04-movement/movement.ts';
import { first, fixOrder, keepOrder, orderNext } from './04-movement/order.ts';
import { navigate } from './05-navigation.ts';
import { collide, height, scrapePast, setHeights } from './06-collisions.ts';
import { fire, shoot, takeAim } from './07-shooting.ts';
import { callItQuiet, isOut, lookForWinner, takeCall } from './08-winning.ts';
import { design, designStarfighters, revealDesigns } from './09-designs/designs.ts';
import { face, place, placeNext, rollForPlaces } from './10-chase.ts';
import { clone } from './clone.ts';
import { memory } from './knowledge/memory.ts';
import { imagine, see } from './knowledge/see.ts';
import { type Chase, PURPOSES } from './model.ts';
import { objection, pairings, setup } from './settings.ts';
import { nextTurn } from './turn.ts';
import { usual } from './usual/usual.ts';

const chase: Procedure<Chase, 'chase'> = [
  showAsteroid,
  designStarfighters,
  revealDesigns,
  enterAsteroid,
  repeat(nextTurn),
];

const startingPlay: Procedure<Chase, 'start'> = [rollForRoles, rollLead, repeat(placeLeader)];

const placing: Procedure<Chase, 'placing'> = [rollForPlaces, repeat(placeNext)];

const turn: Procedure<Chase, 'turn'> = [
  setSpeeds,
  scrapePast,
  lookForWinner,
  fixOrder,
  keepOrder,
  repeat(moveNext),
  setHeights,
  collide,
  lookForWinner,
  takeAim,
  shoot,
  lookForWinner,
  callItQuiet,
];

const order: Procedure<Chase, 'order'> = [repeat(orderNext)];

const move: Procedure<Chase, 'move'> = [repeat(fly), navigate, lookForWinner];

export const rules: Rules<Chase> = {
  id: 'tunnel-chase',
  version: 2,
  seats: { min: 2, max: 25 },
  automata: [],
  setup,
  purposes: PURPOSES,
  draws: true,
  secrets: true,
  isOpen: ({ setup: { designs } }) => designs !== 'own',
  objection,
  pairings,
  start,
  procedures: { chase, start: startingPlay, placing, turn, order, move },
  decisions: { design, role, place, face, speed, first, branch, height, fire },
  call: takeCall,
  isOut,
  see,
  imagine,
  memory,
  clone,
  turn: (board) => board.turn,
  usual,
};
