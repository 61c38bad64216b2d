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
  ['#/watch/k2j9', { page: 'watch', match: 'k2j9' }],
  ['#/replay', { page: 'replay' }],
  ['#/privacy', { page: 'privacy' }],
  ['#/online', { page: 'lobby' }],
  ['#/online/Zk3_x-9', { page: 'online', match: 'Zk3_x-9' }],
];

test.each(PLACES)('%s and back', (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
  expect(address(route)).toBe(hash);
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
  '#/replay/x',
  '#/online/a/b',
  '#/learn',
  '#/learn/a/b/c',
])('%s is nowhere', (hash) => {
  expect(readRoute(hash)).toEqual({ page: 'nowhere' });
});
