import { type Match, type Seat, type ValueModel, valueBy } from '@starboard/kernel';
import { sideOf } from '../rules/02-setup/fleets.ts';
import type { Board, Starfire } from '../rules/model.ts';
import { strengthOf } from './plain/evaluate.ts';

/** Refit the weights with `npm run calibrate -- starfire`; docs/calibration.md shows how well they hold. */
export const valueModel: ValueModel<Starfire> = {
  seats: ({ seats }) => seats,
  /** 7.3 Players of a side win or lose together. */
  settled: (_, one, other) => (sideOf(one) === sideOf(other) ? 0.5 : undefined),
  lead({ board }, one) {
    const ahead = leadOf(board, one);
    const cubed = ahead * ahead * ahead;
    return [ahead, cubed, cubed * cubed * cubed];
  },
  weights: [8.153, 1.814, 0.099],
};

export const value = (match: Match<Starfire>, seat: Seat): number => valueBy(valueModel, match, seat);

/** From -1 to 1: the strength of a seat's side against the other's, ships that are not yet on the map included. */
function leadOf({ ships }: Board, seat: Seat): number {
  let [mine, theirs] = [0, 0];
  for (const ship of ships) {
    if (ship.fate !== 'fighting' && ship.fate !== 'waiting') continue;
    if (ship.side === sideOf(seat)) mine += strengthOf(ship);
    else theirs += strengthOf(ship);
  }
  return mine + theirs === 0 ? 0 : (mine - theirs) / (mine + theirs);
}
