import { botById } from '@starboard/bots';
import { type Account, budgetFor, judgeBy, reviewOf } from '@starboard/bots/account';
import type { MatchRecord, Seat } from '@starboard/kernel';
import type { PlayedGame } from './self-play.ts';

/** A review with the CPU time that it took, in milliseconds. */
export interface TimedReview {
  readonly account: Account;
  readonly coarse: number;
  readonly all: number;
}

export const JUDGE = botById('legend') ?? fail('there is no legend');

function fail(why: string): never {
  throw new Error(why);
}

export function reviewed(played: PlayedGame, record: MatchRecord, seat: Seat, budget: number | null): TimedReview {
  const judge = judgeBy({ bot: JUDGE, ...played, header: record.header });
  const began = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
  let coarse = 0;
  const running = reviewOf(judge, record, { seat, seed: 'bench', budget: budget ?? budgetFor(played.heuristics) });
  for (;;) {
    const { done, value } = running.next();
    if (done !== true) {
      if (value.account !== null) coarse = spent();
      continue;
    }
    if (typeof value === 'string') throw new Error(value);
    return { account: value, coarse, all: spent() };
  }
}
