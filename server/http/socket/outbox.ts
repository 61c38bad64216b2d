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
  /** The frames of this tick. */
  #gathered: Buffer[] | null = null;
  #bytesGathered = 0;
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
    this.written += frame.length;
    this.#gather(frame);
    if (this.#full || this.#bytesGathered + this.#connection.writableLength <= MOST_UNREAD) return;
    this.#full = true;
    this.#socket.pause();
    this.#connection.once('drain', () => this.#empty());
  }

  #empty(): void {
    this.#full = false;
    this.#socket.resume();
    this.#filler.goOn();
  }

  /**
   * Messages of one tick leave in one piece, which halves the work of sending. Put together by us, they cost the stream
   * less than several pieces that it holds back.
   */
  #gather(frame: Buffer): void {
    this.#bytesGathered += frame.length;
    if (this.#gathered !== null) {
      this.#gathered.push(frame);
      return;
    }
    this.#gathered = [frame];
    if (gathering.push(this) === 1) process.nextTick(letGo);
  }

  /** Sends what was gathered; nothing if the socket is closed meanwhile. */
  letGo(): void {
    const frames = this.#gathered;
    this.#gathered = null;
    this.#bytesGathered = 0;
    const [only] = frames ?? [];
    if (frames === null || only === undefined || !this.#isOpen()) return;
    this.#connection.write(frames.length === 1 ? only : Buffer.concat(frames));
  }
}

/** Boxes with messages of this tick. */
let gathering: Outbox[] = [];

function letGo(): void {
  const all = gathering;
  gathering = [];
  for (const outbox of all) outbox.letGo();
}
