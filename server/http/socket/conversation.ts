import type { Duplex } from 'node:stream';
import type { Refusal } from '@starboard/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Done, Guest, Service } from '../../service/service.ts';
import { refusalOf } from '../api/errors.ts';
import { publicName } from '../gate/guest.ts';
import { type Throttle, TOO_FAST } from '../gate/limits.ts';
import { follow, type SocketFollowing, type Ties } from './following.ts';
import { GuestSocket } from './guest-socket.ts';
import { Outbox } from './outbox.ts';
import { type Message, type ReadMessage, readMessage } from './read-message.ts';

export interface SocketDesk {
  readonly service: Service;
  readonly throttle: Throttle;
  /** Called for errors on our side. */
  failed(error: unknown, guest?: Guest): void;
  /** Called when the socket is closed. */
  left(speaker: Speaker): void;
}

export interface Speaker {
  readonly guest: Guest;
  readonly address: string;
  /** Why they may change nothing, though they may look on; null for a guest whose cookie holds. */
  readonly mute: Refusal | null;
}

export interface SocketWire {
  readonly socket: GuestSocket;
  readonly connection: Duplex;
}

type Deed = Exclude<Message, { type: 'follow' | 'reasons' }>;
type Question = Extract<Message, { type: 'reasons' }>;
type Follow = Extract<Message, { type: 'follow' }>;

/**
 * Following, asking for reasons and standing answers cost the server more than other messages; invalid messages should
 * not be cheap either.
 */
const weightOf = (read: ReadMessage): number => (read.ok && !COSTLY.has(read.message.type) ? 1 : 4);
const COSTLY = new Set<Message['type']>(['follow', 'reasons', 'standing']);

/** Refusals in a row, for being too fast, after which the socket is closed. */
const PATIENCE = 40;
/** Messages that may wait at most. */
const MOST_WAITING = 64;
/** After these refusals, the client gets the current state again. */
const OUT_OF_DATE = new Set(['stale', 'answered', 'not-asked', 'over', 'busy', 'conflict', 'nothing-to-take-back']);

const NOT_FOLLOWING: Done<never> = { ok: false, refusal: { code: 'not-following', fact: 'Follow a match first.' } };

/** Choices are answered with a few bytes each; the guest is charged for them when they come to this many. */
const CHARGED_TOGETHER = 4 * 1024;

/** The shortest wait after the refusal of a costly request, in milliseconds. */
const SHORT_REST = 500;

/** The turn of a client that need not wait. */
const DONE = Promise.resolve();

const CLOSE_TEXT_ONLY = 1003;
const CLOSE_UNRULY = 1008;
const CLOSE_FAILED = 1011;

export function converse({ socket, connection }: SocketWire, speaker: Speaker, desk: SocketDesk): void {
  socket.conversation = new GuestConversation(socket, connection, speaker, desk);
  socket.on('message', hear);
  // A violation of the socket protocol, such as a message that is too long, closes the socket by itself.
  socket.on('error', ignore);
  socket.on('close', end);
}

function hear(this: WebSocket, data: RawData, isBinary: boolean): void {
  if (isBinary) this.close(CLOSE_TEXT_ONLY, 'Only text messages are accepted.');
  else if (this instanceof GuestSocket) this.conversation?.hear(data.toString());
}

const ignore = (): void => undefined;

function end(this: WebSocket): void {
  if (this instanceof GuestSocket) this.conversation?.end();
}

type Wire = Pick<WebSocket, 'readyState' | 'OPEN' | 'pause' | 'resume' | 'close'>;

export class GuestConversation implements Ties {
  readonly outbox: Outbox;
  readonly #socket: Wire;
  readonly #speaker: Speaker;
  readonly #desk: SocketDesk;
  #following: SocketFollowing | undefined = undefined;
  #turn = DONE;
  #waiting = 0;
  #tooFast = 0;
  /** Bytes of answers that are not charged for yet. */
  #owed = 0;
  /** Until a match can be followed that was asked for too soon. */
  #rest: NodeJS.Timeout | undefined = undefined;

  constructor(socket: Wire, connection: Duplex, speaker: Speaker, desk: SocketDesk) {
    this.#socket = socket;
    this.#speaker = speaker;
    this.#desk = desk;
    this.outbox = new Outbox(socket, connection, this);
  }

  hear(text: string): void {
    const read = readMessage(text);
    if (!this.#mayBeHeard(read)) this.#refuseTooFast(read.ok ? idOf(read.message) : read.id);
    else if (read.ok) this.#deal(read.message);
    else this.#misunderstand(read);
  }

  letGo(): void {
    this.outbox.letGo();
  }

  end(): void {
    clearTimeout(this.#rest);
    this.#following?.stop();
    this.#charge();
    this.#desk.left(this.#speaker);
  }

  #mayBeHeard(read: ReadMessage): boolean {
    const { guest, address } = this.#speaker;
    const { throttle } = this.#desk;
    if (!throttle.allows('message', guest.id, address, weightOf(read))) return false;
    const chat = read.ok && read.message.type === 'say';
    return this.#waiting < MOST_WAITING && (!chat || throttle.allows('chat', guest.id, address));
  }

  #refuse(id: string | null, refusal: Refusal): void {
    this.outbox.send({ type: 'refused', id, refusal });
  }

