import { commitTo, integer, type Rules, type Seat } from '@starboard/kernel';
import type { BringingView, NewMatchRequest } from '@starboard/protocol';
import { type Toy, toy } from '@starboard/testkit';
import {
  guest,
  look,
  nonceOf,
  OPEN,
  type openTestServer,
  type TestServer,
  value,
  wanted,
} from '../service/test-server.ts';

/** The set-up's number of rounds is the most that a seat may bring; a match has as many as all bring together. */
export const bringers: Rules<Toy> = {
  ...toy,
  brings: {
    what: 'number',
    schema: integer(1, 9),
    faults: ({ rounds }, brought) =>
      Number(brought) <= rounds ? [] : [`You brought ${brought}.`, `The most is ${rounds}.`],
    into: (setup, brought) => ({
      rounds: brought.reduce<number>((sum, each) => sum + Number(each), 0) || setup.rounds,
    }),
  },
};

export const BRINGERS = { findRules: async () => bringers } satisfies Parameters<typeof openTestServer>[0];

export const bringersWanted = (change: Partial<NewMatchRequest> = {}): NewMatchRequest =>
  wanted({ game: 'toy', setup: { rounds: 3 }, seats: [OPEN, OPEN], ...change });

/** Ann is the host. Everybody sits down in this order, without a part of the dice. */
export async function gathered(
  h: TestServer,
  names: readonly string[] = ['ann', 'bob'],
  change: Partial<NewMatchRequest> = {},
): Promise<string> {
  const match = value(await h.service.open(guest('ann'), bringersWanted(change)));
  for (const name of names) value(await h.service.sit(guest(name), match, null, name, {}));
  return match;
}

export async function bringingAt(h: TestServer, match: string, name = 'ann'): Promise<BringingView> {
  const { bringing } = (await look(h, name, match)).table;
  if (bringing === null) throw new Error('nothing is brought here');
  return bringing;
}

/** Says that a seat is ready for the set-up as it is now. */
export async function sayReady(h: TestServer, name: string, match: string, seat: Seat, ready = true, nonce = '') {
  const { setupChanges } = await bringingAt(h, match, name);
  const said = { ready, setupChanges, ...(nonce === '' ? {} : { nonce }) };
  return h.service.sayReady(guest(name), match, seat, said);
}

export const promise = (h: TestServer, name: string, match: string, seat: Seat) =>
  h.service.commit(guest(name), match, seat, commitTo(nonceOf(name)));

/** Makes the dice of a table where all are ready. */
export async function makeDice(h: TestServer, match: string, names: readonly string[] = ['ann', 'bob']): Promise<void> {
  for (const [seat, name] of names.entries()) value(await promise(h, name, match, seat));
  for (const [seat, name] of names.entries()) {
    value(await h.service.reveal(guest(name), match, seat, nonceOf(name)));
  }
}
