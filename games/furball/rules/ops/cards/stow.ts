import { take } from '../../08-tokens.ts';
import { setCard } from '../../13-cards/listening.ts';
import type { Op } from '../../model/cards.ts';
import { shipOf, type Token } from '../../model.ts';

/** A token of the bearer is laid on this card, where it outlasts the round. It is not spent. */
export const stow = (token: Token): Op => ({
  possible: ({ board, ship }) => shipOf(board, ship).tokens[token] > 0,
  run(match, frame, { ship: seat, origin: { place } }, tell) {
    if (frame.stage > 0) return undefined;
    frame.stage = 1;
    const ship = shipOf(match.board, seat);
    setCard(match.board, ship, place, { tokens: (ship.cards[place]?.tokens ?? 0) + 1 });
    return take(match, seat, token, 1, tell);
  },
  worth: () => 0.3,
});
