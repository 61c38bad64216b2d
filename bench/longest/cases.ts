import { commitTo } from '@starboard/kernel';
import { type FromClient, type FromServer, newRequestId } from '@starboard/protocol';
import { answered, type BenchBattle, follow, followed, look, sound, turnAt } from './bench-battle.ts';

/** Something that a guest can ask for or say. */
export interface Case {
  readonly name: string;
  /** The endpoint or message it is one of. */
  readonly of: string;
  /** Whether it can be done only once at a match. */
  readonly once?: boolean;
  /** Whether one guest holds all six seats of its match, instead of ann and bob one each. */
  readonly hoarded?: boolean;
  /** Gets ready, which is not counted; then does it, and says the bytes of the answer or of the largest message. */
  prepare(place: BenchBattle): Promise<() => Promise<number>>;
}

const SEATS = [{ kind: 'open' }, { kind: 'open' }];
const ships = (side: string): string[] => Array.from({ length: 12 }, (_, i) => `${side} ${i + 1} - CA(R)`);
/** Ships are placed on the largest map one by one: nowhere is there more to choose from. */
const SETUP = { scenario: 'own', fleetA: ships('A'), fleetB: ships('B'), quickSetup: false, width: 80, height: 60 };
const NEW_BATTLE = { game: 'starfire', seats: SEATS, setup: SETUP, listed: true, severalSeats: true };
const NONCE = 'ab'.repeat(16);
/** As many standing answers as may be sent. */
const NAMES = Array.from({ length: 32 }, (_, i) => `${i}`.padEnd(64, 'x'));

/** A new battle that ann has opened. */
async function opened({ ann }: BenchBattle): Promise<string> {
  return JSON.parse((await ann.ask('POST', '/api/matches', NEW_BATTLE)).text).match;
}

/** Ann sits in both seats of a battle and has promised her nonces. */
async function sitting({ ann }: BenchBattle, match: string): Promise<void> {
  const commitment = commitTo(NONCE);
  for (const seat of [0, 1]) {
    sound(await ann.ask('POST', `/api/matches/${match}/sit`, { seat, name: 'Ann', commitment }));
  }
}

/** The same with the nonces shown: it has begun. */
async function begun(place: BenchBattle): Promise<string> {
  const match = await opened(place);
  await sitting(place, match);
  for (const seat of [0, 1]) {
    sound(await place.ann.ask('POST', `/api/matches/${match}/reveal`, { seat, nonce: NONCE }));
  }
  return match;
}

type Who = 'ann' | 'eve' | 'hoarder';

const get = (name: string, of: string, path: (place: BenchBattle) => string = () => of, who: Who = 'ann'): Case => ({
  name,
  of: `GET ${of}`,
  hoarded: who === 'hoarder',
  prepare: async (place) => async () => sound(await place[who].ask('GET', path(place))),
});

const OF_MATCH = '/api/matches/{id}';
const at = (what: string) => (place: BenchBattle) => `/api/matches/${place.match}${what}`;
const last = ({ table }: BenchBattle): number => table.number;

const looking: readonly Case[] = [
  get('the games', '/api/games'),
  get('the lobby', '/api/matches', () => '/api/matches?most=100'),
  get('the lobby, by a name', '/api/matches', () => '/api/matches?most=100&search=ann'),
  get('a look for the first time', OF_MATCH, at('')),
  get('a look for the first time, by a spectator', OF_MATCH, at(''), 'eve'),
  get('a look by who was away since the beginning', OF_MATCH, at('?after=1')),
  get('a look with all six seats', OF_MATCH, at('?after=1'), 'hoarder'),
  get('a look by who was away for half of it', OF_MATCH, (place) => at(`?after=${last(place) >> 1}`)(place)),
  get('a look by who was away for a moment', OF_MATCH, (place) => at(`?after=${last(place) - 20}`)(place)),
  get('the table alone', `${OF_MATCH}/table`, at('/table')),
  get('history from the beginning', `${OF_MATCH}/history`, at('/history?after=0')),
  get('history from the middle', `${OF_MATCH}/history`, (place) => at(`/history?after=${last(place) >> 1}`)(place)),
  get('history back from the end', `${OF_MATCH}/history`, (place) => at(`/history?before=${last(place)}`)(place)),
  get('history back from the middle', `${OF_MATCH}/history`, (place) =>
    at(`/history?before=${last(place) >> 1}`)(place),
  ),
  get('history with all six seats', `${OF_MATCH}/history`, at('/history?after=0'), 'hoarder'),
  get('the latest chat', `${OF_MATCH}/chat`, at('/chat')),
  get('the oldest chat', `${OF_MATCH}/chat`, at('/chat?before=8060')),
  {
    name: 'the record',
    of: `GET ${OF_MATCH}/record`,
    async prepare(place) {
      if (place.before === 0) sound(await place.bob.ask('POST', at('/resign')(place), { seat: 1 }));
      return async () => sound(await place.ann.ask('GET', at('/record')(place)));
    },
  },
  get('the devices', '/api/devices'),
  get('what is kept', '/api/privacy'),
  get('the description, for people', '/api/docs'),
  get('the description, for programs', '/api/openapi.json'),
  get('the page', '/'),
];

