import { navigationRoll } from '../../rules/05-navigation.ts';
import { toHit } from '../../rules/07-shooting.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const TOTALS = FACES.flatMap((a) => FACES.map((b) => a + b));
const MOST_NEEDED = 14;

/** By the number needed: the chance of at least so much with two dice. */
const CHANCES: readonly number[] = Array.from(
  { length: MOST_NEEDED + 1 },
  (_, needed) => TOTALS.filter((total) => total >= needed).length / TOTALS.length,
);

const chanceOf = (needed: number): number => (needed <= 2 ? 1 : (CHANCES[needed] ?? 0));

export const chanceToHit = (range: number, accuracy: number): number => chanceOf(toHit(range, accuracy));

/** 5.3 Where nothing is rated, nothing is scraped. */
export const chanceToScrape = (rating: number, speed: number, handling: number): number =>
  rating === 0 ? 0 : 1 - chanceOf(navigationRoll(rating, speed, handling));
