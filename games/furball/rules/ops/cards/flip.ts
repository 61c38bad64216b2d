import { setCard } from '../../13-cards/listening.ts';
import type { Now, Op } from '../../model/cards.ts';
import { shipOf } from '../../model.ts';

/** 13.8 This card is turned to its other side, or the bearer's card at some place. To a bot, neither side is better unless the card says so. */
export const flip = (which: 'this' | ((now: Now) => readonly number[]) = 'this', worth = 0): Op => ({
  possible: (now) => placeOf(which, now) !== undefined,
  run({ board }, _frame, now, tell) {
    const place = placeOf(which, now);
    const ship = shipOf(board, now.ship);
    const held = place === undefined ? undefined : ship.cards[place];
    if (place === undefined || held === undefined) return undefined;
    const side = held.side === 0 ? 1 : 0;
    setCard(board, ship, place, { side });
    tell?.({ type: 'flipped', rule: '13.8', ship: now.ship, card: held.card, side });
    return undefined;
  },
  worth: () => worth,
});

const placeOf = (which: Parameters<typeof flip>[0], now: Now): number | undefined =>
  typeof which === 'function' ? which(now)[0] : now.origin.place;
