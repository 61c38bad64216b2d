import { change, give } from '../../08-tokens.ts';
import type { Op, Ships } from '../../model/cards.ts';
import { shipOf, type Token } from '../../model.ts';
import { shipsOf } from '../speaking.ts';
import { handy } from '../worth.ts';

/** A token goes from one ship to another. */
export const move = (token: Token, from: Ships, to: Ships): Op => ({
  possible: (now) => shipsOf(from, now).some((seat) => shipOf(now.board, seat).tokens[token] > 0),
  run(match, frame, now, tell) {
    const [giver] = shipsOf(from, now);
    const [taker] = shipsOf(to, now);
    if (frame.stage > 0 || giver === undefined || taker === undefined) return undefined;
    frame.stage = 1;
    if (shipOf(match.board, giver).tokens[token] === 0) return undefined;
    change(match.board, giver, token, -1, tell);
    return give(match, taker, token, 1, now.ship, tell);
  },
  worth: handy,
});
