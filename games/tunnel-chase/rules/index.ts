import { integer, object, oneOf, type Procedure, type Rules, repeat } from '@starboard/kernel';
import { showAsteroid, start } from './01-asteroid.ts';
import { enterAsteroid, placeLeader, role, rollForRoles, rollLead } from './03-start.ts';
import { branch, fly, moveNext, setSpeeds, speed } from './04-movement.ts';
import { first, fixOrder, keepOrder, orderNext } from './04-order.ts';
import { navigate } from './05-navigation.ts';
import { collide, height, scrapePast, setHeights } from './06-collisions.ts';
import { fire, shoot, takeAim } from './07-shooting.ts';
import { callItQuiet, isOut, lookForWinner, takeCall } from './08-winning.ts';
import { design, designStarfighters, revealDesigns } from './09-designs.ts';
import { face, place, placeNext, rollForPlaces } from './10-chase.ts';
import { ASTEROIDS } from './asteroid/numbers.ts';
import { clone } from './clone.ts';
import { PRESETS, READY } from './data/designs.ts';
import { memory } from './knowledge/memory.ts';
import { imagine, see } from './knowledge/see.ts';
import type { Chase } from './model.ts';
import { nextTurn } from './turn.ts';

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

const labels = PRESETS.map((name) => {
  const { handling, accuracy, protection } = READY[name];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} (${handling}, ${accuracy}, ${protection})`;
});

const setup = object({
  asteroid: integer(0, ASTEROIDS, {
    title: 'Asteroid',
    description: 'Each has a number, 1 to 720. With 0 it is one at random.',
    default: 0,
  }),
  start: oneOf(['usual', 'basic', 'chase'], {
    title: 'Start',
    labels: ['As usual', 'One behind the other', 'Anywhere'],
    description: 'As usual, two pilots start one behind the other, and more start anywhere.',
    default: 'usual',
  }),
  designs: oneOf(['stock', 'own', 'given'], {
    title: 'Starfighters',
    labels: ['Stock', 'Own designs, secret', 'As chosen below'],
    description: 'Stock starfighters are alike. Own designs spend 10 points, and show only by what they do.',
    default: 'stock',
  }),
  first: oneOf(PRESETS, {
    title: 'The first pilot flies',
    labels,
    description: 'In brackets: handling, accuracy and protection.',
    default: 'stock',
  }),
  others: oneOf(PRESETS, { title: 'All others fly', labels, default: 'stock' }),
  quietLimit: integer(1, 1000, { title: 'Draw after turns without damage', default: 200 }),
});

export const rules: Rules<Chase> = {
  id: 'tunnel-chase',
  version: 1,
  seats: { min: 2, max: 25 },
  automata: [],
  setup,
  draws: true,
  secrets: true,
  isOpen: ({ setup: { designs } }) => designs !== 'own',
  objection: ({ start: begins }, seats) =>
    begins === 'basic' && seats !== 2 ? 'One behind the other is a start for two pilots.' : undefined,
  pairings: ({ designs }) =>
    designs === 'given' ? { first: ['first'], second: ['others'] } : 'Let designs be given: "designs": "given".',
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
};
