import { begin, choose, chooseAll, diceFromSeed, keyFromSeed, type Match, options, windowAt } from '@starboard/kernel';
import { type Toy, toy } from '@starboard/testkit';
import { type BenchStep, stepsOnly } from './steps.ts';

const toySteps = (step: BenchStep<Toy>, times: number): number =>
  stepsOnly(step, times, (game) =>
    begin({ ...toy, procedures: { game } }, { rounds: 1 }, [null, null], keyFromSeed('steps')),
  );

const nothing: BenchStep<Toy> = () => undefined;
const window: BenchStep<Toy> = windowAt<Toy, number, { step: number }>(
  1,
  (board, moment) => (board.totals[moment] ?? 0) > 0,
  () => ({ at: 'game', step: 0 }),
);

export const emptySteps = (times: number): number => toySteps(nothing, times);
export const emptyWindows = (times: number): number => toySteps(window, times);

const lowest = (_ask: Toy['ask'], offered: readonly Toy['choice'][]): Toy['choice'] => offered[0] ?? 0;

/** Answers of so many seats of the toy, sealed one by one or all at once. */
export function seatsAnswered(seats: number, answers: number, atOnce: boolean): number {
  const seating = Array.from({ length: seats }, () => null);
  const dice = diceFromSeed('seats');
  let answered = 0;
  while (answered < answers) {
    const match: Match<Toy> = begin(toy, { rounds: 5 }, seating, dice);
    while (match.result === null) {
      if (atOnce) chooseAll(toy, match, lowest);
      else {
        for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
          choose(toy, match, ask, lowest(ask, options(toy, match, ask)));
        }
      }
    }
    answered += seats * 5;
  }
  return answered;
}
