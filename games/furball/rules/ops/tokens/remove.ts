import { take } from '../../08-tokens.ts';
import type { Op, Ships } from '../../model/cards.ts';
import { shipOf, type Token } from '../../model.ts';
import { each, shipsOf } from '../speaking.ts';
import { isGood, signOf } from '../worth.ts';

export const remove = (token: Token, who: Ships = 'self', n = 1): Op => ({
  possible: (now) => shipsOf(who, now).some((seat) => shipOf(now.board, seat).tokens[token] > 0),
  run: (match, frame, now, tell) => each(frame, who, now, (seat) => take(match, seat, token, n, tell)),
  worth: () => (isGood(token) ? -0.5 : 0.5) * signOf(who),
});
