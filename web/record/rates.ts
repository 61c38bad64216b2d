import type { PlayedMatch } from './played.ts';

/** How somebody has done in some matches. */
export interface WinRate {
  readonly matches: number;
  readonly won: number;
  readonly drew: number;
  /** Wins among all matches, a draw counting half, with the bounds of the 95 % interval; null without matches. */
  readonly score: { readonly mean: number; readonly low: number; readonly high: number } | null;
}

/** Standard errors on each side of the mean in a 95 % interval. */
const Z = 1.96;

export function rateOf(played: readonly Pick<PlayedMatch, 'outcome'>[]): WinRate {
  const count = (outcome: PlayedMatch['outcome']): number => played.filter((each) => each.outcome === outcome).length;
  const [matches, won, drew] = [played.length, count('won'), count('drew')];
  return { matches, won, drew, score: matches === 0 ? null : wilson((won + drew / 2) / matches, matches) };
}

/** Wilson's interval, which stays between 0 and 1 and means something after a few matches, too. */
function wilson(mean: number, matches: number): NonNullable<WinRate['score']> {
  const weight = 1 + Z ** 2 / matches;
  const middle = (mean + Z ** 2 / (2 * matches)) / weight;
  const reach = (Z / weight) * Math.sqrt((mean * (1 - mean)) / matches + Z ** 2 / (4 * matches ** 2));
  return { mean, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** The rates of all groups to which matches belong, the one with most matches first. A match may be in several. */
export function ratesBy(
  played: readonly PlayedMatch[],
  groupsOf: (match: PlayedMatch) => readonly string[],
): readonly (readonly [string, WinRate])[] {
  const groups = Map.groupBy(
    played.flatMap((match) => groupsOf(match).map((group) => ({ group, match }))),
    ({ group }) => group,
  );
  return [...groups]
    .map(([group, members]) => [group, rateOf(members.map(({ match }) => match))] as const)
    .toSorted(([, a], [, b]) => b.matches - a.matches);
}

export interface Streaks {
  /** Wins in a row up to the latest match. */
  readonly now: number;
  readonly longest: number;
}

/** `played` begins with the latest match. */
export function streaksOf(played: readonly Pick<PlayedMatch, 'outcome'>[]): Streaks {
  let [run, longest] = [0, 0];
  for (const { outcome } of played) {
    run = outcome === 'won' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const firstOther = played.findIndex(({ outcome }) => outcome !== 'won');
  return { now: firstOther < 0 ? played.length : firstOther, longest };
}

/** What somebody wants to see; an empty text or null leaves everything in. */
export interface RecordFilter {
  readonly game: string;
  readonly opponent: string;
  readonly level: string;
  readonly outcome: string;
}

export const EVERYTHING: RecordFilter = { game: '', opponent: '', level: '', outcome: '' };

export function filtered(played: readonly PlayedMatch[], wanted: RecordFilter): readonly PlayedMatch[] {
  return played.filter(
    ({ game, opponents, levels, outcome }) =>
      (wanted.game === '' || game === wanted.game) &&
      (wanted.opponent === '' || opponents.includes(wanted.opponent)) &&
      (wanted.level === '' || levels.some((level) => level === wanted.level)) &&
      (wanted.outcome === '' || outcome === wanted.outcome),
  );
}
