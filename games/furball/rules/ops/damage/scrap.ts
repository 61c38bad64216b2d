import { setDamage } from '../../13-cards/listening.ts';
import type { Now, Op } from '../../model/cards.ts';
import { type DealtDamage, shipOf } from '../../model.ts';

type Which = 'dealt' | 'facedown';

/** 7.10 A damage card of the bearer is discarded: the one just dealt, or a facedown one. */
export const scrap = (which: Which): Op => ({
  possible: (now) => shipOf(now.board, now.ship).damage.some((card) => isMeant(card, which, now)),
  run({ board }, _frame, now, tell) {
    const ship = shipOf(board, now.ship);
    const card = ship.damage.find((each) => isMeant(each, which, now));
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

const isMeant = ({ up, id }: DealtDamage, which: Which, { event }: Now): boolean =>
  which === 'facedown' ? !up : id === event.number;
