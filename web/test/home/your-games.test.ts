import { expect, test } from 'vitest';
import { type GameEntry, inOrder } from '../../home/your-games/game-entry.ts';
import { localEntry } from '../../home/your-games/local-entry.ts';
import { outcomeText } from '../../home/your-games/match-text.ts';
import { onlineEntry } from '../../home/your-games/online-entry.ts';
import type { StoredMatch } from '../../storage/matches/match-storage.ts';
import type { OnlineMatch } from '../../storage/online-matches.ts';
import { tableAt } from '../support/fake-server.ts';

const person = (name: string) => ({ kind: 'person', name }) as const;
const bot = { kind: 'bot', id: 'plain', name: 'Plain bot' } as const;
const result = (...places: readonly number[]) => ({ places, scores: [], turns: 24, rule: '7.1' });

const stored = (more: Partial<StoredMatch>): StoredMatch => ({
  id: 'a',
  game: 'duel-in-space',
  players: ['Ada', 'Plain bot'],
  occupants: [person('Ada'), bot],
  head: '',
  lines: 13,
  over: false,
  result: null,
  at: 1,
  ...more,
});

test.each<readonly [string, Partial<StoredMatch>, string, boolean]>([
  ['one person', {}, 'Your turn, 12 moves', true],
  ['one move', { lines: 2 }, 'Your turn, 1 move', true],
  ['two people here', { occupants: [person('Ada'), person('Ben')], lines: 1 }, 'Waiting for you, no moves yet', true],
  ['bots alone', { occupants: [bot, bot] }, 'Bots only, 12 moves', false],
  ['won', { over: true, result: result(1, 2) }, 'You won in 24 turns', false],
  ['lost', { over: true, result: result(2, 1) }, 'You lost after 24 turns', false],
])('a match of this browser: %s', (_, more, state, yours) => {
  expect(localEntry(stored(more))).toMatchObject({ state, yours, over: more.over ?? false });
});

test('an ending is told by name where several play here, and a draw to all', () => {
  expect(outcomeText(['Ada', 'Ben'], result(2, 1), null)).toBe('Ben won in 24 turns');
  expect(outcomeText(['Ada', 'Ben'], result(1, 1), 0)).toBe('Draw after 24 turns');
  expect(outcomeText(['Ada', 'Ben'], null, 0)).toBe('Ended without a result');
});

const kept: OnlineMatch = {
  id: 'b',
  game: 'duel-in-space',
  players: 'Ada against Seat 2',
  over: false,
  seen: 3,
  commitment: '',
  nonces: {},
  at: 2,
};
const seats = ['Ada', 'Ben'].map((name, i) => ({
  plan: { kind: 'open' } as const,
  name,
  mine: i === 0,
  handedOver: false,
  offersDraw: false,
  timeBank: 0,
  deadline: 1000 * (i + 1),
  heldFor: null,
}));

test.each<readonly [string, readonly number[], object, object]>([
  ['both asked', [0, 1], {}, { state: 'Your turn', yours: true, deadline: 1000, players: 'Ada against Ben' }],
  ['the other asked', [1], {}, { state: 'Waiting for Ben', yours: false, deadline: 2000 }],
  ['open seats', [], { phase: 'gathering' }, { state: 'Waiting for players', yours: false, deadline: null }],
  ['over', [], { phase: 'over', result: result(2, 1) }, { state: 'You lost after 24 turns', over: true }],
  ['closed', [], { phase: 'closed' }, { state: 'Closed by the host', over: true }],
])('a match online, as the server tells it: %s', (_, awaited, more, expected) => {
  const table = tableAt(4, { phase: 'playing', seats, ...more });
  expect(onlineEntry(kept, { table, awaited })).toMatchObject(expected);
});

test('without an answer of the server a match online is shown as it was last seen', () => {
  expect(onlineEntry(kept)).toMatchObject({ state: 'Online', yours: false, over: false });
  expect(onlineEntry({ ...kept, over: true, outcome: 'You won in 9 turns' }).state).toBe('You won in 9 turns');
});

test('what waits for somebody here comes first, the most urgent before the rest, then the latest', () => {
  const entry = (id: string, at: number, yours: boolean, deadline: number | null = null): GameEntry => ({
    ...localEntry(stored({ id, at })),
    yours,
    deadline,
  });
  const list = [
    entry('theirs-new', 9, false, 10),
    entry('mine-old', 1, true),
    entry('mine-new', 5, true),
    entry('mine-urgent', 2, true, 500),
  ];
  expect(inOrder(list).map(({ id }) => id)).toEqual(['mine-urgent', 'mine-new', 'mine-old', 'theirs-new']);
});
