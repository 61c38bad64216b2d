import { gameById } from '@starboard/games';
import { verify, writeRecord } from '@starboard/kernel';
import { ONLY_BOTS } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { occupantsNamed } from '../input/seats.ts';
import { checkedFor } from '../input/setup.ts';
import { playedBy } from './playing.ts';
import { run } from './run.ts';

const MINUTE = 60_000;

/** One person who always takes the first option against three bots; each answer takes some minutes. */
function played(minutesEach: number, minutes: number) {
  let time = 1_000_000;
  return playedBy({
    game: 'furball',
    seats: ['person', 'random', 'random', 'random'],
    setup: { ending: 'time', minutes, limit: 35 },
    askEverything: true,
    seed: 'clock',
    typed() {
      time += minutesEach * MINUTE;
      return '1';
    },
    now: () => time,
  });
}

test('play counts the minutes, calls time once, and the round is finished', async () => {
  const { record, rules, said } = await played(3, 20);
  const calls = record.inputs.filter((input) => 'call' in input);
  expect(calls).toEqual([{ call: 'time-is-up', at: expect.any(Number) }]);
  expect(record.result?.rule).toBe('12.2');
  expect(record.result?.turns).toBeLessThan(10);
  expect(said).toContain('Time limit: 20 minutes. It has not started yet.');
  expect(said).toMatch(/1?\d minutes left\./);
  expect(said).toMatch(/Time is called in round \d+\. This round is the last\./);
  expect(verify(rules, writeRecord(record)).ok).toBe(true);
});

test('play calls no time while the minutes last', async () => {
  const { record } = await played(0, 10);
  expect(record.inputs.some((input) => 'call' in input)).toBe(false);
  expect(record.result?.turns).toBe(30);
});

test('a set-up for bots alone refuses minutes in a sentence, but not with a person among them', async () => {
  const rules = await gameById('furball')?.parts?.rules();
  if (rules === undefined) throw new Error('the game is not there');
  const checked = (first: string) =>
    checkedFor(rules, { ending: 'time' }, occupantsNamed(rules, [first, 'random', 'random', 'random'], 'with people'));
  expect(checked('random')).toEqual({ ok: false, fact: ONLY_BOTS });
  expect(checked('person').ok).toBe(true);
});

test.each([
  ['sim', ['sim', 'furball', '--games', '1', '--set', 'ending=time']],
  ['sim --vary', ['sim', 'furball', '--games', '1', '--vary', 'ending=rounds,time']],
  ['arena', ['arena', 'furball', '--games', '1', '--set', 'ending=time']],
  ['play with bots alone', ['play', 'furball', '--seats', 'random,random,random,random', '--set', 'ending=time']],
])('%s refuses minutes in a sentence', async (_, words) => {
  const { code, err } = await run(words);
  expect(code).not.toBe(0);
  expect(err.replace(/\s+/g, ' ')).toContain(ONLY_BOTS);
});
