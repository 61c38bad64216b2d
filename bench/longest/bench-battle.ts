import { answersOf, askOf, type GameTypes, type Json, options, type Seat } from '@starboard/kernel';
import { type FromClient, type FromServer, PROTOCOL, type SentNews } from '@starboard/protocol';
import type { Table } from '../../server/table/table.ts';
import type { BenchCaller, BenchTalk, Heard, HttpAnswer } from './caller.ts';

/** A long battle on a server, and those who call: ann and bob play, eve only watches. */
export interface BenchBattle {
  readonly match: string;
  /** As it stood when the server was started. */
  readonly table: Table;
  readonly ann: BenchCaller;
  readonly bob: BenchCaller;
  readonly eve: BenchCaller;
  /** Somebody who holds all six seats, in some battles. */
  readonly hoarder: BenchCaller;
  /** How often it was measured here before: the first time nobody has touched the match yet. */
  readonly before: number;
}

/** Whose turn it is, and an answer they might give. */
interface Turn {
  readonly caller: BenchCaller;
  readonly seat: Seat;
  readonly question: number;
  readonly nth: number;
  readonly choice: Json;
}

export async function turnAt(place: BenchBattle): Promise<Turn> {
  const callers = [place.ann, place.bob];
  for (const [seat, caller] of callers.entries()) {
    const { question, nth, choice } = place.before === 0 ? known(place.table, seat) : await asked(caller, place.match);
    if (choice !== undefined) return { caller, seat, question, nth, choice };
  }
  throw new Error('nobody is asked');
}

interface Asked {
  readonly question: number;
  readonly nth: number;
  readonly choice: GameTypes['choice'] | undefined;
}

function known({ rules, match }: Table, seat: Seat): Asked {
  if (match === null) throw new Error('nothing is played');
  const ask = askOf(match, seat);
  const nth = answersOf(match, seat).length;
  return { question: match.question, nth, choice: ask && options(rules, match, ask).at(-1) };
}

async function asked(caller: BenchCaller, match: string): Promise<Asked> {
  const { updates } = await look(caller, match);
  const { question = 0, sealed = [], mine } = updates[0]?.view ?? {};
  return { question, nth: sealed.length, choice: mine?.options.at(-1) };
}

export async function look(caller: BenchCaller, match: string): Promise<SentNews> {
  return JSON.parse((await caller.ask('GET', `/api/matches/${match}`)).text);
}

/** The bytes of an answer that is as it should be. */
export function sound({ status, bytes, text }: HttpAnswer, expected = 200): number {
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${text.slice(0, 300)}`);
  return bytes;
}

export const follow = (match: string, after: number | null): FromClient => ({
  type: 'follow',
  protocol: PROTOCOL,
  match,
  after,
});

/** A socket that follows a match and has heard all that comes with it. */
export async function followed(caller: BenchCaller, match: string): Promise<BenchTalk> {
  const talk = await caller.talk();
  talk.say(follow(match, null));
  await talk.until('people');
  return talk;
}

/** Says something and waits for the answer: the bytes of the largest message that came. */
export async function answered(talk: BenchTalk, said: FromClient, by: FromServer['type']): Promise<number> {
  talk.say(said);
  const heard = await talk.until(by);
  return largest(heard);
}

const largest = (heard: readonly Heard[]): number => Math.max(...heard.map(({ bytes }) => bytes));
