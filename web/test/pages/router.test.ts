import { expect, test } from 'vitest';
import { address, type Route, readRoute } from '../../shell/router.ts';

const PLACES: readonly (readonly [string, Route])[] = [
  ['#/', { page: 'home' }],
  ['#/setup/starfire', { page: 'setup', game: 'starfire' }],
  ['#/setup/starfire/online', { page: 'setup', game: 'starfire', online: true }],
  ['#/workshop/starfire', { page: 'workshop', game: 'starfire' }],
  ['#/solved/duel-in-space', { page: 'solution', game: 'duel-in-space' }],
  ['#/learn/duel-in-space', { page: 'learn', game: 'duel-in-space' }],
  ['#/learn/duel-in-space/turret', { page: 'learn', game: 'duel-in-space', lesson: 'turret' }],
  ['#/match/k2j9', { page: 'match', match: 'k2j9' }],
  ['#/replay/k2j9', { page: 'replay', match: 'k2j9' }],
  ['#/replay/k2j9?at=3.14&as=2', { page: 'replay', match: 'k2j9', at: '3.14', as: '2' }],
  ['#/replay/k2j9?review', { page: 'replay', match: 'k2j9', review: true }],
  ['#/replay', { page: 'replay', match: null }],
  ['#/replay?at=1.1', { page: 'replay', match: null, at: '1.1' }],
  ['#/record', { page: 'record' }],
  ['#/privacy', { page: 'privacy' }],
  ['#/online', { page: 'lobby' }],
  ['#/online/Zk3_x-9', { page: 'online', match: 'Zk3_x-9' }],
];

test.each(PLACES)('%s and back', (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
  expect(address(route)).toBe(hash);
});

test('links to replays from before moments had addresses still open', () => {
  expect(readRoute('#/watch/k2j9')).toEqual({ page: 'replay', match: 'k2j9' });
});

test.each(['', '#', '/'])('no address (%j) is the first page', (hash) => {
  expect(readRoute(hash)).toEqual({ page: 'home' });
});

test.each([
  '#/setup',
  '#/match/',
  '#/watch',
  '#/bar',
  '#/setup/a/b',
  '#/replay/x/y',
  '#/online/a/b',
  '#/learn',
  '#/learn/a/b/c',
])('%s is nowhere', (hash) => {
  expect(readRoute(hash)).toEqual({ page: 'nowhere' });
});
