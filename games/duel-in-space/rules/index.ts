import { either, integer, list, nothing, object, oneOf, type Procedure, type Rules, repeat } from '@starboard/kernel';
import { chooseShips, nextTurn, ship, start, takeStartingPositions } from './02-setup.ts';
import { aim, aimTurrets } from './03-turret.ts';
import { flyByOrFire, heading, setHeadings, turnAndFly } from './04-movement.ts';
import { declareFire, fire, nextShot, rollToHit } from './05-firing.ts';
import { countLifeSupport, rollDamage, rollSpecial, takeSpecialDamage } from './06-damage.ts';
import {
  askToFightOn,
  breakUp,
  buryPilots,
  callItQuiet,
  fallToSpecialDamage,
  fightOn,
  partOrReEngage,
  takeCall,
} from './07-ending.ts';
import { aimDroneTurrets, steerDrones } from './08-drone.ts';
import { design, designProblem, designShips, MOST, revealDesigns } from './09-designs.ts';
import { clone } from './clone.ts';
import type { Duel } from './model.ts';
import { memory } from './views/memory.ts';
import { imagine, see } from './views/see.ts';

const duel: Procedure<Duel, 'duel'> = [
  chooseShips,
  designShips,
  revealDesigns,
  takeStartingPositions,
  repeat(nextTurn),
];

const turn: Procedure<Duel, 'turn'> = [
  takeSpecialDamage,
  fallToSpecialDamage,
  aimTurrets,
  setHeadings,
  steerDrones,
  turnAndFly,
  flyByOrFire,
  breakUp,
  askToFightOn,
  partOrReEngage,
  countLifeSupport,
  buryPilots,
  callItQuiet,
];

const firing: Procedure<Duel, 'firing'> = [aimDroneTurrets, declareFire, repeat(nextShot)];

const shot: Procedure<Duel, 'shot'> = [rollToHit, rollDamage, rollSpecial];

const points = object({
  manoeuvre: integer(0, MOST.manoeuvre, { title: 'Manoeuvre' }),
  accuracy: integer(0, MOST.accuracy, { title: 'Accuracy' }),
  protection: integer(0, MOST.protection, { title: 'Protection' }),
});

const setup = object({
  designs: oneOf(['stock', 'open', 'secret'], {
    title: 'Starfighters',
    labels: ['Stock', 'Own designs', 'Own designs, secret'],
    description:
      'Stock ships are equally strong. With own designs each player spends 20 points on a ship; a secret one is known to the enemy only by what it does in flight.',
    default: 'stock',
  }),
  choosing: oneOf(['seated', 'rolled'], {
    title: 'Who flies what',
    labels: ['As seated', 'The higher roll chooses'],
    description:
      'As seated, the first seat flies the Gun Star, the second the Deck Fighter. They differ only in looks.',
    default: 'seated',
  }),
  quietLimit: integer(1, 1000, {
    title: 'Draw after this many turns without a hit',
    default: 100,
  }),
  given: list(either(nothing(), points), { title: 'Ready-made designs', maxItems: 2, default: [] }),
});

export const rules: Rules<Duel> = {
  id: 'duel-in-space',
  version: 2,
  seats: { min: 2, max: 2 },
  automata: [{ id: 'drone', name: 'Target drone', about: 'Dice move it and aim for it. Good for a first match.' }],
  setup,
  draws: true,
  secrets: true,
  isOpen: ({ setup }) => setup.designs !== 'secret',
  objection: designProblem,
  start,
  procedures: { duel, turn, firing, shot },
  decisions: { ship, design, aim, heading, fire, 'fight-on': fightOn },
  call: takeCall,
  see,
  imagine,
  memory,
  clone,
  turn: (board) => board.turn,
};