type Posted = {
  readonly caller?: BenchBattle['ann'];
  readonly path: string;
  readonly body?: object;
  readonly status?: number;
};

export const post = (
  name: string,
  of: string,
  posted: (place: BenchBattle) => Promise<Posted> | Posted,
  once = false,
): Case => ({
  name,
  of: `POST ${of}`,
  once,
  async prepare(place) {
    const { caller = place.ann, path, body, status } = await posted(place);
    return async () => sound(await caller.ask('POST', path, body), status);
  },
});

const ofSeat = (what: string, once: boolean) =>
  post(what, `${OF_MATCH}/${what}`, (place) => ({ path: at(`/${what}`)(place), body: { seat: 0 } }), once);

const doing: readonly Case[] = [
  post('a new battle', '/api/matches', () => ({ path: '/api/matches', body: NEW_BATTLE, status: 201 })),
  post('a seat of a new battle', `${OF_MATCH}/sit`, async (place) => {
    const match = await opened(place);
    return { path: `/api/matches/${match}/sit`, body: { seat: null, name: 'Ann', commitment: commitTo(NONCE) } };
  }),
  post('another promise of a nonce', `${OF_MATCH}/commit`, async (place) => {
    const match = await opened(place);
    const commitment = commitTo(NONCE);
    sound(await place.ann.ask('POST', `/api/matches/${match}/sit`, { seat: 0, name: 'Ann', commitment }));
    return { path: `/api/matches/${match}/commit`, body: { seat: 0, commitment: commitTo(`${NONCE}ab`) } };
  }),
  post('the last nonce, with which a battle begins', `${OF_MATCH}/reveal`, async (place) => {
    const match = await opened(place);
    await sitting(place, match);
    const path = `/api/matches/${match}/reveal`;
    sound(await place.ann.ask('POST', path, { seat: 0, nonce: NONCE }));
    return { path, body: { seat: 1, nonce: NONCE } };
  }),
  post('standing answers', `${OF_MATCH}/standing`, (place) => ({
    path: at('/standing')(place),
    body: { seat: 0, always: NAMES, never: NAMES },
    status: 422,
  })),
  post('a choice', `${OF_MATCH}/play`, async (place) => {
    const { caller, ...body } = await turnAt(place);
    return { caller, path: at('/play')(place), body };
  }),
  post('nothing to take back', `${OF_MATCH}/take-back`, async (place) => {
    const { caller, seat, question, nth } = await turnAt(place);
    return { caller, path: at('/take-back')(place), body: { seat, question, nth }, status: 409 };
  }),
  post('an offer of a draw, and its withdrawal', `${OF_MATCH}/draw`, (place) => ({
    path: at('/draw')(place),
    body: { seat: 0, offers: place.before % 2 === 0 },
  })),
  ofSeat('leave', true),
  post('come-back', `${OF_MATCH}/come-back`, async (place) => {
    sound(await place.ann.ask('POST', at('/leave')(place), { seat: 0 }));
    return { path: at('/come-back')(place), body: { seat: 0 } };
  }),
  ofSeat('resign', true),
  post(
    'remove-idle',
    `${OF_MATCH}/remove-idle`,
    async (place) => ({ path: at('/remove-idle')(place), body: { seat: (await turnAt(place)).seat } }),
    true,
  ),
  post('close', `${OF_MATCH}/close`, (place) => ({ path: at('/close')(place) }), true),
  post(
    'a rematch',
    `${OF_MATCH}/rematch`,
    async (place) => {
      sound(await place.bob.ask('POST', at('/resign')(place), { seat: 1 }));
      return { path: at('/rematch')(place) };
    },
    true,
  ),
  post('a line of chat', `${OF_MATCH}/say`, (place) => ({ path: at('/say')(place), body: { text: '星'.repeat(400) } })),
  post('a device link', '/api/device-link', () => ({ path: '/api/device-link' })),
  post('a device link withdrawn', '/api/device-link/withdraw', () => ({ path: '/api/device-link/withdraw' })),
  post('the only device signed out', '/api/devices/sign-out', () => ({
    path: '/api/devices/sign-out',
    body: { device: 'first' },
    status: 409,
  })),
  post(
    'being forgotten',
    '/api/forget',
    ({ eve }) => ({ caller: eve, path: '/api/forget', body: { sure: 'forget me' } }),
    true,
  ),
];

