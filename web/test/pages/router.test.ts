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
  ['#/challenge/furball', { page: 'challenge', game: 'furball' }],
  ['#/challenge/furball/2026-11-19', { page: 'challenge', game: 'furball', day: '2026-11-19' }],
  ['#/challenge/furball/set/3', { page: 'challenge', game: 'furball', nth: '3' }],
  ['#/match/k2j9', { page: 'match', match: 'k2j9' }],
  ['#/replay/k2j9', { page: 'replay', match: 'k2j9' }],
  ['#/replay/k2j9?at=3.14&as=2', { page: 'replay', match: 'k2j9', at: '3.14', as: '2' }],
  ['#/replay/k2j9?review', { page: 'replay', match: 'k2j9', review: true }],
  ['#/replay/k2j9?since=12', { page: 'replay', match: 'k2j9', since: 12 }],
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

test.each(['-1', 'x', '1e9', '9999999999'])('a replay since %s begins where it always does', (since) => {
  expect(readRoute(`#/replay/k2j9?since=${since}`)).toEqual({ page: 'replay', match: 'k2j9' });
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
  '#/challenge',
  '#/challenge/a/b/c',
  '#/challenge/a/set/1/2',
])('%s is nowhere', (hash) => {
  expect(readRoute(hash)).toEqual({ page: 'nowhere' });
});
