import type { Seat } from '@starboard/kernel';
import { rollApartIn } from '../../../rules/13-cards/now.ts';
import { rangeToToken } from '../../../rules/geometry/index.ts';
import type { Cards, Now } from '../../../rules/model/cards.ts';
import { isFlying, shipOf } from '../../../rules/model.ts';
import { ANY, attackDice, pick, reroll, suffer } from '../../../rules/ops/index.ts';
import { at } from '../../clauses/moments.ts';

/** Bombs that the ship drops. */
export const bombs: Cards<'crew'> = {
  'crew.bombardier': {
    modifiers: [
      {
        of: 'bomb.places',
        change: (_board, _about, places) =>
          places.flatMap((place) =>
            place.template === 'straight-1' ? [place, { ...place, template: 'straight-2' }] : [place],
          ),
      },
    ],
  },
  'crew.cadbane': {
    effects: [
      at(
        'dice.rolled',
        { if: isForOwnBomb, may: [reroll(ANY, attackDice('focus', 'blank'))], once: 'round' },
        'bystander',
      ),
    ],
  },
  'crew.sabinewren': {
    effects: [at('bomb.detonated', { does: [pick(othersAtTheBomb), suffer({ hits: 1 }, 'chosen')], once: 'round' })],
  },
};

/** Other ships at range 1 of the bomb that went off. */
function othersAtTheBomb({ board, ship, event }: Now): readonly Seat[] {
  const bomb = board.bombs.find(({ id }) => id === event.number);
  if (bomb === undefined) return [];
  return board.ranking.filter((seat) => {
    const other = shipOf(board, seat);
    return seat !== ship && isFlying(other) && rangeToToken(other.pose, bomb.spot) === 1;
  });
}

/** Attack dice are rolled because of a bomb that the bearer dropped. */
function isForOwnBomb({ board, ship, stack, event }: Now): boolean {
  if (event.pool !== 'attack' || rollApartIn(stack) === null) return false;
  const blast = stack.findLast(({ at: what }) => what === 'detonation');
  return blast?.at === 'detonation' && board.bombs.some(({ id, by }) => id === blast.bomb && by === ship);
}
