/** How often each score came up. A score is a bot's share of the points in one block of matches, from 0 to 1. */
export type ScoreCounts = ReadonlyMap<number, number>;

const MOST_STEPS = 200;
const CLOSE_ENOUGH = 1e-13;

/**
 * How much more likely the counts are at the mean they have than at this one: a difference of log-likelihoods, 0 at
 * their own mean. Nothing is assumed about how scores are distributed around the mean: every distribution from 0 to 1
 * is tried, including those that give weight to a score of 0 or 1 that has not come up.
 *
 * The best distribution with this mean has the weights nᵢ / N(1 + θ(sᵢ − mean)), so that one number θ remains to be
 * found (Owen 1988; with the bounds on θ, Honda and Takemura 2010).
 */
export function evidenceAgainst(mean: number, counts: ScoreCounts): number {
  const at = bestTilt(mean, counts);
  let sum = 0;
  for (const [score, times] of counts) sum += times * Math.log1p(at * (score - mean));
  return Math.max(0, sum);
}

/** The θ at which the sum of n·log(1 + θ(s − mean)) is greatest; it is concave in θ. */
function bestTilt(mean: number, counts: ScoreCounts): number {
  const atZero = slopes(0, mean, counts).first;
  if (atZero === 0) return 0;
  const end = atZero > 0 ? 1 / mean : -1 / (1 - mean);
  const unseen = atZero > 0 ? !counts.has(0) : !counts.has(1);
  if (unseen && Math.sign(slopes(end, mean, counts).first) === Math.sign(atZero)) return end;
  let [near, far] = [0, end];
  let tilt = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const { first, second } = slopes(tilt, mean, counts);
    if (Math.sign(first) === Math.sign(atZero)) near = tilt;
    else far = tilt;
    const newton = tilt - first / second;
    const inside = Math.min(near, far) < newton && newton < Math.max(near, far);
    const next = inside ? newton : (near + far) / 2;
    if (Math.abs(next - tilt) <= CLOSE_ENOUGH * Math.abs(end)) return next;
    tilt = next;
  }
  return tilt;
}

function slopes(tilt: number, mean: number, counts: ScoreCounts): { readonly first: number; readonly second: number } {
  let [first, second] = [0, 0];
  for (const [score, times] of counts) {
    const part = (score - mean) / (1 + tilt * (score - mean));
    first += times * part;
    second -= times * part * part;
  }
  return { first, second };
}

/** How many blocks were counted, and their mean score. */
export function meanOf(counts: ScoreCounts): { readonly blocks: number; readonly mean: number } {
  let [blocks, sum] = [0, 0];
  for (const [score, times] of counts) {
    blocks += times;
    sum += score * times;
  }
  return { blocks, mean: sum / blocks };
}
