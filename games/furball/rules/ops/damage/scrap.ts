import { setDamage } from '../../13-cards/listening.ts';
import type { Op } from '../../model/cards.ts';
import { type DealtDamage, shipOf } from '../../model.ts';

/** 7.10 A damage card of the bearer is discarded: the one just dealt, or a facedown one. */
export const scrap = (which: 'dealt' | 'facedown'): Op => ({
  possible: ({ board, ship }) => shipOf(board, ship).damage.length > 0,
  run({ board }, _frame, now, tell) {
    const ship = shipOf(board, now.ship);
    const isMeant = ({ up, id }: DealtDamage): boolean => (which === 'facedown' ? !up : id === now.event.number);
    const card = ship.damage.find(isMeant);
    if (card === undefined) return undefined;
    ship.pile = [...ship.pile, { ...card, up: false }];
    setDamage(
      board,
      ship,
      ship.damage.filter((other) => other !== card),
    );
    tell?.({ type: 'scrapped', rule: '7.10', ship: now.ship, card: card.known ? card.card : null });
    return undefined;
  },
  worth: () => 1,
});