  #misunderstand({ ok: _, ...why }: Extract<ReadMessage, { ok: false }>): void {
    this.outbox.send({ type: 'refused', ...why });
  }

  #refuseTooFast(id: string | null): void {
    if (++this.#tooFast > PATIENCE) this.#socket.close(CLOSE_UNRULY, 'Too many messages.');
    else this.#refuse(id, TOO_FAST);
  }

  /** Handles a message after all messages before it. */
  #deal(message: Message, isAgain = false): void {
    if (message.type === 'follow') clearTimeout(this.#rest);
    this.#tooFast = 0;
    const isFirst = this.#waiting++ === 0;
    this.#turn = isFirst ? this.#answer(message, isAgain) : this.#turn.then(() => this.#answer(message, isAgain));
  }

  async #answer(message: Message, isAgain: boolean): Promise<void> {
    const before = this.outbox.written;
    try {
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      if (message.type === 'follow') await this.#start(message, isAgain);
      else if (message.type === 'reasons') await this.#explain(message, this.#following);
      else await this.#act(message, this.#following);
    } catch (error) {
      this.#desk.failed(error, this.#speaker.guest);
      this.#refuse(idOf(message), refusalOf(error));
    } finally {
      this.#owed += this.outbox.written - before;
      if (this.#owed >= CHARGED_TOGETHER || COSTLY.has(message.type)) this.#charge();
      if (--this.#waiting === 0) this.#turn = DONE;
    }
  }

  #charge(): void {
    const { guest, address } = this.#speaker;
    if (this.#owed > 0) this.#desk.throttle.charge(guest.id, address, { bytes: this.#owed });
    this.#owed = 0;
  }

  /** Whoever has asked for too much follows as soon as they may, without asking again. */
  async #start(asked: Follow, isAgain: boolean): Promise<void> {
    this.#following?.stop();
    this.#following = undefined;
    const begun = await follow(this, asked.match, asked.after);
    const isOpen = this.#socket.readyState === this.#socket.OPEN;
    if ('code' in begun) {
      const isTooFast = begun.code === TOO_FAST.code;
      if (!isTooFast || !isAgain) this.#refuse(null, begun);
      if (isTooFast && isOpen) this.#rest = setTimeout(() => this.#deal(asked, true), this.patience());
    } else if (isOpen) {
      this.#following = begun;
      await begun.read();
    } else begun.stop();
  }

  get service(): Service {
    return this.#desk.service;
  }

  get guest(): Guest {
    return this.#speaker.guest;
  }

  get publicName(): string | null {
    const { guest, mute } = this.#speaker;
    return mute === null ? publicName(guest.id) : null;
  }

  /** Milliseconds until something costly may be asked for again. */
  patience(): number {
    const { guest, address } = this.#speaker;
    return Math.max(SHORT_REST, this.#desk.throttle.debt(guest.id, address) * 1000);
  }

  async #explain(asked: Question, at: SocketFollowing | undefined): Promise<void> {
    const { id, seat } = asked;
    const only = 'choice' in asked ? { choice: asked.choice } : undefined;
    const { service } = this.#desk;
    const done = at === undefined ? NOT_FOLLOWING : await service.reasons(this.#speaker.guest, at.match, seat, only);
    if (done.ok) this.outbox.send({ type: 'reasons', id, ...done.value });
    else this.#refuse(id, done.refusal);
  }

  async #act(said: Deed, at: SocketFollowing | undefined): Promise<void> {
    const { mute } = this.#speaker;
    if (mute !== null) return this.#refuse(said.id, mute);
    const done = at === undefined ? NOT_FOLLOWING : await this.#perform(said, at.match);
    if (done.ok) this.outbox.send({ type: 'done', id: said.id });
    else this.#refuse(said.id, done.refusal);
    if (!done.ok && OUT_OF_DATE.has(done.refusal.code)) await at?.remind();
  }

  #perform(said: Deed, match: string): Promise<Done> {
    const { service } = this.#desk;
    const asking = { ...this.#speaker.guest, request: said.id };
    switch (said.type) {
      case 'play':
        return service.play(asking, match, said.seat, said, said.choice);
      case 'take-back':
        return service.takeBack(asking, match, said.seat, said);
      case 'standing':
        return service.standing(asking, match, said.seat, {
          always: said.always,
          never: said.never,
          ask: said.ask ?? [],
        });
      case 'say':
        return service.say(asking, match, said.text);
    }
  }

  goOn(): void {
    this.#following?.read().catch((error: unknown) => this.lose(error));
  }

  /** If the socket stayed open, the client would get nothing more. */
  lose(error: unknown): void {
    this.#desk.failed(error, this.#speaker.guest);
    this.#socket.close(CLOSE_FAILED, 'Please connect again.');
  }
}

function idOf(message: Message): string | null {
  return 'id' in message ? message.id : null;
}
