import { type Interval, intervalOf, type TestReport, testReport } from '../arena/report.ts';
import type { ArenaSettings } from '../arena/settings.ts';
import { meanScore } from '../arena/statistics/elo.ts';
import type { SequentialTest } from '../arena/statistics/sequential-test.ts';
import type { ArenaTally, Outcomes } from '../arena/tally.ts';

/** What one step of a ladder came to. */
export interface StepReport {
  readonly bot: string;
  readonly against: string;
  readonly matches: number;
  readonly draws: number;
  /** The share of the points: a point for each party that the bot is ahead of, half for one in the same place. */
  readonly score: Interval;
  /** The share of first places. */
  readonly firsts: Interval;
  readonly test: TestReport | null;
  /** The score in each seat or on each side; empty with more than two. */
  readonly parties: readonly { readonly party: string; readonly score: Interval }[];
}

export function stepReport(
  { bots: [bot = '', against = ''], parties }: ArenaSettings,
  tally: ArenaTally,
  test: SequentialTest | null,
): StepReport {
  const [own] = tally.byParty;
  return {
    bot,
    against,
    matches: tally.matches,
    draws: tally.outcomes[0]?.draws ?? 0,
    score: intervalOf(meanScore(tally.pairs[0]?.scores ?? new Map())),
    firsts: intervalOf(meanScore(tally.firsts)),
    test: test === null ? null : testReport(test, tally),
    parties:
      parties.length > 2 ? [] : parties.map(({ name }, party) => ({ party: name, score: scoreOf(own?.[party]) })),
  };
}

function scoreOf({ matches, wins, draws }: Outcomes = { matches: 0, wins: 0, draws: 0, places: 0 }): Interval {
  const counts = new Map([
    [1, wins],
    [0.5, draws],
    [0, matches - wins - draws],
  ]);
  return intervalOf(meanScore(new Map([...counts].filter(([, times]) => times > 0))));
}
