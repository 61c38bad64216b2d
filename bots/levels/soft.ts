/** e to the power of x, for x up to 0, by arithmetic that is the same in every engine. */
function power(x: number): number {
  const small = x / 64;
  const series = 1 + small * (1 + (small / 2) * (1 + (small / 3) * (1 + small / 4)));
  let result = series;
  for (let i = 0; i < 6; i++) result *= result;
  return result;
}

/** Beyond this many leeways below the best, an option is never taken. */
const NEVER = 6;

/** Shares of one: the best most often, others the less often the more they fall short of it. */
export function nearBest(worths: readonly number[], leeway: number): readonly number[] {
  const best = Math.max(...worths);
  const weights = worths.map((worth) => {
    if (worth === best) return 1;
    const short = leeway > 0 ? (best - worth) / leeway : NEVER + 1;
    return short > NEVER ? 0 : power(-short);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
