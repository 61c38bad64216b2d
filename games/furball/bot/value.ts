import { type Match, type Seat, type ValueModel, valueBy } from '@starboard/kernel';
import { MOST_ROUNDS } from '../rules/12-ending.ts';
import { type Board, type Furball, type Ship, shipOf } from '../rules/model.ts';

/** Refit the weights with `npm run calibrate -- furball`; docs/calibration.md shows how well they hold. */
export const valueModel: ValueModel<Furball> = {
  seats: ({ ships }) => ships.length,
  /** 12.6 Pilots who left come last; among themselves they are ranked as everybody is. */
  settled({ ships }, one, other) {
    const [left, alsoLeft] = [isGone(ships, one), isGone(ships, other)];
    return left === alsoLeft ? undefined : Number(alsoLeft);
  },
  lead({ board }, one, other) {
    const [own, their] = [shipOf(board, one), shipOf(board, other)];
    const points = own.score - their.score;
    const left = roundsLeft(board);
    const unhurt = Number(own.losses === 0) - Number(their.losses === 0);
    return [
      points / (1 + left),
      points / Math.sqrt(1 + left),
      unhurt,
      unhurt / (1 + left),
      their.damage.length - own.damage.length,
      own.shields - their.shields,
      own.skill - their.skill,
    ];
  },
  weights: [-0.306, 0.95, -0.102, 1.173, 0.243, 0.043, 0.017],
};

export const value = (match: Match<Furball>, seat: Seat): number => valueBy(valueModel, match, seat);

const isGone = (ships: readonly Ship[], seat: number): boolean => ships[seat]?.status === 'out';

function roundsLeft({ setup, round, called }: Board): number {
  if (called) return 0;
  return (setup.ending === 'rounds' ? setup.rounds : MOST_ROUNDS) - round;
}
