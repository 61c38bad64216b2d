import { expect, test } from 'vitest';
import { MATCHES_KNOWN } from '../../store/push.ts';
import { calledPush, mutedPush, newPush, pushStateIn } from '../../store/rows/push-rows.ts';

const ADDRESS = { endpoint: 'https://push.example/1', p256dh: 'public', auth: 'secret' };
const rowOf = (push: string) => ({ push_endpoint: ADDRESS.endpoint, push });
const ROW = rowOf(newPush(ADDRESS));

test('a device is called once for each question of a match', () => {
  const first = calledPush(ROW, 'match-1', 3);
  expect(first?.address).toEqual(ADDRESS);
  const after = rowOf(first?.push ?? '');
  expect([2, 3, 4].map((question) => calledPush(after, 'match-1', question) !== null)).toEqual([false, false, true]);
  expect(calledPush(after, 'match-2', 1)?.address).toEqual(ADDRESS);
});

test('for a muted match, a device is not called', () => {
  const muted = rowOf(mutedPush(ROW, 'match-1', true));
  expect([calledPush(muted, 'match-1', 1), pushStateIn(muted)]).toEqual([null, { on: true, muted: ['match-1'] }]);
  expect(calledPush(rowOf(mutedPush(muted, 'match-1', false)), 'match-1', 1)?.address).toEqual(ADDRESS);
});

test('a device remembers a limited number of matches, the latest', () => {
  let row = ROW;
  for (let i = 0; i <= MATCHES_KNOWN; i++) row = rowOf(mutedPush(row, `match-${i}`, true));
  const { muted } = pushStateIn(row);
  expect([muted.length, muted.includes('match-0'), muted.at(-1)]).toEqual([
    MATCHES_KNOWN,
    false,
    `match-${MATCHES_KNOWN}`,
  ]);
});
