import { signal } from '@preact/signals';

/** The open page, from the address after the #. */
export type Route =
  | { readonly page: 'home' }
  /** `online`: with a seat left open for somebody over the network. */
  | { readonly page: 'setup'; readonly game: string; readonly online?: true }
  | { readonly page: 'workshop'; readonly game: string }
  | { readonly page: 'solution'; readonly game: string }
  /** A game's lessons, or one of them. */
  | { readonly page: 'learn'; readonly game: string; readonly lesson?: string }
  | { readonly page: 'match'; readonly match: string }
  /** The replay of a match in this browser. */
  | { readonly page: 'watch'; readonly match: string }
  /** The replay of a record from elsewhere. */
  | { readonly page: 'replay' }
  | { readonly page: 'lobby' }
  | { readonly page: 'online'; readonly match: string }
  | { readonly page: 'privacy' }
  | { readonly page: 'nowhere' };

export function readRoute(hash: string): Route {
  const [page = '', name = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  if (page === 'setup' && name !== '' && rest.length === 1 && rest[0] === 'online') {
    return { page: 'setup', game: name, online: true };
  }
  if (page === 'learn' && name !== '') {
    const [lesson = '', ...more] = rest;
    if (more.length === 0) return { page: 'learn', game: name, ...(lesson !== '' && { lesson }) };
  }
  if (rest.length > 0) return { page: 'nowhere' };
  if (page === '' && name === '') return { page: 'home' };
  if (page === 'setup' && name !== '') return { page: 'setup', game: name };
  if (page === 'workshop' && name !== '') return { page: 'workshop', game: name };
  if (page === 'solved' && name !== '') return { page: 'solution', game: name };
  if (page === 'match' && name !== '') return { page: 'match', match: name };
  if (page === 'watch' && name !== '') return { page: 'watch', match: name };
  if (page === 'replay' && name === '') return { page: 'replay' };
  if (page === 'privacy' && name === '') return { page: 'privacy' };
  if (page === 'online') return name === '' ? { page: 'lobby' } : { page: 'online', match: name };
  return { page: 'nowhere' };
}

export function address(to: Route): string {
  switch (to.page) {
    case 'setup':
      return to.online ? `#/setup/${to.game}/online` : `#/setup/${to.game}`;
    case 'workshop':
      return `#/workshop/${to.game}`;
    case 'solution':
      return `#/solved/${to.game}`;
    case 'learn':
      return to.lesson === undefined ? `#/learn/${to.game}` : `#/learn/${to.game}/${to.lesson}`;
    case 'match':
      return `#/match/${to.match}`;
    case 'watch':
      return `#/watch/${to.match}`;
    case 'replay':
      return '#/replay';
    case 'privacy':
      return '#/privacy';
    case 'lobby':
      return '#/online';
    case 'online':
      return `#/online/${to.match}`;
    default:
      return '#/';
  }
}

const inBrowser = typeof location !== 'undefined';

export const route = signal<Route>(readRoute(inBrowser ? location.hash : ''));
if (inBrowser) {
  addEventListener('hashchange', () => {
    route.value = readRoute(location.hash);
  });
}

export function go(to: Route): void {
  location.hash = address(to);
}
