import type { Challenge } from '../game/challenge.ts';

/** The option that is worth most. */
export function bestOption({ worths }: Pick<Challenge, 'worths'>): number {
  let best = 0;
  for (let option = 1; option < worths.length; option++) {
    if ((worths[option] ?? 0) > (worths[best] ?? 0)) best = option;
  }
  return best;
}

/** From 0 for the worst option to 100 for the best, in proportion to what they are worth. */
export function scoreOf({ worths }: Pick<Challenge, 'worths'>, option: number): number {
  const [least, most] = [Math.min(...worths), Math.max(...worths)];
  const worth = worths[option];
  if (worth === undefined) throw new Error(`a challenge without an option ${option}`);
  return most === least ? 100 : Math.round((100 * (worth - least)) / (most - least));
}

export const MOST_STARS = 3;

/** Three stars for the best option at the first try, two at the second, and one later. */
export function starsFor(tries: number): number {
  return Math.max(1, MOST_STARS + 1 - tries);
}
