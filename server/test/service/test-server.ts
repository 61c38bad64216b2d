import { rules as duel } from '@starboard/duel-in-space/rules';
import {
  type Choice,
  commitTo,
  diceFromSeed,
  type GameTypes,
  pick,
  type Rules,
  type Seat,
  type View,
} from '@starboard/kernel';
import {
  type NewMatchRequest,
  type News,
  newRequestId,
  readChange,
  readNews,
  type SeatPlan,
  UNTIMED,
} from '@starboard/protocol';
import { cards, toy } from '@starboard/testkit';
import type { Bus, Hint } from '../../bus/bus.ts';
import type { Thinker } from '../../service/bots/bot-pool.ts';
import { createService, type ServiceOptions } from '../../service/create-service.ts';
import type { Done, Follower, Service } from '../../service/service.ts';
import type { Store } from '../../store/store.ts';
import { memoryStore } from '../store/memory-store.ts';

/** A service on a store in memory, with a clock that tests set and bots that answer at once. */
export interface TestServer {
  readonly service: Service;
  readonly store: Store;
  readonly clock: { now: number };
}

const GAMES: { readonly [id: string]: Rules<GameTypes> } = { toy, cards, 'duel-in-space': duel };

export function quietBus(): Bus {
  const listeners = new Set<(hint: Hint) => void>();
  return {
    tell(hint) {
      for (const listener of listeners) listener(hint);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready: () => true,
    close: async () => undefined,
  };
}

const firstOption: Thinker = {
  think: async (_game, _bot, { mine }) => mine?.options[0] ?? null,
  close: async () => undefined,
};

export function openTestServer(change: Partial<ServiceOptions> = {}): TestServer {
  const store = change.store ?? memoryStore();
  const clock = { now: 1_000_000 };
  const service = createService({
    store,
    bus: quietBus(),
    now: () => clock.now,
    findRules: async (game) => GAMES[game],
    thinker: firstOption,
    tickEvery: 20,
    ...change,
  });
  return { service, store, clock };
}

/** With a new request id each time unless one is given. */
export const guest = (id: string, request = newRequestId()) => ({ id, request });
export const askIn = ({ question, sealed }: View<GameTypes>) => ({ question, nth: sealed.length });
export const ask = (question: number, nth = 0) => ({ question, nth });
export const OPEN: SeatPlan = { kind: 'open' };

export function wanted(change: Partial<NewMatchRequest> = {}): NewMatchRequest {
  return {
    game: 'duel-in-space',
    setup: {},
    seats: [OPEN, OPEN],
    listed: true,
    helpForAll: false,
    timeControl: UNTIMED,
    severalSeats: false,
    spectatorDelay: 0,
    ...change,
  };
}

export function value<T>(done: Done<T>): T {
  if (!done.ok) throw new Error(done.refusal.fact);
  return done.value;
}

export async function seatedMatch(
  server: TestServer,
  names: readonly string[],
  change: Partial<NewMatchRequest> = {},
): Promise<string> {
  const match = value(
    await server.service.open(guest(names[0] ?? 'host'), wanted({ seats: names.map(() => OPEN), ...change })),
  );
  for (const name of names) value(await sit(server, name, match));
  await reveal(server, match, names);
  return match;
}

/** Sits down with the nonce of a name, entrusted or committed as the match requires. */
export async function sit(
  server: TestServer,
  name: string,
  match: string,
  seat: Seat | null = null,
  called = name,
): Promise<Done<Seat>> {
  const { table } = await look(server, name, match);
  const nonce = nonceOf(name);
  const share = table.dice.kind === 'committed' ? { commitment: commitTo(nonce) } : { nonce };
  return server.service.sit(guest(name), match, seat, called, share);
}

export async function reveal(server: TestServer, match: string, names: readonly string[]): Promise<void> {
  for (const name of new Set(names)) {
    const { table } = await look(server, name, match);
    if (table.dice.kind === 'entrusted') return;
    for (const [seat, { mine }] of table.seats.entries()) {
      if (mine) value(await server.service.reveal(guest(name), match, seat, nonceOf(name)));
    }
  }
}

/** The number of a match of two that has just begun: opened, two sat down, two revealed their nonces. */
export const BEGUN = 5;

export const nonceOf = (name: string): string => Buffer.from(name.padEnd(16, '.')).toString('hex').slice(0, 32);

export async function look(
  { service }: TestServer,
  name: string,
  match: string,
  after: number | null = null,
): Promise<News> {
  return readNews(value(await service.look(guest(name), match, after)));
}

export async function record({ service }: TestServer, name: string, match: string): Promise<string> {
  let text = '';
  for (let page = value(await service.record(guest(name), match)); ; ) {
    text += page.text;
    if (page.next === null) return text;
    page = value(await service.record(guest(name), match, page.next));
  }
}

/** A follower with all its news so far; changes are applied to the news they change. */
export function ear(): { readonly heard: News[]; readonly follower: Follower } {
  const heard: News[] = [];
  return {
    heard,
    follower: {
      news: (news) => heard.push(readNews(news)),
      change(change) {
        const last = heard.at(-1);
        if (last === undefined) throw new Error('a change of what nobody was told');
        heard.push(readChange(last, change));
      },
      people: () => undefined,
      chat: () => undefined,
    },
  };
}

export function anyChoice({ mine }: View<GameTypes>, seed: string): Choice<GameTypes> {
  if (mine === null) throw new Error('nothing is asked');
  return pick(diceFromSeed(seed), mine.options);
}

/** Plays at random until the match is over; returns the last news for the first name. */
export async function playOut(server: TestServer, match: string, names: readonly string[]): Promise<News> {
  for (let step = 0; step < 5000; step++) {
    const news = await look(server, names[0] ?? '', match);
    if (news.table.phase !== 'playing') return news;
    for (const name of names) {
      const { updates } = await look(server, name, match);
      for (const { viewer, view } of updates) {
        if (viewer === null || view.mine === null) continue;
        const done = await server.service.play(
          guest(name),
          match,
          viewer,
          askIn(view),
          anyChoice(view, `${name} ${step}`),
        );
        if (!done.ok && done.refusal.code !== 'stale') throw new Error(done.refusal.fact);
      }
    }
  }
  throw new Error('the match does not end');
}
