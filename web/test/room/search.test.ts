import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { searchIn } from '../../room/choosing/search.ts';

test('what was searched for among the options of one ask does not hide options of the next', () => {
  const openAsk = signal<string | null>('first');
  const { wanted, find } = searchIn(openAsk);
  expect(wanted.value).toBe('');
  find('D3');
  expect(wanted.value).toBe('D3');
  openAsk.value = null;
  expect(wanted.value).toBe('');
  openAsk.value = 'second';
  expect(wanted.value).toBe('');
  find('E4');
  expect(wanted.value).toBe('E4');
});
