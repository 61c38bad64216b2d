import { expect, test } from 'vitest';
import { fileFor, type PageFiles } from '../../offline/worker/files.ts';
import { shownFor } from '../../offline/worker/notice.ts';

const SCOPE = 'https://play.example/games/';
const files: PageFiles = {
  version: '1',
  first: [
    { url: 'index.html', integrity: 'sha256-x' },
    { url: 'icons/192.png', integrity: 'sha256-y' },
  ],
  later: [{ url: 'assets/table-12345678.js', integrity: null }],
};
const wanted = (url: string, mode = 'cors', method = 'GET') => fileFor({ url, mode, method }, SCOPE, files);

test('the worker answers for the page and its files', () => {
  expect(wanted(SCOPE, 'navigate')).toBe('index.html');
  expect(wanted(`${SCOPE}?from=app#/lobby`, 'navigate')).toBe('index.html');
  expect(wanted(`${SCOPE}icons/192.png`, 'no-cors')).toBe('icons/192.png');
  expect(wanted(`${SCOPE}assets/table-12345678.js`)).toBe('assets/table-12345678.js');
});

test('a page of the version before still gets its own files', () => {
  expect(wanted(`${SCOPE}assets/table-87654321.js`)).toBe('assets/table-87654321.js');
});

test.each([
  ['the server’s API', `${SCOPE}api/games`, 'cors', 'GET'],
  ['a page of the server', `${SCOPE}device/token`, 'navigate', 'GET'],
  // The page fetches it for a new cookie.
  ['the page itself, fetched by a script', SCOPE, 'cors', 'GET'],
  ['a change', SCOPE, 'navigate', 'POST'],
  ['another part of the host', 'https://play.example/other/', 'navigate', 'GET'],
  ['another host', 'https://elsewhere.example/games/index.html', 'navigate', 'GET'],
])('the network answers for %s', (_, url, mode, method) => {
  expect(wanted(url, mode, method)).toBeNull();
});

test('a push leads to its match only if it names one', () => {
  const good = { match: 'match-1', game: 'Furball', players: ['Ann', 'Ben', 7] };
  expect(shownFor(good)).toEqual({
    title: 'Your turn · Furball',
    body: 'Ann against Ben',
    tag: 'turn match-1',
    address: '#/online/match-1',
  });
  for (const bad of [undefined, 'text', {}, { ...good, match: '../elsewhere' }, { ...good, players: 'Ann' }]) {
    expect(shownFor(bad)).toMatchObject({ title: 'Starboard', address: '#/' });
  }
});
