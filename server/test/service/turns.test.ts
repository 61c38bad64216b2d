import { setImmediate as round } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { repeating } from '../../service/clocks/repeating.ts';
import type { Done } from '../../service/service.ts';
import { fairQueue } from '../../service/turns/fair-queue.ts';
import { createLane } from '../../service/turns/lane.ts';
import { nowAndThen } from '../../service/turns/now-and-then.ts';
import { createTurn } from '../../service/turns/turn.ts';

const at = (address: string, guest: string) => ({ guest, address });

test('in a fair queue addresses take turns, and so do the guests at each', () => {
  const queue = fairQueue<string>();
  for (const item of ['e1', 'e2', 'e3']) queue.push(at('far', 'eve'), item);
  for (const item of ['m1', 'm2']) queue.push(at('far', 'mallory'), item);
  queue.push(at('near', 'ann'), 'a1');
  expect(queue.waiting(at('far', 'eve'))).toEqual({ guest: 3, address: 5 });
  const served = Array.from({ length: 7 }, () => queue.shift());
  expect(served).toEqual(['e1', 'a1', 'm1', 'e2', 'm2', 'e3', undefined]);
  expect(queue.size).toBe(0);
});

describe('costly requests', () => {
  const free = { mayBegin: () => true, isFrugal: () => true, spent: () => undefined };
  const fine: Done<string> = { ok: true, value: 'fine' };

  test('of one guest keep another waiting for no more than are under way', async () => {
    const lane = createLane(free);
    const done: string[] = [];
    const { promise: patience, resolve: goOn } = Promise.withResolvers<void>();
    const ask = (guest: string) =>
      lane.run(at(guest, guest), async () => {
        await patience;
        done.push(guest);
        return fine;
      });
    const asked = Array.from({ length: 16 }, () => ask('eve'));
    asked.push(ask('ann'));
    goOn();
    await Promise.all(asked);
    expect(done.indexOf('ann')).toBeLessThanOrEqual(9);
  });

  test('only so many of a guest wait, and so many at an address; the rest are refused', async () => {
    const lane = createLane(free);
    const { promise: patience, resolve: goOn } = Promise.withResolvers<void>();
    const ask = (guest: string) => lane.run(at('one place', guest), () => patience.then(() => fine));
    const asked = Array.from({ length: 40 }, () => ask('eve'));
    const strangers = Array.from({ length: 200 }, (_, i) => ask(`stranger ${i}`));
    goOn();
    const refusedOf = async (all: readonly Promise<Done<string>>[]) =>
      (await Promise.all(all)).filter((done) => !done.ok && done.refusal.code === 'too-fast').length;
    expect(await refusedOf(asked)).toBe(40 - 8 - 16);
    expect(await refusedOf(strangers)).toBe(200 - (160 - 16));
  });

  test('are charged for what they took, also where they fail; whoever is in debt begins none', async () => {
    const spent: number[] = [];
    let solvent = true;
    const lane = createLane({
      mayBegin: () => solvent,
      isFrugal: () => true,
      spent: (_, milliseconds) => spent.push(milliseconds),
    });
    const work = (milliseconds: number): void => {
      const end = process.threadCpuUsage().user + milliseconds * 1000;
      while (process.threadCpuUsage().user < end);
    };
    await lane.run(at('far', 'eve'), async (turn) => {
      turn.work(() => work(20));
      return fine;
    });
    const failing = lane.run(at('far', 'eve'), async (turn) => {
      turn.work(() => work(20));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(spent.map((milliseconds) => milliseconds >= 15)).toEqual([true, true]);
    solvent = false;
    expect(await lane.run(at('far', 'eve'), async () => fine)).toMatchObject({ refusal: { code: 'too-fast' } });
  });
});

describe('a long piece of work', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  /** Whose pieces were done in which round of the event loop; each piece uses up a slice. */
  async function doneInRounds(names: readonly string[], pieces: number) {
    const done: { readonly name: string; readonly round: number }[] = [];
    let rounds = 0;
    let going = true;
    function* work(name: string): Generator<undefined, string, undefined> {
      for (let piece = 0; piece < pieces; piece++) {
        done.push({ name, round: rounds });
        vi.advanceTimersByTime(3);
        yield;
      }
      return name;
    }
    const others = (async () => {
      for (; going; rounds++) await round();
    })();
    const results = await Promise.all(names.map((name) => createTurn().do(work(name))));
    going = false;
    await others;
    return { done, results };
  }

  test('lets everybody else have their turn in between, and two of them take turns', async () => {
    const { done, results } = await doneInRounds(['a', 'b'], 3);
    expect([results, done.map(({ name }) => name).join('')]).toEqual([['a', 'b'], 'ababab']);
  });

  test('has one slice in each round of the event loop, however many look', async () => {
    const { done } = await doneInRounds(['a', 'b', 'c', 'd', 'e'], 4);
    expect(new Set(done.map(({ round: each }) => each)).size).toBe(20);
  });
});

test('all who use much share one part of the thread, however many requests they have under way', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  const done: { readonly name: string; readonly time: number }[] = [];
  function* work(name: string): Generator<undefined, string, undefined> {
    for (let piece = 0; piece < 3; piece++) {
      done.push({ name, time: performance.now() });
      vi.advanceTimersByTime(3);
      yield;
    }
    return name;
  }
  let going = true;
  const working = Promise.all(['a', 'b', 'c'].map((name) => createTurn(3).do(work(name))));
  working.finally(() => {
    going = false;
  });
  while (going) {
    await round();
    vi.advanceTimersByTime(1);
  }
  vi.useRealTimers();
  expect([await working, done.map(({ name }) => name).join('')]).toEqual([['a', 'b', 'c'], 'abcabcabc']);
  const gaps = done.slice(1).map(({ time }, i) => time - (done[i]?.time ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3 + 3 * 3);
});

describe('by the clock', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('what is done now and then is done at once, and then once for all that came meanwhile', () => {
    const done: string[] = [];
    const tell = nowAndThen(
      () => 1000,
      (name) => done.push(name),
    );
    for (let i = 0; i < 100; i++) tell('m');
    tell('other');
    expect(done).toEqual(['m', 'other']);
    vi.advanceTimersByTime(1000);
    expect(done).toEqual(['m', 'other', 'm']);
    vi.advanceTimersByTime(5000);
    expect(done).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('looks that come late do not pile up', async () => {
    let begun = 0;
    const { promise: slow, resolve: goOn } = Promise.withResolvers<void>();
    const looks = repeating(1000, () => {
      begun++;
      return slow;
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(begun).toBe(1);
    goOn();
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toBe(2);
    await looks.stop();
  });
});
