import { once } from 'node:events';
import type { Json } from '@starboard/kernel';
import { newRequestId, type Refusal } from '@starboard/protocol';
import type { WebSocket } from 'ws';
import type { ShowNonce } from '../../testkit/faults/seating.ts';
import type { CheckoutWords } from './words.ts';

/** What a run of play came to. */
export interface PlayTally {
  choices: number;
  /** From sending a choice until it is known to be durable, in milliseconds. */
  latencies: number[];
}

/** A match with both of its players connected, who sit still until they are told to play. */
export interface PlayingPair {
  /** Plays at random as fast as it goes. */
  play(tally: PlayTally, whenOver: () => void): void;
  /** Stops; kept once every choice that was sent is answered. */
  pause(): Promise<void>;
  leave(): void;
}

/** As much as a player looks at of what it is told; the same in every version of the protocol since the second. */
interface Heard {
  readonly type: string;
  readonly table?: { readonly phase?: string };
  readonly updates?: readonly { readonly view: PartOfView }[];
  readonly refusal?: Refusal;
}

interface PartOfView {
  readonly question?: number;
  readonly sealed?: readonly unknown[];
  readonly mine?: Mine;
}

type Mine = { readonly options: readonly Json[] } | null;

const GAME = { game: 'duel-in-space', setup: {}, seats: [{ kind: 'open' }, { kind: 'open' }] } as const;

export async function seatPair(words: CheckoutWords, address: string): Promise<PlayingPair> {
  const guests = [words.newGuest([address]), words.newGuest([address])] as const;
  const match = await words.openMatch(guests[0], GAME);
  const shows: (ShowNonce | undefined)[] = [];
  for (const [seat, guest] of guests.entries()) shows.push(await words.sitDown(guest, match, seat));
  // An older checkout knows no promises.
  for (const show of shows) await show?.();
  const players = await Promise.all(
    guests.map((guest, seat) => sitStill(guest.socket(), { protocol: words.PROTOCOL, match }, seat)),
  );
  return {
    play(tally, whenOver) {
      // Both are told that the match is over; the last of them says so.
      let playing = players.length;
      for (const player of players) player.play(tally, () => --playing === 0 && whenOver());
    },
    pause: async () => {
      await Promise.all(players.map((player) => player.pause()));
    },
    leave: () => {
      for (const { leave } of players) leave();
    },
  };
}

/** One socket that follows its match; as little as a player can be, so that the server is what is measured. */
async function sitStill(
  socket: WebSocket,
  { protocol, match }: { readonly protocol: number; readonly match: string },
  seat: number,
): Promise<PlayingPair> {
  let mine: Mine = null;
  let question = 0;
  let nth = 0;
  let over = false;
  let sentAt: number | null = null;
  let tally: PlayTally = { choices: 0, latencies: [] };
  let game: { whenOver(): void } | null = null;
  let paused = Promise.withResolvers<void>();

  function goOn(): void {
    if (sentAt !== null) return;
    if (game === null) paused.resolve();
    else if (over) {
      const { whenOver } = game;
      game = null;
      whenOver();
    } else if (mine !== null) {
      const choice = mine.options[Math.floor(Math.random() * mine.options.length)];
      sentAt = performance.now();
      // Until the fourth protocol requests had tags.
      const meant = protocol < 4 ? { tag: 1 } : { id: newRequestId(), nth };
      socket.send(JSON.stringify({ type: 'play', ...meant, seat, question, choice }));
      mine = null;
    }
  }

  function hear(data: { toString(): string }): void {
    const { type, table, updates = [], refusal }: Heard = JSON.parse(data.toString());
    const view = updates[0]?.view;
    if (view?.question !== undefined) question = view.question;
    if (view?.sealed !== undefined) nth = view.sealed.length;
    if (view?.mine !== undefined) mine = view.mine;
    if (table?.phase !== undefined) over = table.phase === 'over';
    if (type === 'refused') throw new Error(`${match}: ${refusal?.fact}`);
    if (type === 'done' && sentAt !== null) {
      tally.choices++;
      tally.latencies.push(performance.now() - sentAt);
      sentAt = null;
    }
    goOn();
  }

  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'follow', protocol, match, after: null }));
  const [first] = await once(socket, 'message');
  hear(first);
  socket.on('message', hear);
  return {
    play(counted, whenOver) {
      tally = counted;
      game = { whenOver };
      paused = Promise.withResolvers();
      goOn();
    },
    pause() {
      game = null;
      goOn();
      return paused.promise;
    },
    leave: () => socket.terminate(),
  };
}
