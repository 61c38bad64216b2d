/** The number of throws that give each total, from the lowest. */
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

export function chanceOf(fits: (total: number) => boolean, dice: number, sides: number): number {
  const ways = waysOf(dice, sides);
  return ways.reduce((sum, count, i) => (fits(i + dice) ? sum + count : sum), 0) / sides ** dice;
}

export function averageOf(worth: (total: number) => number, dice: number, sides: number): number {
  const ways = waysOf(dice, sides);
  return ways.reduce((sum, count, i) => sum + worth(i + dice) * count, 0) / sides ** dice;
}

/** Identical shots: their number, the chance that each hits, and the value of a hit. */
export interface Shots {
  readonly count: number;
  readonly chance: number;
  readonly damage: number;
}

export interface Odds {
  readonly any: number;
  readonly hits: number;
  readonly damage: number;
}

export function oddsOf(salvo: readonly Shots[]): Odds {
  let [none, hits, damage] = [1, 0, 0];
  for (const { count, chance, damage: each } of salvo) {
    none *= (1 - chance) ** count;
    hits += count * chance;
    damage += count * chance * each;
  }
  return { any: 1 - none, hits, damage };
}
