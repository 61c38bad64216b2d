import type { Duplex } from 'node:stream';
import type { FromServer, People, SentChange } from '@starboard/protocol';
import type { WebSocket } from 'ws';
import { changeFrame, frameOf, peopleFrame } from './frame.ts';

/** While more bytes than this are unread, nothing more is told or listened to. */
const MOST_UNREAD = 256 * 1024;

type Wire = Pick<WebSocket, 'readyState' | 'OPEN' | 'pause' | 'resume'>;

/** What is said over a socket, at the speed at which it is read. A class, because thousands of them sit idle: methods are held once. */
export class Outbox {
  readonly #socket: Wire;
  readonly #connection: Duplex;
  /** Bytes so far. */
  written = 0;
  #gathering = false;
  #full = false;

  /** `whenRead` hears whenever all has been read after it was full. */
  constructor(socket: Wire, connection: Duplex, whenRead: () => void) {
    this.#socket = socket;
    this.#connection = connection;
    connection.on('drain', () => {
      if (!this.#full) return;
      this.#full = false;
      socket.resume();
      whenRead();
    });
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

  /** Whether so much is unread that what can be told afresh later should not be told now. */
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
  }

  /** What is said in one tick leaves in one piece, which is half the work of sending. */
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

/** Those that have said something in this tick. */
let gathered: Outbox[] = [];

function letGo(): void {
  const all = gathered;
  gathered = [];
  for (const outbox of all) outbox.letGo();
}
