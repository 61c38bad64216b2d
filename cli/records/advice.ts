import type { AdviceInWords, AdvisedOption } from '@starboard/bots';
import { percent } from '@starboard/kernel';

/** A heading, a line for each option, the answers expected of rivals, and the reason. */
export function linesOf({ player, prompt, options, rivals, why }: AdviceInWords): readonly string[] {
  return [
    `${player}: ${prompt}`,
    ...listed(options),
    ...rivals.flatMap((rival) => [`Expects of ${rival.player}:`, ...listed(rival.answers)]),
    ...(why === '' ? [] : [`Why: ${why}`]),
  ];
}

/** Two decimals, and never "-0.00". */
const decimals = (amount: number): string => (Math.round(amount * 100) / 100 || 0).toFixed(2);

/** The likeliest few; --json has them all. */
const MOST_LISTED = 8;

function listed(options: readonly AdvisedOption[]): readonly string[] {
  const more = options.length - MOST_LISTED;
  return [...options.slice(0, MOST_LISTED).map(lineOf), ...(more > 0 ? [`        and ${more} more`] : [])];
}

function lineOf({ option, share, worth }: AdvisedOption): string {
  const estimate = worth === null ? '' : `  worth ${decimals(worth.mean)} ± ${decimals(worth.error)}`;
  return `${percent(share).padStart(6)}  ${option}${estimate}`;
}
