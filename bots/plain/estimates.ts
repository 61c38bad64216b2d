import type { WorthEstimate } from '../thought.ts';
import type { Weighed } from './weighing.ts';

/** What each option is worth against a mixture of answers, from the possible matches in which it was played out. */
export function estimatesOf({ mine, samples, times }: Weighed, answers: readonly number[]): readonly WorthEstimate[] {
  const width = answers.length;
  return mine.map((_, option) => {
    const worths = Array.from({ length: times }, (_, world) => {
      let sum = 0;
      for (let j = 0; j < width; j++) sum += (answers[j] ?? 0) * (samples[(option * width + j) * times + world] ?? 0);
      return sum;
    });
    return estimateFrom(worths);
  });
}

function estimateFrom(worths: readonly number[]): WorthEstimate {
  const count = worths.length;
  let sum = 0;
  for (const worth of worths) sum += worth;
  const mean = sum / count;
  let squares = 0;
  for (const worth of worths) squares += (worth - mean) * (worth - mean);
  return { mean, error: count < 2 ? 1 : Math.sqrt(squares / (count * (count - 1))) };
}
