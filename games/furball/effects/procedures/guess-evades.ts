import { attackDice, defenceDice } from '../../rules/06-attack/attack.ts';
import { countOf, facesOf } from '../../rules/06-attack/dice.ts';
import { setCard } from '../../rules/13-cards/listening.ts';
import { rollApartIn, rollingIn } from '../../rules/13-cards/now.ts';
import type { Now } from '../../rules/model/cards.ts';
import { type EffectFrame, type Match, shipOf, type Tell } from '../../rules/model.ts';

/** A number of evades is named before defence dice are rolled, and kept on the card until they are. */

export function diceToRoll({ board, attack, stack, event }: Now): number {
  const apart = rollApartIn(stack);
  if (apart !== null) return apart.count;
  if (attack === null) return 0;
  return event.pool === 'attack' ? attackDice(board, attack) : defenceDice(board, attack);
}

export function rememberGuess({ board }: Match, { origin, count }: EffectFrame): undefined {
  setCard(board, shipOf(board, origin.ship), origin.place, { chosen: count });
}

export const hasGuessed = ({ board, ship, origin, event }: Now): boolean =>
  event.pool === 'defence' && shipOf(board, ship).cards[origin.place]?.chosen != null;

/** Right before anything is changed: one evade more. */
export function checkGuess({ board, stack }: Match, { origin }: EffectFrame, tell: Tell): undefined {
  const ship = shipOf(board, origin.ship);
  const guess = ship.cards[origin.place]?.chosen;
  setCard(board, ship, origin.place, { chosen: null });
  const rolling = rollingIn(stack, 'defence');
  if (rolling === null || countOf(rolling.dice, 'evade') !== guess) return;
  const before = facesOf(rolling.dice);
  rolling.dice.push({ face: 'evade', rerolled: false, fixed: false });
  tell?.({
    type: 'dice',
    rule: '13.10',
    ship: origin.ship,
    pool: 'defence',
    what: 'added',
    before,
    faces: facesOf(rolling.dice),
  });
}
