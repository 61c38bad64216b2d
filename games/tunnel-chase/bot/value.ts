import { type Match, type Seat, type ValueModel, valueBy } from '@starboard/kernel';
import { protectionLeft } from '../rules/02-starfighters.ts';
import { type Chase, isFlying, pilotOf } from '../rules/model.ts';

/** Refit the weights with `npm run calibrate -- tunnel-chase`; docs/calibration.md shows how well they hold. */
export const valueModel: ValueModel<Chase> = {
  seats: ({ pilots }) => pilots.length,
  /** 8.6 Pilots alive come first, then those who left later. */
  settled({ pilots }, one, other) {
    const [own, their] = [pilotOf({ pilots }, one), pilotOf({ pilots }, other)];
    if (isFlying(own)) return isFlying(their) ? undefined : 1;
    if (isFlying(their)) return 0;
    return own.out === their.out ? 0.5 : Number(own.out > their.out);
  },
  lead({ board }, one, other) {
    const [own, their] = [pilotOf(board, one), pilotOf(board, other)];
    const [mine, theirs] = [protectionLeft(own), protectionLeft(their)];
    const share = (mine - theirs) / Math.max(1, mine + theirs);
    const { handling, accuracy } = own.design;
    return [
      share,
      share * share * share,
      mine - theirs,
      handling - their.design.handling,
      accuracy - their.design.accuracy,
    ];
  },
  weights: [2.209, 0.094, 0.184, 0, 0],
};

export const value = (match: Match<Chase>, seat: Seat): number => valueBy(valueModel, match, seat);
