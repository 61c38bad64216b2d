import { canonical } from '@starboard/kernel';
import { rounded } from '../sim/statistics.ts';
import type { ArenaSettings } from './settings.ts';
import { type Estimate, eloEstimate, meanScore } from './statistics/elo.ts';
import { strengths } from './statistics/plackett-luce.ts';
import {
  logLikelihoodRatio,
  type SequentialTest,
  thresholds,
  type Verdict,
  verdictAt,
} from './statistics/sequential-test.ts';
import type { ArenaTally, Outcomes } from './tally.ts';

/** What a tournament found: nothing in it depends on the machine or the hour. */
export interface ArenaReport extends Omit<ArenaSettings, 'parties'> {
  readonly matches: number;
  readonly blocks: number;
  /** Why it ended: all matches are played, the test is decided, or somebody stopped it. */
  readonly ended: ArenaEnd;
  readonly test: TestReport | null;
  /** By the bots' strengths, or by their scores where there are two; the best first. */
  readonly standings: readonly BotReport[];
  readonly pairs: readonly PairReport[];
  /** For each party (a seat, or a side), how each bot did in it. */
  readonly parties: readonly PartyReport[];
  readonly forfeits: ArenaTally['forfeits'];
}

export type ArenaEnd = 'played' | 'decided' | 'stopped';

export interface TestReport extends SequentialTest {
  readonly verdict: Verdict;
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
}

interface OutcomeReport {
  readonly matches: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly meanPlace: number;
}

export interface BotReport extends OutcomeReport {
  readonly bot: string;
  /** In Elo by Plackett and Luce, around an average of 0; null where two bots can simply be compared. */
  readonly strength: Interval | null;
}

/** An estimate with the bounds of its 95 % interval; null where there is none. */
export interface Interval {
  readonly value: number | null;
  readonly confidence95: readonly [number | null, number | null];
}

export interface PairReport {
  readonly bots: readonly [string, string];
  readonly blocks: number;
  /** How many blocks came to which share of the points, for the first of the two. */
  readonly counts: readonly (readonly [score: number, blocks: number])[];
  readonly score: Interval;
  /** How much stronger the first is than the second. */
  readonly elo: Interval;
}

interface PartyReport {
  readonly party: string;
  readonly seats: readonly number[];
  readonly bots: readonly (OutcomeReport & { readonly bot: string })[];
}

export function reportOnArena(
  settings: ArenaSettings,
  tally: ArenaTally,
  test: SequentialTest | null,
  ended: ArenaEnd,
): ArenaReport {
  const { parties, setup, ...plain } = settings;
  const { bots } = settings;
  return {
    ...plain,
    setup: JSON.parse(canonical(setup)),
    matches: tally.matches,
    blocks: tally.blocks,
    ended,
    test: test === null ? null : testReport(test, tally),
    standings: standingsOf(settings, tally),
    pairs: tally.pairs
      .filter(({ scores }) => scores.size > 0)
      .map(({ bots: [first, second], scores }) => ({
        bots: [bots[first] ?? '', bots[second] ?? ''] as const,
        blocks: [...scores.values()].reduce((sum, times) => sum + times, 0),
        counts: [...scores].sort(([a], [b]) => a - b).map(([score, times]) => [rounded(score), times] as const),
        score: intervalOf(meanScore(scores)),
        elo: interval(eloEstimate(scores), tenths),
      })),
    parties: parties.map(({ name, seats }, party) => ({
      party: name,
      seats: seats.map((seat) => seat + 1),
      bots: bots.map((bot, i) => ({ bot, ...outcomeReport(tally.byParty[i]?.[party]) })),
    })),
    forfeits: tally.forfeits,
  };
}

/** Where a test stands: it looks at the first pair of bots, and there is no other. */
export function testReport(test: SequentialTest, { pairs }: ArenaTally): TestReport {
  const llr = logLikelihoodRatio(test, pairs[0]?.scores ?? new Map());
  const { lower, upper } = thresholds(test);
  const verdict = verdictAt(test, llr);
  return { ...test, verdict, llr: rounded(llr), lower: rounded(lower), upper: rounded(upper) };
}

function standingsOf({ bots, parties }: ArenaSettings, { outcomes, rankings }: ArenaTally): readonly BotReport[] {
  const wanted = (bots.length > 2 || parties.length > 2) && rankings.length > 0;
  const estimates = wanted ? strengths(bots.length, rankings) : [];
  const order = (i: number): number => {
    const { wins = 0, draws = 0, matches = 1 } = outcomes[i] ?? {};
    return estimates[i]?.value ?? (wins + draws / 2) / matches;
  };
  return bots
    .map((_, i) => i)
    .sort((a, b) => order(b) - order(a))
    .map((i) => {
      const estimate = estimates[i];
      const strength = estimate === undefined ? null : interval(estimate, tenths);
      return { bot: bots[i] ?? '', ...outcomeReport(outcomes[i]), strength };
    });
}

function outcomeReport({ matches, wins, draws, places }: Outcomes = { matches: 0, wins: 0, draws: 0, places: 0 }) {
  const meanPlace = matches === 0 ? 0 : rounded(places / matches);
  return { matches, wins, draws, losses: matches - wins - draws, meanPlace };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

export const intervalOf = (estimate: Estimate): Interval => interval(estimate, rounded);

function interval({ value, low, high }: Estimate, round: (value: number) => number): Interval {
  const finite = (bound: number): number | null => (Number.isFinite(bound) ? round(bound) : null);
  return { value: finite(value), confidence95: [finite(low), finite(high)] };
}
