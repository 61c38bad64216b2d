import { type Match, type Seat, type ValueModel, valueBy } from '@starboard/kernel';
import { stationIn } from '../rules/01-station/played-on.ts';
import { pointsOf } from '../rules/05-scoring.ts';
import { type Board, type DeathStar, rebelOf } from '../rules/model.ts';
import { codeChance } from './plain/wishes.ts';

/** Refit the weights with `npm run calibrate -- escape-the-death-star`; docs/calibration.md shows how well they hold. */
export const valueModel: ValueModel<DeathStar> = {
  seats: ({ left }) => left.length,
  /** 6.1 Rebels win or lose together. */
  settled: ({ imperial }, one, other) =>
    imperial === null || one === imperial || other === imperial ? undefined : 0.5,
  lead({ board }, one, other) {
    if (board.imperial === null) return [...captureLead(board, one, other), 0, 0, 0, 0, 0];
    const sign = one === board.imperial ? -1 : 1;
    return [0, 0, ...escapeLead(board).map((figure) => sign * figure)];
  },
  weights: [0.232, 0.997, 0.243, 0.204, 0.564, 0.038, 1.879],
};

export const value = (match: Match<DeathStar>, seat: Seat): number => valueBy(valueModel, match, seat);

/** All points of Game 1: 3 for Vader, 2 for Boba Fett, 6 for Stormtroopers. */
const ALL_POINTS = 11;

/** The points between two Rebels, and the same beside the points still to be won. */
function captureLead(board: Board, one: Seat, other: Seat): readonly number[] {
  const ahead = pointsOf(rebelOf(board, one)) - pointsOf(rebelOf(board, other));
  let won = 0;
  for (const rebel of board.rebels) won += pointsOf(rebel);
  return [ahead, ahead / (1 + ALL_POINTS - won)];
}

/** What speaks for the Rebels: the sides as such, their code, its use in the Falcon, freedom, cards not yet lost. */
function escapeLead(board: Board): readonly number[] {
  const { rebels, imperialCards, setup } = board;
  const { isFalcon } = stationIn(board);
  const code = codeChance(board);
  const inside = rebels.filter(({ jailed, square }) => !jailed && isFalcon[square] === 1).length;
  const free = rebels.filter(({ jailed }) => !jailed).length;
  return [1, code, code * inside, free, -1 / Math.max(1, setup.cards - imperialCards.length)];
}
