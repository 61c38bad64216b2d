/** `burst` at once, and `perSecond` in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A token bucket per key: a caller without tokens must wait until some drip in. */
export interface Buckets {
  take(key: string, tokens?: number): boolean;
  /**
   * Takes tokens for something already done, even if there are too few. A caller in debt gets nothing until it is paid.
   */
  charge(key: string, tokens: number): void;
  /** How many tokens are taken and have not dripped in again. */
  used(key: string): number;
  /** Seconds until the debt is paid. */
  debt(key: string): number;
  size(): number;
}

const SWEEP_EVERY = 10_000;

export function createBuckets({ burst, perSecond }: Rate, now: () => number): Buckets {
  const buckets = new Map<string, Bucket>();
  let swept = now();

  const filled = ({ tokens, at }: Bucket, moment: number): number =>
    Math.min(burst, tokens + (Math.max(0, moment - at) / 1000) * perSecond);

  /** A full bucket equals none; removing it keeps the map as small as the recent crowd. */
  function sweep(moment: number): void {
    if (Math.abs(moment - swept) < SWEEP_EVERY) return;
    swept = moment;
    for (const [key, bucket] of buckets) if (filled(bucket, moment) >= burst) buckets.delete(key);
  }

  function bucketOf(key: string): Bucket {
    const moment = now();
    sweep(moment);
    const known = buckets.get(key);
    if (known === undefined) {
      const full = { tokens: burst, at: moment };
      buckets.set(key, full);
      return full;
    }
    known.tokens = filled(known, moment);
    known.at = moment;
    return known;
  }

  return {
    take(key, tokens = 1) {
      const bucket = bucketOf(key);
      // A refusal costs nothing: otherwise a caller who keeps asking would never have enough for something heavier.
      if (bucket.tokens < tokens) return false;
      bucket.tokens -= tokens;
      return true;
    },
    charge(key, tokens) {
      const bucket = bucketOf(key);
      // Paying a debt never takes longer than filling an empty bucket.
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
