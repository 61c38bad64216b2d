import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allPlanted, ROOT } from '../planted/lists.ts';
import { failuresIn, tryOut } from '../planted/trial.ts';

const [mistake] = (await allPlanted()).filter(({ id }) => id === 'keys as they come');
if (mistake === undefined) throw new Error('it is no longer planted');

test('a planted mistake is caught by the test that names its rule, and its file stays as it is', async () => {
  const before = readFileSync(join(ROOT, mistake.file), 'utf8');
  expect(await tryOut(mistake)).toEqual({
    outcome: 'caught',
    by: 'the order of keys does not matter, the order of lists does',
  });
  expect(readFileSync(join(ROOT, mistake.file), 'utf8')).toBe(before);
});

test('the same tests pass with nothing planted', async () => {
  expect(await failuresIn(['kernel/test/values/json.test.ts'], null, false)).toEqual([]);
});

test('what only a test of something else catches is not named', async () => {
  const misplaced = { ...mistake, rule: 'and %j differ' };
  expect(await tryOut(misplaced)).toMatchObject({ outcome: 'unnamed' });
});

test('tests that are not there do not pass', async () => {
  await expect(failuresIn(['kernel/test/no.test.ts'], null, false)).rejects.toThrow('No test was run');
});
