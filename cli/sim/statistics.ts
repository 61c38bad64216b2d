/** How the numbers in a histogram lie. */
export interface Spread {
  readonly min: number;
  readonly quartiles: readonly [number, number, number];
  readonly max: number;
  readonly mean: number;
  readonly deviation: number;
}

/** From how often each number came up; worked out from the smallest to the largest, so that it is always the same. */
export function spread(histogram: ReadonlyMap<number, number>): Spread {
  const bars = [...histogram].sort(([a], [b]) => a - b);
  const total = bars.reduce((sum, [, times]) => sum + times, 0);
  const mean = bars.reduce((sum, [value, times]) => sum + value * times, 0) / total;
  const squares = bars.reduce((sum, [value, times]) => sum + (value - mean) ** 2 * times, 0);
  const at = (share: number): number => {
    let passed = 0;
    for (const [value, times] of bars) {
      passed += times;
      if (passed >= share * total) return value;
    }
    return bars.at(-1)?.[0] ?? 0;
  };
  return {
    min: at(0),
    quartiles: [at(0.25), at(0.5), at(0.75)],
    max: at(1),
    mean: rounded(mean),
    deviation: rounded(Math.sqrt(squares / total)),
  };
}

export const Z95 = 1.959964;

/** Wilson's interval: where the true share lies with 95 % confidence, sound for small numbers too. */
export function confidence(times: number, of: number): readonly [number, number] {
  const share = times / of;
  const z2 = (Z95 * Z95) / of;
  const middle = (share + z2 / 2) / (1 + z2);
  const reach = (Z95 * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of))) / (1 + z2);
  return [rounded(Math.max(0, middle - reach)), rounded(Math.min(1, middle + reach))];
}

export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
