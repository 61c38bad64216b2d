import { type Procedure, type Rules, repeat } from '@starboard/kernel';
import { design, face, nextTurn, pickDesigns, place, start, takePlaces } from './02-setup/setup.ts';
import { rollInitiative } from './03-initiative.ts';
import { countPoints, losersMove, move, nextPoint, winnersMove } from './04-movement.ts';
import { chooseWhoFires, fire, nextToFire, passTheFire, readyWeapons, weapons } from './05-combat/firing.ts';
import { fireSalvo } from './05-combat/salvo.ts';
import { callTheTurnLimit, isOut, seeWhoIsLeft, takeCall } from './07-ending.ts';
import { clone } from './clone.ts';
import { imagine, see } from './knowledge/see.ts';
import { MOST_SEATS, PURPOSES, type Starfire } from './model.ts';
import { objection, pairings, setup } from './settings.ts';
import { usual } from './usual/usual.ts';

const battle: Procedure<Starfire, 'battle'> = [pickDesigns, repeat(takePlaces), repeat(nextTurn)];

const turn: Procedure<Starfire, 'turn'> = [
  rollInitiative,
  countPoints,
  repeat(nextPoint),
  readyWeapons,
  repeat(nextToFire),
  callTheTurnLimit,
];

const point: Procedure<Starfire, 'point'> = [losersMove, seeWhoIsLeft, winnersMove, seeWhoIsLeft];

const fireOne: Procedure<Starfire, 'fire'> = [chooseWhoFires, fireSalvo, seeWhoIsLeft, passTheFire];

export const rules: Rules<Starfire> = {
  id: 'starfire',
  version: 2,
  seats: { min: 2, max: MOST_SEATS },
  automata: [],
  setup,
  purposes: PURPOSES,
  draws: true,
  secrets: true,
  isOpen: () => true,
  objection,
  pairings,
  start,
  procedures: { battle, turn, point, fire: fireOne },
  decisions: { design, place, face, move, fire, weapons },
  call: takeCall,
  isOut,
  see,
  imagine,
  clone,
  turn: (board) => board.turn,
  usual,
};
