import { type Match, type Seat, type ValueModel, valueBy } from '@starboard/kernel';
import { shipOf, type Template } from '../rules/model.ts';

/** Refit the weights with `npm run calibrate -- _template`; docs/calibration.md shows how well they hold. */
export const valueModel: ValueModel<Template> = {
  seats: () => 2,
  lead({ board }, one, other) {
    const [own, their] = [shipOf(board, one), shipOf(board, other)];
    const hull = own.hull - their.hull;
    return [hull, hull / Math.min(own.hull, their.hull), own.charges - their.charges];
  },
  weights: [0, 0, 0],
};

export const value = (match: Match<Template>, seat: Seat): number => valueBy(valueModel, match, seat);
