import type { GameTypes, Step as KernelStep } from '@starboard/kernel';

export type BenchStep<G extends GameTypes> = KernelStep<G, { step: number }>;

const IN_A_ROW = 100;
const FROM_THE_START = { goTo: 0 };

/** A game that runs one step so often and then ends; `play` begins it with the procedure it is given. */
export function stepsOnly<G extends GameTypes>(
  step: BenchStep<G>,
  times: number,
  play: (procedure: readonly BenchStep<G>[]) => unknown,
): number {
  let rows = times / IN_A_ROW;
  const again: BenchStep<G> = () => (--rows > 0 ? FROM_THE_START : undefined);
  const finish: BenchStep<G> = (match) => {
    match.result = { places: [1, 1], scores: [], turns: 0, rule: '4' };
  };
  play([...Array.from({ length: IN_A_ROW }, () => step), again, finish]);
  return times;
}
