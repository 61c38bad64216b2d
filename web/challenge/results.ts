import { effect, signal } from '@preact/signals';
import { readKept, tryKeep } from '../storage/values.ts';
import { afterTry, type ChallengeResult, type ChallengeResults, readResults } from './result.ts';

/** Where this browser keeps them. */
const KEY = 'challenges';

export const challengeResults = signal<ChallengeResults>(readResults(readKept(KEY)));
effect(() => {
  tryKeep(KEY, challengeResults.value);
});

/** Counts a try of the challenge with this name. */
export function keepTry(name: string, tried: Omit<ChallengeResult, 'tries'>, isDaily: boolean): void {
  const results = challengeResults.peek();
  challengeResults.value = { ...results, [name]: afterTry(results[name], tried, isDaily) };
}
