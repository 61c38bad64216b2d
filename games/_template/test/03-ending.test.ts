import { applyCall, type Call } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { play, standoff } from './support/playing.ts';

test.each([
  ['first', [{ charges: 1 }, { hull: 1 }], ['fire', 'charge'], [1, 2]],
  ['second', [{ hull: 1 }, { charges: 1 }], ['charge', 'fire'], [2, 1]],
] as const)('3.1 the %s captain wins when the other ship is destroyed', (_, ships, orders, places) => {
  const { result } = play(standoff({ ships, faces: [6] }), orders[0], orders[1]);
  expect(result).toEqual({ places, scores: [], turns: 1, rule: '3.1' });
});

test('3.2 both destroyed in one turn is a draw', () => {
  const doomed = { hull: 1, charges: 1 };
  const { result } = play(standoff({ ships: [doomed, doomed], faces: [6, 6] }), 'fire', 'fire');
  expect(result).toMatchObject({ places: [1, 1], rule: '3.2' });
});

test('3.3 the match is a draw after the last turn', () => {
  const played = standoff({ turnLimit: 2 });
  expect(play(played, 'dodge', 'dodge').result).toBeNull();
  expect(play(played, 'dodge', 'dodge').result).toEqual({ places: [1, 1], scores: [], turns: 2, rule: '3.3' });
});

test.each<[string, Call, readonly number[], string]>([
  ['3.4 a captain who leaves loses', { call: 'resigned', seats: [0] }, [2, 1], '3.4'],
  ['3.4 both who leave at once draw', { call: 'away', seats: [0, 1] }, [1, 1], '3.4'],
  ['3.5 an agreed draw is a draw', { call: 'draw-agreed' }, [1, 1], '3.5'],
  ['3.5 a match that is closed is a draw', { call: 'closed' }, [1, 1], '3.5'],
])('%s', (_, call, places, rule) => {
  const { match } = standoff();
  applyCall(rules, match, call);
  expect(match.result).toMatchObject({ places, rule });
});
