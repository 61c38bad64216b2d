import {
  begin,
  choose,
  chooseAll,
  diceFromSeed,
  keyFromSeed,
  type Match,
  options,
  type Rules,
  windowAt,
} from '@starboard/kernel';
import { type Toy, toy } from '@starboard/testkit';

type Step = Rules<Toy>['procedures']['game'][number];

const IN_A_ROW = 100;

/** A toy that runs one step so often and then ends. */
function only(step: Step, times: number): number {
  let rows = times / IN_A_ROW;
  /** The kernel counts on from here: back to the first step. */
  const again: Step = (_match, frame) => {
    if (--rows > 0) frame.step = -1;
  };
  const finish: Step = (match) => {
    match.result = { places: [1, 1], scores: [], turns: 0, rule: '4' };
  };
  const game = [...Array.from({ length: IN_A_ROW }, () => step), again, finish];
  begin({ ...toy, procedures: { game } }, { rounds: 1 }, [null, null], keyFromSeed('steps'));
  return times;
}

const nothing: Step = () => undefined;
const window: Step = windowAt<Toy, number, Toy['frame']>(
  1,
  (board, moment) => (board.totals[moment] ?? 0) > 0,
  () => ({ at: 'game', step: 0 }),
);

export const emptySteps = (times: number): number => only(nothing, times);
export const emptyWindows = (times: number): number => only(window, times);

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
