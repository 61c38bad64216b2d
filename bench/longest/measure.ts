import { newRequestId } from '@starboard/protocol';
import { answered, type BenchBattle, follow, turnAt } from './bench-battle.ts';
import type { Case } from './cases.ts';
import { threadTime } from './thread-time.ts';

/** What one thing that can be asked for costs: milliseconds of the main thread, and bytes. */
export interface CostFigure {
  readonly name: string;
  /** The match not being in memory. */
  readonly first: number;
  /** The most of ten more times; null for what can be done only once. */
  readonly again: number | null;
  readonly bytes: number;
}

const AGAIN = 10;

export async function measure(
  pid: number,
  { name, once = false, prepare }: Case,
  place: BenchBattle,
): Promise<CostFigure> {
  const costs: number[] = [];
  let bytes = 0;
  for (let before = 0; before < (once ? 1 : 1 + AGAIN); before++) {
    const work = await prepare({ ...place, before });
    const { cost, value } = await threadTime(pid, work);
    costs.push(Math.round(cost * 10) / 10);
    bytes = Math.max(bytes, value);
  }
  const [first = 0, ...again] = costs;
  return { name, first, again: again.length === 0 ? null : Math.max(...again), bytes };
}

/** From opening a socket, having seen nothing but the first entry, to a choice that is acknowledged; in milliseconds. */
export async function comeBack(place: BenchBattle): Promise<number> {
  const { caller, ...turn } = await turnAt(place);
  const start = performance.now();
  const talk = await caller.talk();
  await answered(talk, follow(place.match, 1), 'people');
  await answered(talk, { type: 'play', id: newRequestId(), ...turn }, 'done');
  talk.close();
  return Math.round(performance.now() - start);
}
