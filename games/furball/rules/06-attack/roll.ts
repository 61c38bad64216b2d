import type { Procedure } from '@starboard/kernel';
import { windowOn } from '../13-cards/windows.ts';
import type { FrameAt, Furball, Match, Tell } from '../model.ts';
import { facesOf, rollDice } from './dice.ts';

/** 6.5 Dice rolled outside an attack; the result goes to the frame that asked for the roll. */
function rollThem(match: Match, frame: FrameAt<'roll'>, tell: Tell): void {
  const { ship, pool, count, why } = frame;
  frame.dice = rollDice(match, pool, count, why === 'asteroid' ? 'asteroid-damage' : 'effect', ship);
  tell?.({ type: 'rolled', rule: '6.5', ship, pool, why, faces: facesOf(frame.dice) });
}

const toRoll = windowOn('dice.before-roll');
const rolled = windowOn('dice.rolled');

export const rollProcedure: Procedure<Furball, 'roll'> = [
  (match, { ship, pool }) => toRoll(match, ship, { pool }),
  rollThem,
  (match, { ship, pool }) => rolled(match, ship, { pool }),
  (_match, { dice }) => ({ done: facesOf(dice) }),
];
