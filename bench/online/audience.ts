import { once } from 'node:events';
import { type Dice, diceFromSeed, pick } from '@starboard/kernel';
import { type FromServer, type News, PROTOCOL, readChange, readNews, type Update } from '@starboard/protocol';
import type { WebSocket } from 'ws';
import { newGuest } from '../../testkit/faults/guest.ts';
import { openMatch, sitDown } from '../../testkit/faults/seating.ts';

/** What a run of play came to. */
export interface Tally {
  choices: number;
  /** From sending a choice until it is known to be durable, in milliseconds. */
  latencies: number[];
}

/** A match with both of its players connected, who sit still until they are told to play. */
export interface Pair {
  /** Plays at random as fast as it goes, until the match is over. */
  play(tally: Tally): Promise<void>;
  leave(): void;
}

const GAME = { game: 'duel-in-space', setup: {}, seats: [{ kind: 'open' }, { kind: 'open' }] } as const;

export async function seatPair(address: string, seed: number): Promise<Pair> {
  const guests = [newGuest([address]), newGuest([address])];
  const [host = newGuest([address])] = guests;
  const match = await openMatch(host, GAME);
  await sitDown(
    guests.map((guest, seat) => ({ guest, seat })),
    match,
  );
  const players = await Promise.all(
    guests.map(async (guest, seat) => sitStill(guest.socket(), match, seat, diceFromSeed(`${seed} ${seat}`))),
  );
  return {
    play: async (tally) => {
      await Promise.all(players.map((player) => player.play(tally)));
    },
    leave: () => {
      for (const { leave } of players) leave();
    },
  };
}

/** One socket that follows its match; as little as a player can be, so that the server is what is measured. */
async function sitStill(socket: WebSocket, match: string, seat: number, dice: Dice): Promise<Pair> {
  let tally: Tally | null = null;
  let mine: Update['view']['mine'] = null;
  let question = 0;
  let known: News | null = null;
  let sentAt: number | null = null;
  const over = Promise.withResolvers<void>();

  function goOn(): void {
    if (tally === null || sentAt !== null || mine === null) return;
    sentAt = performance.now();
    socket.send(JSON.stringify({ type: 'play', tag: 1, seat, question, choice: pick(dice, mine.options) }));
    mine = null;
  }

  function learn(news: News): void {
    known = news;
    const view = news.updates.find(({ viewer }) => viewer === seat)?.view;
    mine = view?.mine ?? null;
    question = view?.question ?? 0;
    if (news.table.phase === 'over') over.resolve();
  }

  function heard(message: FromServer): void {
    if (message.type === 'news') learn(readNews(message));
    else if (message.type === 'change' && known !== null) learn(readChange(known, message));
    else if (message.type === 'done' && sentAt !== null) {
      if (tally !== null) {
        tally.choices++;
        tally.latencies.push(performance.now() - sentAt);
      }
      sentAt = null;
    } else if (message.type === 'refused') {
      over.reject(new Error(`${match}: ${message.refusal.fact}`));
    }
    goOn();
  }

  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'follow', protocol: PROTOCOL, match, after: null }));
  const [first] = await once(socket, 'message');
  heard(JSON.parse(first.toString()));
  socket.on('message', (data) => heard(JSON.parse(data.toString())));
  return {
    play(counted) {
      tally = counted;
      goOn();
      return over.promise;
    },
    leave: () => socket.terminate(),
  };
}
