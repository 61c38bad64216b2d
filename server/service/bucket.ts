/** So many at once, and so many a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A bucket of tokens for each of many: whoever has none left must wait until some have dripped in. */
export interface Buckets {
  take(key: string, tokens?: number): boolean;
  /** How many are being counted now. */
  size(): number;
}

const SWEEP_EVERY = 10_000;

export function createBuckets({ burst, perSecond }: Rate, now: () => number): Buckets {
  const buckets = new Map<string, Bucket>();
  let swept = now();

  const filled = ({ tokens, at }: Bucket, moment: number): number =>
    Math.min(burst, tokens + (Math.max(0, moment - at) / 1000) * perSecond);

  /** A full bucket is as good as none: forgetting it keeps the map as small as the crowd of the last seconds. */
  function sweep(moment: number): void {
    if (Math.abs(moment - swept) < SWEEP_EVERY) return;
    swept = moment;
    for (const [key, bucket] of buckets) if (filled(bucket, moment) >= burst) buckets.delete(key);
  }

  return {
    take(key, tokens = 1) {
      const moment = now();
      sweep(moment);
      let bucket = buckets.get(key);
      if (bucket === undefined) {
        bucket = { tokens: burst, at: moment };
        buckets.set(key, bucket);
      }
      const held = filled(bucket, moment);
      const enough = held >= tokens;
      // Being refused costs nothing: whoever keeps asking would otherwise never have enough for what weighs more.
      bucket.tokens = enough ? held - tokens : held;
      bucket.at = moment;
      return enough;
    },
    size: () => buckets.size,
  };
}
