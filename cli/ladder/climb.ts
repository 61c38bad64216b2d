import { testReport } from '../arena/report.ts';
import { runArena } from '../arena/run.ts';
import { type ArenaSettings, matchesOf } from '../arena/settings.ts';
import type { SequentialTest } from '../arena/statistics/sequential-test.ts';
import { type ArenaTally, arenaTally } from '../arena/tally.ts';

/** How a step of a ladder is played. */
export interface Climb {
  readonly workers: number;
  /** The most matches of a step. */
  readonly games: number;
  /** Ends a step as soon as it is decided. */
  readonly test: SequentialTest | null;
  readonly signal: AbortSignal;
  played?(tally: ArenaTally, blocks: number): void;
}

/** Plays one step: the first bot takes each party in turn, the second has all others. */
export async function climb(
  settings: ArenaSettings,
  { workers, games, test, signal, played }: Climb,
): Promise<ArenaTally> {
  const tally = arenaTally(settings);
  const blocks = Math.ceil(games / matchesOf(settings, 0).length);
  const run = { from: 0, blocks, workers, signal };
  await runArena(settings, run, (result) => {
    tally.add(result);
    played?.(tally, blocks);
    return test !== null && testReport(test, tally).verdict !== 'undecided' ? 'enough' : undefined;
  });
  return tally;
}
