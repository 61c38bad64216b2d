import { commitTo } from '@starboard/kernel';
import type { DiceView, SeatView, TableView } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { owedToDice, promise } from '../../online/joining/dice-part.ts';
import { tableAt } from '../support/fake-server.ts';

const HERS = promise('aa'.repeat(16));
const ELSEWHERE = commitTo('of another device');
const OTHERS = commitTo('of somebody else');

const seat = (mine: boolean, kind: 'open' | 'bot' = 'open'): SeatView => ({
  plan: kind === 'open' ? { kind } : { kind, bot: 'plain' },
  name: 'Somebody',
  mine,
  handedOver: false,
  offersDraw: false,
  timeBank: 0,
  deadline: null,
  heldFor: null,
});

function gathering(dice: Partial<DiceView>, seats = [seat(true), seat(false), seat(false, 'bot')]): TableView {
  const shown: readonly number[] = [];
  const whole: DiceView = { kind: 'committed', commitments: [], shown, awaits: null, restarts: 0, ...dice };
  return tableAt(3, { phase: 'gathering', seats, dice: whole });
}

test.each([
  ['nothing while others have not promised', { commitments: [HERS, null, null] }, []],
  [
    'nothing, though the server asks for it before all have promised',
    { commitments: [HERS, null, null], awaits: { what: 'nonce', until: 1 } },
    [],
  ],
  ['the number, when all have promised', { commitments: [HERS, OTHERS, null] }, ['reveal 0']],
  ['nothing more, once it is shown', { commitments: [HERS, OTHERS, null], shown: [0] }, []],
  ['a promise, where the last is void', { commitments: [null, OTHERS, null] }, ['commit 0']],
  ['nothing for a promise of another device', { commitments: [ELSEWHERE, null, null] }, []],
  ['nothing where numbers are entrusted to the server', { kind: 'entrusted', commitments: [null, null, null] }, []],
] as const)('%s', (_, dice, owed) => {
  expect(owedToDice(gathering(dice), false).map(({ type, seat }) => `${type} ${seat}`)).toEqual(owed);
});

test('a page that has just been opened takes over the promise of another device, unless all have promised', () => {
  expect(owedToDice(gathering({ commitments: [ELSEWHERE, null, null] }), true)).toMatchObject([{ type: 'commit' }]);
  expect(owedToDice(gathering({ commitments: [ELSEWHERE, OTHERS, null] }), true)).toEqual([]);
});

test('each of several seats is taken care of', () => {
  const seats = [seat(true), seat(true)];
  const two = promise('bb'.repeat(16));
  expect(owedToDice(gathering({ commitments: [HERS, two] }, seats), false)).toEqual([
    { type: 'reveal', seat: 0, nonce: 'aa'.repeat(16) },
    { type: 'reveal', seat: 1, nonce: 'bb'.repeat(16) },
  ]);
});

test('when the match has begun nothing is owed any more', () => {
  expect(owedToDice({ ...gathering({ commitments: [HERS, OTHERS, null] }), phase: 'playing' }, false)).toEqual([]);
});

test('nothing is promised until everybody is ready', () => {
  const table = gathering({ commitments: [null, null, null] });
  const bringing = { setup: {}, setupChanges: 0, brought: [null, null, null], ready: [0, 2] };
  expect(owedToDice({ ...table, bringing }, true)).toEqual([]);
  expect(owedToDice({ ...table, bringing: { ...bringing, ready: [0, 1, 2] } }, false)).toMatchObject([
    { type: 'commit', seat: 0 },
  ]);
});
