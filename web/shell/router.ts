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
  /** A game's challenges; or that of a day, such as 2026-11-19; or one of the set, such as 3. */
  | { readonly page: 'challenge'; readonly game: string; readonly day?: string; readonly nth?: string }
  | { readonly page: 'match'; readonly match: string }
  /** A replay. */
  | ({ readonly page: 'replay' } & ReplayRoute)
  | { readonly page: 'lobby' }
  | { readonly page: 'online'; readonly match: string }
  /** How you have done in the matches of this browser. */
  | { readonly page: 'record' }
  | { readonly page: 'privacy' }
  | { readonly page: 'nowhere' };

/** A moment of a match of this browser or of the server, or of a record from a file. */
interface ReplayRoute {
  /** Null for a record from a file. */
  readonly match: string | null;
  /** Turn and event, such as "3.14". */
  readonly at?: string;
  /** As whom it is seen: the number of a seat from 1, or "spectator". */
  readonly as?: string;
  /** With the review of the match open. */
  readonly review?: true;
  /** In an online match, the number of the last entry that the player has seen. */
  readonly since?: number;
}

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const [page = '', name = '', ...rest] = path.split('/');
  if (page === 'setup' && name !== '' && rest.length === 1 && rest[0] === 'online') {
    return { page: 'setup', game: name, online: true };
  }
  if (page === 'learn' && name !== '') {
    const [lesson = '', ...more] = rest;
    if (more.length === 0) return { page: 'learn', game: name, ...(lesson !== '' && { lesson }) };
  }
  if (page === 'challenge' && name !== '') {
    const [first = '', second = '', ...more] = rest;
    if (first === 'set' && second !== '' && more.length === 0) return { page: 'challenge', game: name, nth: second };
    if (rest.length < 2) return { page: 'challenge', game: name, ...(first !== '' && { day: first }) };
  }
  if (rest.length > 0) return { page: 'nowhere' };
  if (page === '' && name === '') return { page: 'home' };
  if (page === 'setup' && name !== '') return { page: 'setup', game: name };
  if (page === 'workshop' && name !== '') return { page: 'workshop', game: name };
  if (page === 'solved' && name !== '') return { page: 'solution', game: name };
  if (page === 'match' && name !== '') return { page: 'match', match: name };
  if (page === 'replay') return replayRoute(name === '' ? null : name, new URLSearchParams(query));
  // Replays had this address before moments had one.
  if (page === 'watch' && name !== '') return { page: 'replay', match: name };
  if (page === 'record' && name === '') return { page: 'record' };
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
    case 'challenge':
      if (to.nth !== undefined) return `#/challenge/${to.game}/set/${to.nth}`;
      return to.day === undefined ? `#/challenge/${to.game}` : `#/challenge/${to.game}/${to.day}`;
    case 'match':
      return `#/match/${to.match}`;
    case 'replay':
      return replayAddress(to);
    case 'record':
      return '#/record';
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

function replayRoute(match: string | null, query: URLSearchParams): Route {
  const [at, as, since] = [query.get('at'), query.get('as'), query.get('since')];
  return {
    page: 'replay',
    match,
    ...(at === null ? {} : { at }),
    ...(as === null ? {} : { as }),
    ...(query.has('review') ? { review: true } : {}),
    ...(since !== null && /^\d{1,9}$/.test(since) ? { since: Number(since) } : {}),
  };
}

function replayAddress({ match, at, as, since, review }: ReplayRoute): string {
  const named = Object.entries({ at, as, since }).filter(([, value]) => value !== undefined);
  const query = [...named.map(([name, value]) => `${name}=${value}`), ...(review ? ['review'] : [])].join('&');
  return `#/replay${match === null ? '' : `/${match}`}${query === '' ? '' : `?${query}`}`;
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
