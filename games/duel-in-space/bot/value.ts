import { type Match, type Seat, type ValueModel, valueBy } from '@starboard/kernel';
import type { Duel } from '../rules/model.ts';
import { evaluate } from './plain/evaluate.ts';

/** Refit the weights with `npm run calibrate -- duel-in-space`; docs/calibration.md shows how well they hold. */
export const valueModel: ValueModel<Duel> = {
  seats: () => 2,
  lead({ board }, one) {
    const ahead = evaluate(board, one);
    const cubed = ahead * ahead * ahead;
    return [ahead, cubed, cubed * cubed * cubed];
  },
  weights: [3.449, -0.806, -1.546],
};

export const value = (match: Match<Duel>, seat: Seat): number => valueBy(valueModel, match, seat);
