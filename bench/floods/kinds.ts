import { follow } from '../longest/bench-battle.ts';
import { callerAs } from '../longest/caller.ts';

/** Where a flood goes, and what is there for it. */
export interface Target {
  readonly address: string;
  readonly secret: string;
  /** Long matches in which "hoarder" has every seat. */
  readonly hoards: readonly string[];
  /** Matches on maps of their own. */
  readonly maps: readonly string[];
  /** A match that very many follow. */
  readonly crowded: string;
}

/** One thing that is asked for again and again: says whether it was refused. */
type Ask = () => Promise<boolean>;

/** A flood: everything in this list is asked for all the time, one after the other by each. */
export type Flood = (target: Target) => Promise<readonly Ask[]>;

const anywhere = (): number => 1 + Math.floor(Math.random() * 600);
const some = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

function reader({ address, secret, hoards }: Target, id: string, from: string): Ask {
  const caller = callerAs(id, address, secret, from);
  const paths = [
    () => '?after=1',
    () => `/history?after=${anywhere()}`,
    () => `/history?before=${anywhere()}`,
    () => `?after=${anywhere()}`,
  ];
  return async () => (await caller.ask('GET', `/api/matches/${some(hoards)}${some(paths)()}`)).status === 429;
}

/** One guest who holds every seat has eight requests in flight. */
const oneReader: Flood = async (target) => Array.from({ length: 8 }, () => reader(target, 'hoarder', '203.0.113.7'));

/** Ten strangers at one address have one each. */
const tenStrangers: Flood = async (target) =>
  Array.from({ length: 10 }, (_, i) => reader(target, `stranger-${i}`, '203.0.113.8'));

/** Ten maps of their own are asked for in turn, four at a time. */
const tenMaps: Flood = async ({ address, secret, maps }) => {
  let next = 0;
  return Array.from({ length: 4 }, (_, i) => {
    const caller = callerAs(`tourist-${i}`, address, secret, '203.0.113.9');
    return async () => (await caller.ask('GET', `/api/matches/${maps[next++ % maps.length]}`)).status === 429;
  });
};

const duelWith = (bot: string) => ({ game: 'duel-in-space', seats: [{ kind: 'open' }, { kind: 'bot', bot }] });
/** Of the bots, these think longest. */
const BOTS = ['plain', 'legend'];
const NONCE = 'ab'.repeat(16);

/** Sixty matches against bots from one address: whenever a bot has answered it is asked again. */
const sixtyBots: Flood = async ({ address, secret }) =>
  Array.from({ length: 60 }, (_, i) => {
    const caller = callerAs(`player-${i % 20}`, address, secret, '203.0.113.10');
    let match = '';
    return async () => {
      if (match === '') {
        const opened = await caller.ask('POST', '/api/matches', duelWith(some(BOTS)));
        if (opened.status !== 201) return true;
        match = JSON.parse(opened.text).match;
        await caller.ask('POST', `/api/matches/${match}/sit`, { seat: 0, name: 'Player', nonce: NONCE });
      }
      const looked = await caller.ask('GET', `/api/matches/${match}`);
      if (looked.status !== 200) return true;
      const { table, updates } = JSON.parse(looked.text);
      const { question, mine, sealed } = updates[0]?.view ?? { mine: null };
      if (table.phase !== 'playing') match = '';
      else if (mine !== null) {
        const move = { seat: 0, question, nth: sealed.length, choice: some(mine.options) };
        return (await caller.ask('POST', `/api/matches/${match}/play`, move)).status !== 200;
      }
      return false;
    };
  });

/** Sockets come and go at a match that very many follow. */
const churn: Flood = async ({ address, secret, crowded }) =>
  Array.from({ length: 380 }, (_, i) => {
    const caller = callerAs(`passer-by-${i}`, address, secret, '203.0.113.11');
    return async () => {
      const talk = await caller.talk();
      talk.say(follow(crowded, null));
      const heard = await talk.until('people', 'refused');
      talk.close();
      return heard.some(({ message }) => message.type === 'refused');
    };
  });

export const FLOODS = {
  'eight requests in flight from one guest': oneReader,
  'ten strangers at one address': tenStrangers,
  'ten maps in turn': tenMaps,
  'sixty matches against bots from one address': sixtyBots,
  '380 sockets that come and go at a match with 3,000 followers': churn,
} as const satisfies { readonly [name: string]: Flood };

export type FloodName = keyof typeof FLOODS;
