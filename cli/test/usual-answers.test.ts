import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playedBy } from './playing.ts';
import { emptyFolder, run } from './run.ts';

const DUEL = ['play', 'duel-in-space', '--seats', 'person,drone', '--seed', '5'] as const;
const ANSWERED = 'Answered for you: Fire everything that bears. [5.2]';
const HOLD = /^ +\d+ {2}Hold fire/m;
const firsts = (times: number): string => '1\n'.repeat(times);
const folder = emptyFolder();

/** The same duel without a program of its own, so that mistakes can be planted in it. */
const IN_HERE = { game: 'duel-in-space', seats: ['person', 'drone'], setup: {}, seed: '5' };
const MOST_ASKED = 200;

test('play answers what has one sensible answer, and the news says so', async () => {
  let asked = 0;
  const typed = (said: readonly string[]) =>
    said.join('\n').includes(ANSWERED) || ++asked > MOST_ASKED ? undefined : '1';
  const { said } = await playedBy({ ...IN_HERE, askEverything: false, typed });
  expect(said).toContain(ANSWERED);
  expect(said).not.toMatch(HOLD);
  const { out } = await run(DUEL, `${firsts(40)}q\n`);
  expect(out).toContain(ANSWERED);
  expect(out).not.toMatch(HOLD);
});

test('a lists what is answered, and a person who asks for the question can hold fire', async () => {
  const file = join(folder, 'held.jsonl');
  const { out } = await run([...DUEL, '--save', file], `a\na 1 ask\n${firsts(40)}q\n`);
  expect(out).toMatch(/^ +1 {2}always {2}Fire everything that bears$/m);
  expect(out).toMatch(/^ +1 {2}ask {5}Fire everything that bears$/m);
  expect(out).not.toContain(ANSWERED);
  const [holding = ''] = out.match(HOLD) ?? [];
  const number = /\d+/.exec(holding)?.[0] ?? '';
  expect(number).not.toBe('');
  const before = out.slice(0, out.indexOf(holding)).split('> ').length - 3;
  const other = join(folder, 'other.jsonl');
  const again = await run([...DUEL, '--save', other], `a 1 ask\n${firsts(before)}${number}\nq\n`);
  expect(again.code).toBe(0);
  expect(readFileSync(other, 'utf8')).toMatch(/"choice":\[\],"question":\d+,"seat":0/);
});

test('an answer that is switched on is given at once, even to the open question', async () => {
  const after: string[] = ['a always'];
  let asked = 0;
  const typed = (said: readonly string[]) =>
    said.some((text) => HOLD.test(text)) || ++asked > MOST_ASKED ? after.shift() : '1';
  const { said } = await playedBy({ ...IN_HERE, askEverything: true, typed });
  expect(said).toMatch(HOLD);
  expect(said.slice(said.search(HOLD))).toContain(ANSWERED);
});

test('a refuses in a sentence what is no such line, and never for a usual answer', async () => {
  const { out } = await run(DUEL, 'a 99 ask\na 1 sometimes\na 1 never\nq\n');
  expect(out.match(/Type a, the number of a line/g)).toHaveLength(2);
  expect(out).toContain('A usual answer is given always, or you are asked.');
});
