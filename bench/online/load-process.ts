import { performance } from 'node:perf_hooks';
import { type PlayingPair, type PlayTally, seatPair } from './pair.ts';
import { wordsOf } from './words.ts';

/** What the process is told to do, and what it answers. */
export type LoadOrder =
  | { readonly do: 'seat'; readonly pairs: number }
  | { readonly do: 'renew' }
  | { readonly do: 'play'; readonly pairs: number }
  | { readonly do: 'pause' };

export interface Slice extends PlayTally {
  readonly seconds: number;
  /** Of its time, the part in which the load itself was busy: near 1 it is the load that is measured. */
  readonly busy: number;
}

const SEATED_AT_ONCE = 20;

const [, , checkout = '', address = ''] = process.argv;
const words = await wordsOf(checkout);
const waiting: PlayingPair[] = [];
const playing = new Set<PlayingPair>();
let done: PlayingPair[] = [];
let tally: PlayTally = { choices: 0, latencies: [] };
let start = performance.now();
let load = performance.eventLoopUtilization();

async function seat(pairs: number): Promise<void> {
  let begun = 0;
  const seatOnAndOn = async (): Promise<void> => {
    while (begun++ < pairs) waiting.push(await seatPair(words, address));
  };
  await Promise.all(Array.from({ length: SEATED_AT_ONCE }, seatOnAndOn));
}

/** Whoever is done makes room for somebody who is not. */
async function renew(): Promise<void> {
  const pairs = done;
  done = [];
  for (const { leave } of pairs) leave();
  await seat(pairs.length);
}

/** Keeps so many pairs playing; whoever is done is followed by the next. */
function play(pairs: number): void {
  tally = { choices: 0, latencies: [] };
  start = performance.now();
  load = performance.eventLoopUtilization();
  for (let i = 0; i < pairs; i++) playNext();
}

function playNext(): void {
  const pair = waiting.pop();
  if (pair === undefined) return;
  playing.add(pair);
  pair.play(tally, () => {
    playing.delete(pair);
    done.push(pair);
    playNext();
  });
}

async function pause(): Promise<Slice> {
  const pairs = [...playing];
  playing.clear();
  await Promise.all(pairs.map((pair) => pair.pause()));
  const seconds = (performance.now() - start) / 1000;
  waiting.push(...pairs);
  return { ...tally, seconds, busy: performance.eventLoopUtilization(load).utilization };
}

async function obey(order: LoadOrder): Promise<Slice | null> {
  if (order.do === 'pause') return pause();
  if (order.do === 'seat') await seat(order.pairs);
  else if (order.do === 'renew') await renew();
  else play(order.pairs);
  return null;
}

process.on('message', async (order: LoadOrder) => process.send?.(await obey(order)));
process.once('disconnect', () => process.exit(0));
