import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDatabase, fakeLocalStorage } from './samples.ts';

beforeEach(() => {
  vi.resetModules();
  emptyDatabase();
  fakeLocalStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WANTED = {
  game: 'duel-in-space',
  rules: 1,
  setup: {},
  occupants: [{ kind: 'person', name: 'Ada' }],
} as const;

async function startMatch(): Promise<{ lasting: boolean; found: boolean }> {
  const { newMatch } = await import('../../storage/matches/new-match.ts');
  const { openMatches } = await import('../../storage/matches/open-matches.ts');
  const id = await newMatch(WANTED);
  const matches = await openMatches();
  return { lasting: matches.lasting, found: (await matches.find(id)) !== undefined };
}

test('a browser with IndexedDB stores a new match', async () => {
  expect(await startMatch()).toEqual({ lasting: true, found: true });
});

const TROUBLES: readonly (readonly [string, () => void])[] = [
  ['is missing', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'throws, as in some private modes',
    () =>
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }),
  ],
  [
    'cannot be read',
    () =>
      vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
        throw new DOMException('no', 'UnknownError');
      }),
  ],
];

test.each(TROUBLES)('where IndexedDB %s, one can play all the same', async (_, trouble) => {
  trouble();
  expect(await startMatch()).toEqual({ lasting: false, found: true });
  vi.restoreAllMocks();
});

test('where IndexedDB never answers, one waits some seconds and plays all the same', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', {
    open: () => Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } }),
  });
  const started = startMatch();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await started).toEqual({ lasting: false, found: true });
});

test('the browser is asked once, with the first match, to keep what is stored', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  const { openMatches } = await import('../../storage/matches/open-matches.ts');
  await openMatches();
  expect(persist).not.toHaveBeenCalled();
  await startMatch();
  await startMatch();
  vi.resetModules();
  await startMatch();
  expect(persist).toHaveBeenCalledOnce();
});

test.each([{}, { storage: {} }, { storage: { persist: () => Promise.reject(new Error('no')) } }])(
  'a browser that cannot promise it stores all the same',
  async (navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await startMatch()).toEqual({ lasting: true, found: true });
  },
);
