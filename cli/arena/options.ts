import { Option } from 'commander';
import { refuse } from '../refuse.ts';
import type { SequentialTest } from './statistics/sequential-test.ts';

/** Bounds in Elo, as in `0,5`. */
export const sprtOption = (): Option =>
  new Option('--sprt <elo0,elo1>', 'stop as soon as it is decided which of two differences in Elo is true').argParser(
    (text): readonly [number, number] => {
      const [elo0 = Number.NaN, elo1 = Number.NaN, ...more] = text.split(',').map((bound) => number(bound));
      const fit = [elo0, elo1].every((bound) => Math.abs(bound) <= MOST_ELO);
      if (!fit || more.length > 0 || elo0 >= elo1)
        refuse(`--sprt must be two differences in Elo with the smaller first, such as 0,5, not "${text}".`);
      return [elo0, elo1];
    },
  );

const MOST_ELO = 2000;

/** An error rate. */
export const rateOption = (name: 'alpha' | 'beta', what: string): Option =>
  new Option(`--${name} <rate>`, what)
    .argParser((text): number => {
      const rate = number(text);
      if (rate > 0 && rate < 0.5) return rate;
      return refuse(`--${name} must be more than 0 and less than 0.5, not "${text}".`);
    })
    .default(0.05);

const number = (text: string): number => (/^\s*[-+]?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN);

export function testOf(
  bounds: readonly [number, number] | undefined,
  alpha: number,
  beta: number,
): SequentialTest | null {
  return bounds === undefined ? null : { elo0: bounds[0], elo1: bounds[1], alpha, beta };
}
