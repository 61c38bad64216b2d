import { MOST_HITS } from '../model/hits.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const TOTALS = FACES.flatMap((a) => FACES.map((b) => a + b));
export const SHOTS = MOST_HITS + 1;
/** A base of 13, the worst of own designs (5.4), and four clicks. */
const MOST_NEEDED = 17;

function chanceToHit(needed: number): number {
  return TOTALS.filter((total) => total >= needed).length / TOTALS.length;
}

/** The chance of each number of hits, by the number needed and the shots: `HITS[(needed * 6 + shots) * 6 + hits]`. */
export const HITS: Float64Array = (() => {
  const table = new Float64Array((MOST_NEEDED + 1) * SHOTS * SHOTS);
  for (let needed = 0; needed <= MOST_NEEDED; needed++) {
    const chance = chanceToHit(needed);
    for (let shots = 0; shots < SHOTS; shots++) {
      for (let hits = 0; hits <= shots; hits++) {
        table[(needed * SHOTS + shots) * SHOTS + hits] =
          choose(shots, hits) * chance ** hits * (1 - chance) ** (shots - hits);
      }
    }
  }
  return table;
})();

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

export function chanceOfHits(needed: number, shots: number, hits: number): number {
  return HITS[(needed * SHOTS + shots) * SHOTS + hits] ?? 0;
}
