import { type Procedure, type Rules, repeat } from '@starboard/kernel';
import { chooseShips, nextTurn, positionProblem, ship, start, takeStartingPositions } from './02-setup.ts';
import { aim, aimTurrets } from './03-turret.ts';
import { flyByOrFire, heading, setHeadings, turnAndFly } from './04-movement/movement.ts';
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
import { design, designProblem, designShips, revealDesigns } from './09-designs/designs.ts';
import { clone } from './clone.ts';
import { memory } from './knowledge/memory.ts';
import { imagine, see } from './knowledge/see.ts';
import { type Duel, PURPOSES } from './model.ts';
import { setup } from './settings.ts';
import { usual } from './usual/usual.ts';

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

export const rules: Rules<Duel> = {
  id: 'duel-in-space',
  version: 2,
  seats: { min: 2, max: 2 },
  automata: [
    { id: 'drone', name: 'Target drone', about: 'The drone moves and aims by dice. It is good for a first match.' },
  ],
  setup,
  purposes: PURPOSES,
  draws: true,
  secrets: true,
  isOpen: ({ setup }) => setup.designs !== 'secret',
  objection: (setup) => designProblem(setup) ?? positionProblem(setup),
  start,
  procedures: { duel, turn, firing, shot },
  decisions: { ship, design, aim, heading, fire, 'fight-on': fightOn },
  call: takeCall,
  see,
  imagine,
  memory,
  clone,
  turn: (board) => board.turn,
  usual,
};
