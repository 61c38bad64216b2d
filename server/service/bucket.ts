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
  /** Takes tokens for what was done already, though there be too few: whoever is in debt gets nothing until it is paid. */
  charge(key: string, tokens: number): void;
  /** How many tokens somebody has taken that have not dripped in again. */
  used(key: string): number;
  /** Seconds until somebody is no longer in debt. */
  debt(key: string): number;
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

  function bucketOf(key: string): Bucket {
    const moment = now();
    sweep(moment);
    const bucket = buckets.get(key) ?? { tokens: burst, at: moment };
    buckets.set(key, bucket);
    bucket.tokens = filled(bucket, moment);
    bucket.at = moment;
    return bucket;
  }

  return {
    take(key, tokens = 1) {
      const bucket = bucketOf(key);
      // Being refused costs nothing: whoever keeps asking would otherwise never have enough for what weighs more.
      if (bucket.tokens < tokens) return false;
      bucket.tokens -= tokens;
      return true;
    },
    charge(key, tokens) {
      const bucket = bucketOf(key);
      // No debt is so large that it takes longer to pay than an empty bucket takes to fill.
      bucket.tokens = Math.max(-burst, bucket.tokens - tokens);
    },
    used(key) {
      const bucket = buckets.get(key);
      return bucket === undefined ? 0 : burst - filled(bucket, now());
    },
    debt(key) {
      const bucket = buckets.get(key);
      return bucket === undefined ? 0 : Math.max(0, -filled(bucket, now())) / perSecond;
    },
    size: () => buckets.size,
  };
}
