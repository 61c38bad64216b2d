import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Crowd } from '../../testkit/faults/crowd/crowd.ts';
import { quantile } from '../../testkit/faults/stopwatch.ts';

interface FloodOptions {
  readonly address: string;
  readonly secret: string;
  readonly matches: readonly string[];
  readonly perSecond: number;
  /** Honest players, who are at it already. */
  readonly crowd: Crowd;
  /** Peace and flood take turns so often, for so many seconds each. */
  readonly rounds: number;
  readonly seconds: number;
}

export interface Flooded {
  readonly sent: number;
  readonly refused: number;
  /** Honest players' waiting for an acknowledgement, in milliseconds. */
  readonly peace: Waiting;
  readonly flood: Waiting;
}

interface Waiting {
  readonly answers: number;
  readonly p50: number;
  readonly p99: number;
}

/** One guest asks for what costs most while honest people play: how long they wait, in peace and meanwhile, by turns. */
export async function flood({ crowd, rounds, seconds, ...target }: FloodOptions): Promise<Flooded> {
  const waits = { peace: [] as number[], flood: [] as number[] };
  let [sent, refused] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    waits.peace.push(...(await answersIn(crowd, seconds)));
    const attacker = attack(target);
    waits.flood.push(...(await answersIn(crowd, seconds)));
    const done = await attacker.stop();
    sent += done.sent;
    refused += done.refused;
    await wait(1000);
  }
  return { sent, refused, peace: waitingOf(waits.peace), flood: waitingOf(waits.flood) };
}

async function answersIn(crowd: Crowd, seconds: number): Promise<readonly number[]> {
  await wait(1000);
  crowd.watch.takeLatencies();
  await Promise.race([wait(seconds * 1000), crowd.playing]);
  return crowd.watch.takeLatencies();
}

function waitingOf(latencies: readonly number[]): Waiting {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (part: number): number => Math.round(quantile(sorted, part) * 10) / 10;
  return { answers: sorted.length, p50: at(0.5), p99: at(0.99) };
}

/** The attacker in a process of their own, which yields to everybody else: on a real net they would not use our cores. */
function attack({
  address,
  secret,
  matches,
  perSecond,
}: Pick<FloodOptions, 'address' | 'secret' | 'matches' | 'perSecond'>) {
  const args = [address, secret, matches.join(), `${perSecond}`];
  const attacker = fork(join(import.meta.dirname, 'flood-process.ts'), args, { execArgv: [] });
  if (attacker.pid !== undefined) setPriority(attacker.pid, constants.priority.PRIORITY_LOW);
  return {
    async stop(): Promise<{ readonly sent: number; readonly refused: number }> {
      attacker.send('stop');
      const [done] = (await once(attacker, 'message')) as [{ readonly sent: number; readonly refused: number }];
      return done;
    },
  };
}
