/** Chances of dice, and of several shots together. */

/** In how many of all throws of so many dice each total comes, from the lowest total on. */
function waysOf(dice: number, sides: number): readonly number[] {
  let ways: readonly number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array<number>(ways.length + sides - 1).fill(0);
    for (const [at, count] of ways.entries()) {
      for (let face = 0; face < sides; face++) next[at + face] = (next[at + face] ?? 0) + count;
    }
    ways = next;
  }
  return ways;
}

/** The chance that the total of some dice fits. */
export function chanceOf(fits: (total: number) => boolean, dice: number, sides: number): number {
  const ways = waysOf(dice, sides);
  return ways.reduce((sum, count, i) => (fits(i + dice) ? sum + count : sum), 0) / sides ** dice;
}

/** What a throw of some dice is worth on average. */
export function averageOf(worth: (total: number) => number, dice: number, sides: number): number {
  const ways = waysOf(dice, sides);
  return ways.reduce((sum, count, i) => sum + worth(i + dice) * count, 0) / sides ** dice;
}

/** Shots that are alike: how many, how likely each hits, and what a hit is worth. */
export interface Shots {
  readonly count: number;
  readonly chance: number;
  readonly damage: number;
}

export interface Odds {
  /** The chance of at least one hit. */
  readonly any: number;
  /** On average. */
  readonly hits: number;
  readonly damage: number;
}

/** What to expect of a salvo. */
export function oddsOf(salvo: readonly Shots[]): Odds {
  let [none, hits, damage] = [1, 0, 0];
  for (const { count, chance, damage: each } of salvo) {
    none *= (1 - chance) ** count;
    hits += count * chance;
    damage += count * chance * each;
  }
  return { any: 1 - none, hits, damage };
}
