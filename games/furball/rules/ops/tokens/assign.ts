import { give } from '../../08-tokens.ts';
import type { Amount, Op, Ships } from '../../model/cards.ts';
import { isFlying, shipOf, type Token } from '../../model.ts';
import { amountOf, each, shipsOf } from '../speaking.ts';
import { isGood, signOf } from '../worth.ts';

export const assign = (token: Token, who: Ships = 'self', n: Amount = 1): Op => ({
  possible: (now) => shipsOf(who, now).some((seat) => isFlying(shipOf(now.board, seat))),
  run: (match, frame, now, tell) =>
    each(frame, who, now, (seat) => give(match, seat, token, amountOf(n, now), now.ship, tell)),
  worth: () => (isGood(token) ? 0.5 : -0.55) * signOf(who) * (who === 'self' && typeof n === 'number' ? n : 1),
});