const following = (name: string, after: (place: BenchBattle) => number | null, who: Who = 'ann'): Case => ({
  name,
  of: 'follow',
  hoarded: who === 'hoarder',
  async prepare(place) {
    const talk = await place[who].talk();
    return async () => {
      const bytes = await answered(talk, follow(place.match, after(place)), 'people');
      talk.close();
      return bytes;
    };
  },
});

/** Something said over a socket that follows the match. */
const saying = (
  name: string,
  of: FromClient['type'],
  said: (place: BenchBattle) => Promise<{ caller: BenchBattle['ann']; said: FromClient }>,
  by: FromServer['type'] = 'done',
): Case => ({
  name,
  of,
  async prepare(place) {
    const { caller, said: message } = await said({ ...place, before: 1 });
    const talk = await followed(caller, place.match);
    return async () => {
      const bytes = await answered(talk, message, by);
      talk.close();
      return bytes;
    };
  },
});

const talking: readonly Case[] = [
  following('to follow for the first time', () => null),
  following('to follow for the first time, as a spectator', () => null, 'eve'),
  following('to follow after having been away since the beginning', () => 1),
  following('to follow after having been away for a moment', (place) => last(place) - 20),
  following('to follow with all six seats', () => null, 'hoarder'),
  following('to follow with all six seats after having been away', () => 1, 'hoarder'),
  {
    name: 'to follow where ships are placed on the largest map, with both seats',
    of: 'follow',
    async prepare(place) {
      const match = await begun(place);
      const talk = await place.ann.talk();
      return async () => {
        const bytes = await answered(talk, follow(match, null), 'people');
        talk.close();
        return bytes;
      };
    },
  },
  saying('a choice, told to its maker', 'play', async (place) => {
    const { caller, ...turn } = await turnAt(place);
    return { caller, said: { type: 'play', id: newRequestId(), ...turn } };
  }),
  saying(
    'reasons',
    'reasons',
    async (place) => {
      const { caller, seat } = await turnAt(place);
      return { caller, said: { type: 'reasons', id: newRequestId(), seat } };
    },
    'reasons',
  ),
  saying(
    'standing answers',
    'standing',
    async ({ ann }) => ({
      caller: ann,
      said: { type: 'standing', id: newRequestId(), seat: 0, always: NAMES, never: [] },
    }),
    'refused',
  ),
  saying('a line of chat', 'say', async ({ ann }) => ({
    caller: ann,
    said: { type: 'say', id: newRequestId(), text: '星'.repeat(400) },
  })),
  {
    name: 'a sealed choice taken back',
    of: 'take-back',
    async prepare(place) {
      const match = await begun(place);
      const talk = await followed(place.ann, match);
      const [update] = (await look(place.ann, match)).updates;
      const { question, mine } = update?.view ?? { question: 0, mine: null };
      // A flagship is placed, and it is asked which way it faces: the place can be taken back.
      const choice = mine?.options[0] ?? null;
      await answered(talk, { type: 'play', id: newRequestId(), seat: 0, question, nth: 0, choice }, 'done');
      return async () => {
        const bytes = await answered(
          talk,
          { type: 'take-back', id: newRequestId(), seat: 0, question, nth: 1 },
          'done',
        );
        talk.close();
        return bytes;
      };
    },
  },
];

/** Everything that can be asked for or said, in the longest match where it is about one. */
export const cases: readonly Case[] = [...looking, ...doing, ...talking];
