import { expect, test } from 'vitest';
import { keepTime, type TimeKeeper } from '../../runner/local/keep-time.ts';
import type { MatchStorage } from '../../storage/matches/match-storage.ts';
import { memoryMatches } from '../../storage/matches/memory-matches.ts';
import { firstLine, sample } from '../storage/samples.ts';

const MINUTE = 60_000;
const SECOND = 1000;

/** Tabs of one browser, with a clock that the test sets. */
async function browser(storage: MatchStorage = memoryMatches()) {
  const clock = { now: 1_000_000 };
  await storage.add(sample('a'), [firstLine()]);
  const calls: string[] = [];
  const tabs = new Map<string, TimeKeeper>();
  return {
    clock,
    calls,
    storage,
    async open(tab: string): Promise<TimeKeeper> {
      const keeper = keepTime({
        minutes: 10,
        elapsed: (await storage.find('a'))?.time?.elapsed ?? 0,
        now: () => clock.now,
        count: (span) => storage.countTime('a', span),
        callTime: () => calls.push(tab),
      });
      tabs.set(tab, keeper);
      return keeper;
    },
    close: (tab: string) => tabs.delete(tab),
    async pass(ms: number, step = SECOND): Promise<void> {
      for (let passed = 0; passed < ms; passed += step) {
        clock.now += step;
        for (const keeper of tabs.values()) await keeper.tick();
      }
    },
  };
}

test('time counts from the moment when the rules let it run, and is called once', async () => {
  const { open, pass, calls, clock } = await browser();
  const tab = await open('one');
  tab.follow('waiting');
  await pass(30 * MINUTE);
  expect(tab.clock.value).toEqual({ minutes: 10, state: 'waiting' });
  tab.follow('running');
  expect(tab.clock.value).toEqual({ minutes: 10, state: 'running', endsAt: clock.now + 10 * MINUTE });
  await pass(10 * MINUTE - SECOND);
  expect(calls).toEqual([]);
  await pass(SECOND);
  expect(calls).toEqual(['one']);
  await pass(5 * MINUTE);
  expect(calls).toEqual(['one']);
  tab.follow('called');
  expect(tab.clock.value).toEqual({ minutes: 10, state: 'called' });
  await pass(20 * MINUTE);
  tab.follow('none');
  expect(tab.clock.value).toBeNull();
  expect(calls).toEqual(['one']);
});

test('after an undo the time that was used stays used, and time is called again', async () => {
  const { open, pass, calls } = await browser();
  const tab = await open('one');
  tab.follow('running');
  await pass(10 * MINUTE);
  tab.follow('called');
  tab.follow('running');
  await pass(SECOND);
  expect(calls).toEqual(['one', 'one']);
});

test('the clock stands still while the tab is closed, and goes on from there', async () => {
  const { open, close, pass, calls, clock } = await browser();
  (await open('one')).follow('running');
  await pass(4 * MINUTE);
  close('one');
  await pass(60 * MINUTE);
  const again = await open('again');
  again.follow('running');
  expect(again.clock.value).toEqual({ minutes: 10, state: 'running', endsAt: clock.now + 6 * MINUTE });
  await pass(6 * MINUTE - SECOND);
  expect(calls).toEqual([]);
  await pass(SECOND);
  expect(calls).toEqual(['again']);
});

test('two tabs with the same match don’t count double', async () => {
  const { open, close, pass, calls, storage } = await browser();
  (await open('one')).follow('running');
  await pass(2 * MINUTE);
  (await open('two')).follow('running');
  await pass(2 * MINUTE);
  expect((await storage.find('a'))?.time?.elapsed).toBeGreaterThan(4 * MINUTE - 6 * SECOND);
  expect((await storage.find('a'))?.time?.elapsed).toBeLessThanOrEqual(4 * MINUTE);
  close('one');
  await pass(6 * MINUTE - 6 * SECOND);
  expect(calls).toEqual([]);
  await pass(12 * SECOND);
  expect(calls).toEqual(['two']);
});

test('a tab that slept counts a minute of it at most', async () => {
  const { open, pass, calls, clock } = await browser();
  const tab = await open('one');
  tab.follow('running');
  await pass(8 * 60 * MINUTE, 8 * 60 * MINUTE);
  expect(calls).toEqual([]);
  expect(tab.clock.value).toEqual({ minutes: 10, state: 'running', endsAt: clock.now + 9 * MINUTE });
});

test('it goes on counting where nothing can be stored', async () => {
  const broken: MatchStorage = { ...memoryMatches(), countTime: async () => Promise.reject(new Error('full')) };
  const { open, pass, calls } = await browser(broken);
  (await open('one')).follow('running');
  await pass(10 * MINUTE - SECOND);
  expect(calls).toEqual([]);
  await pass(SECOND);
  expect(calls).toEqual(['one']);
});
