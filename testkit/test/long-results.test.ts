import { expect, test } from 'vitest';
import { readResults, withLatest, writeResults } from '../run/long-results.ts';

const one = { file: 'a.test.ts', passed: 3, failed: 0, seconds: 71, day: '2026-01-02', commit: 'abc1234' };
const two = { ...one, file: 'b.test.ts', failed: 1 };

test('results are read as they were written, in the order of their files', () => {
  expect(readResults(writeResults([two, one]))).toEqual([one, two]);
});

test('a file that was run again has only its latest result', () => {
  const later = { ...two, failed: 0, commit: 'def5678' };
  expect(withLatest([one, two], [later])).toEqual([one, later]);
});
