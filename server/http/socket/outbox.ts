import type { Duplex } from 'node:stream';
import type { FromServer, People, SentChange } from '@starboard/protocol';
import type { WebSocket } from 'ws';
import { changeFrame, frameOf, peopleFrame } from './frame.ts';

/** While more bytes than this are unread, we neither send nor read anything else. */
const MOST_UNREAD = 256 * 1024;

/** Whoever fills the box. */
interface Filler {
  /** Called when everything has been read after the box was full. */
  goOn(): void;
}

type Wire = Pick<WebSocket, 'readyState' | 'OPEN' | 'pause' | 'resume'>;

/**
 * Sends over a socket at the speed at which the client reads. A class, because thousands of them sit idle and share its
 * methods.
 */
export class Outbox {
  readonly #socket: Wire;
  readonly #connection: Duplex;
  readonly #filler: Filler;
  written = 0;
  #gathering = false;
  #full = false;

  constructor(socket: Wire, connection: Duplex, filler: Filler) {
    this.#socket = socket;
    this.#connection = connection;
    this.#filler = filler;
  }

  send(message: FromServer): void {
    if (this.#isOpen()) this.#write(frameOf(message));
  }

  tellPeople(people: People): void {
    if (this.#isOpen()) this.#write(peopleFrame(people));
  }

  tell(change: SentChange): void {
    if (this.#isOpen()) this.#write(changeFrame(change));
  }

  /** Whether so much is unread that anything that can be sent again later should wait. */
  isFull(): boolean {
    return this.#full;
  }

  #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  #write(frame: Buffer): void {
    this.#gather();
    this.written += frame.length;
    this.#connection.write(frame);
    if (this.#full || this.#connection.writableLength <= MOST_UNREAD) return;
    this.#full = true;
    this.#socket.pause();
    this.#connection.once('drain', () => this.#empty());
  }

  #empty(): void {
    this.#full = false;
    this.#socket.resume();
    this.#filler.goOn();
  }

  /** Messages of one tick leave in one piece, which halves the work of sending. */
  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    this.#connection.cork();
    if (gathered.push(this) === 1) process.nextTick(letGo);
  }

  letGo(): void {
    this.#gathering = false;
    this.#connection.uncork();
  }
}

/** Boxes with messages of this tick. */
let gathered: Outbox[] = [];

function letGo(): void {
  const all = gathered;
  gathered = [];
  for (const outbox of all) outbox.letGo();
}
