import type { Seat } from '@starboard/kernel';
import { inAscendingSkill } from './03-round/order.ts';
import { noTokens } from './07-damage/destruction.ts';
import { clearTokens } from './08-tokens.ts';
import { forgetTallies } from './11-scoring.ts';
import { recount } from './13-cards/listening.ts';
import { SPOTS } from './geometry/index.ts';
import { isSameHand } from './memos/loadout.ts';
import { type Board, isFlying, type Match, type Next, type Ship, shipOf, type Tell } from './model.ts';
import { shieldsOf } from './values.ts';

/** 10.3 Before dials are set, those destroyed come back, in ascending skill, 10.5 each to a spot that is free. */
export function returnShips({ board }: Match): Next {
  const back = board.ranking.filter((seat) => shipOf(board, seat).status === 'gone');
  if (back.length === 0) return undefined;
  const order = back.length > 1 ? inAscendingSkill(board, back, 'placement') : back;
  return {
    call: {
      at: 'placing',
      step: 0,
      returning: true,
      order,
      placed: 0,
      sided: 0,
      taken: [],
      ship: -1,
      mines: [],
      met: 0,
    },
  };
}

/** 10.4 A returning ship is as new, on its spot, facing inwards (2.5). 10.6 It touches nobody, but sets off mines. */
export function placeShip({ board }: Match, seat: Seat, spot: number, returning: boolean, tell: Tell): void {
  const ship = shipOf(board, seat);
  const before = ship.cards;
  const isCounted = isCountedFully(board, ship);
  ship.status = 'flying';
  ship.pose = SPOTS[spot] ?? ship.pose;
  ship.cards = before.map(({ card, replaces, chosen }) => ({
    card: replaces ?? card,
    up: true,
    side: 0,
    tokens: 0,
    used: 0,
    chosen,
  }));
  ship.tokens = noTokens();
  if (!isCounted || !isSameHand(before, ship.cards)) recount(board);
  ship.shields = shieldsOf(board, seat);
  tell?.({ type: 'placed', rule: returning ? '10.3' : '2.5', ship: seat, spot, returning });
}

/** Whether all that a ship has is heard already before it is placed. */
const isCountedFully = ({ lasting }: Board, { status, damage, conditions }: Ship): boolean =>
  status === 'off' && damage.length === 0 && conditions.length === 0 && lasting.length === 0;

/** 10.1 At the end of a round fleeting tokens go (10.2), and what lasted for the round is over. */
export function clearUp({ board }: Match): void {
  for (let seat = 0; seat < board.ships.length; seat++) if (isFlying(shipOf(board, seat))) clearTokens(board, seat);
  if (board.lasting.length > 0) {
    board.lasting = board.lasting.filter(
      ({ until, round }) => until !== 'round' && !(until === 'next-round' && round < board.round),
    );
  }
  forgetTallies(board);
}
