import { drawFor, type Result, type Rules } from '@starboard/kernel';
import { beforeReveal } from '../rules/04-flight/activation.ts';
import { rules } from '../rules/index.ts';
import { type Furball, type Match, type Ship, shipOf } from '../rules/model.ts';

/** The rules as they are, except that a copy of a match stops where a forecast has seen enough. */

const OVER: Result = { places: [], scores: [], turns: 0, rule: '6.3' };

function stop(match: Match): undefined {
  match.result = OVER;
}

const stopping = (procedures: Partial<Rules<Furball>['procedures']>): Rules<Furball> => ({
  ...rules,
  procedures: { ...rules.procedures, ...procedures },
});

/** Stops when whatever was put on top of the game is over. */
export const AT_ONCE = stopping({ game: [stop] });

/** Stops where a dial is about to be revealed. */
export const UP_TO_THE_DIAL = stopping({ game: [stop], activation: beforeReveal });

/** Stops where an attack begins: what comes before its first die is the same each time. */
export const UP_TO_THE_ATTACK = stopping({ attack: [stop] });

/** Stops when the outermost attack is over, and draws every damage card from anywhere in its deck. */
export const TO_ITS_END = stopping({
  attack: [
    ...rules.procedures.attack,
    (match, frame) => (match.stack.find(({ at }) => at === 'attack') === frame ? stop(match) : undefined),
  ],
  deal: [({ board, dice }, { ship }) => bringUpAny(shipOf(board, ship), dice), ...rules.procedures.deal],
});

/** 7.6 Nobody knows the order of what is left of a deck. */
function bringUpAny(ship: Ship, dice: Match['dice']): undefined {
  const { deck, drawn } = ship;
  const left = deck.length - drawn;
  const other = left > 1 ? drawn + drawFor(dice, 'deck', 0, left) : drawn;
  const [next, later] = [deck[drawn], deck[other]];
  if (next !== undefined && later !== undefined) ship.deck = deck.with(drawn, later).with(other, next);
}
