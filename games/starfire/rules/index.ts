import { type Procedure, type Rules, repeat } from '@starboard/kernel';
import { design, face, nextTurn, pickDesigns, place, start, takePlaces } from './01-setup.ts';
import { rollInitiative } from './02-initiative.ts';
import { countPoints, losersMove, move, nextPoint, winnersMove } from './03-movement.ts';
import { chooseWhoFires, fire, nextToFire, passTheFire, readyWeapons, weapons } from './04-firing.ts';
import { fireSalvo } from './05-damage.ts';
import { callTheTurnLimit, seeWhoIsLeft } from './06-ending.ts';
import { clone } from './clone.ts';
import type { FrameAt, Starfire } from './model.ts';
import { pairings } from './pairings.ts';
import { objection, setup } from './setup-schema.ts';

const battle: Procedure<Starfire, 'battle'> = [
  pickDesigns,
  repeat<Starfire, FrameAt<'battle'>>(takePlaces),
  repeat<Starfire, FrameAt<'battle'>>(nextTurn),
];

const turn: Procedure<Starfire, 'turn'> = [
  rollInitiative,
  countPoints,
  repeat<Starfire, FrameAt<'turn'>>(nextPoint),
  readyWeapons,
  repeat<Starfire, FrameAt<'turn'>>(nextToFire),
  callTheTurnLimit,
];

const point: Procedure<Starfire, 'point'> = [losersMove, seeWhoIsLeft, winnersMove, seeWhoIsLeft];

const fireOne: Procedure<Starfire, 'fire'> = [chooseWhoFires, fireSalvo, seeWhoIsLeft, passTheFire];

export const rules: Rules<Starfire> = {
  id: 'starfire',
  version: 1,
  seats: { min: 2, max: 6 },
  automata: [],
  setup,
  draws: true,
  secrets: false,
  objection,
  pairings,
  start,
  procedures: { battle, turn, point, fire: fireOne },
  decisions: { design, place, face, move, fire, weapons },
  see: clone,
  imagine: clone,
  clone,
  turn: (board) => board.turn,
};
