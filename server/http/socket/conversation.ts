import type { Duplex } from 'node:stream';
import type { Refusal } from '@starboard/protocol';
import type { WebSocket } from 'ws';
import type { Done, Guest, Service } from '../../service/service.ts';
import { refusalOf } from '../api/errors.ts';
import { type Throttle, TOO_FAST } from '../gate/limits.ts';
import { type Following, follow } from './following.ts';
import { openOutbox } from './outbox.ts';
import { type Message, type Read, readMessage } from './read-message.ts';

export interface Desk {
  readonly service: Service;
  readonly throttle: Throttle;
  /** Hears of what went wrong on our side. */
  failed(error: unknown): void;
}

export interface Speaker {
  readonly guest: Guest;
  readonly address: string;
}

/** A socket and what it runs over. */
export interface Wire {
  readonly socket: WebSocket;
  readonly connection: Duplex;
}

/** Something done at the table that is followed. */
type Deed = Exclude<Message, { type: 'follow' | 'reasons' }>;
type Question = Extract<Message, { type: 'reasons' }>;

/** What a message counts for: to follow, or to ask for reasons, is much to tell, standing answers are much to keep, and nonsense is not to be encouraged. */
const weightOf = (read: Read): number => (read.ok && !COSTLY.has(read.message.type) ? 1 : 4);
const COSTLY = new Set<Message['type']>(['follow', 'reasons', 'standing']);

/** Who is refused so often in a row for being too fast is not listening. */
const PATIENCE = 40;
/** Said but not yet dealt with, at most. */
const MOST_WAITING = 64;
/** After these the speaker did not know the present state. */
const OUT_OF_DATE = new Set(['stale', 'answered', 'not-asked', 'over', 'busy', 'conflict', 'nothing-to-take-back']);

const NOT_FOLLOWING: Done<never> = { ok: false, refusal: { code: 'not-following', fact: 'Follow a match first.' } };

const CLOSE_TEXT_ONLY = 1003;
const CLOSE_UNRULY = 1008;
const CLOSE_FAILED = 1011;

/** One socket: what is said over it is dealt with in order, one thing after the other. */
export function converse({ socket, connection }: Wire, { guest, address }: Speaker, desk: Desk): void {
  const { service, throttle } = desk;
  const outbox = openOutbox(socket, connection);
  let following: Following | undefined;
  let turn = Promise.resolve();
  let waiting = 0;
  let tooFast = 0;

  const refuse = (tag: number | null, refusal: Refusal): void => outbox.send({ type: 'refused', tag, refusal });

  function refuseTooFast(tag: number | null): void {
    if (++tooFast > PATIENCE) socket.close(CLOSE_UNRULY, 'Too many messages.');
    else refuse(tag, TOO_FAST);
  }

  function hear(text: string): void {
    const read = readMessage(text);
    const tag = read.ok ? tagOf(read.message) : read.tag;
    if (!mayBeHeard(read)) refuseTooFast(tag);
    else if (!read.ok) refuse(tag, read.refusal);
    else deal(read.message);
  }

  function mayBeHeard(read: Read): boolean {
    if (!throttle.allows('message', guest.id, address, weightOf(read))) return false;
    const chat = read.ok && read.message.type === 'say';
    return waiting < MOST_WAITING && (!chat || throttle.allows('chat', guest.id, address));
  }

  /** Deals with a message once all before it are dealt with. */
  function deal(message: Message): void {
    tooFast = 0;
    waiting++;
    turn = turn
      .then(() => answer(message))
      .then(() => {
        waiting--;
      });
  }

  async function answer(message: Message): Promise<void> {
    if (socket.readyState !== socket.OPEN) return;
    try {
      if (message.type === 'follow') await start(message.match, message.after);
      else if (message.type === 'reasons') await explain(message, following);
      else await act(message, following);
    } catch (error) {
      desk.failed(error);
      refuse(tagOf(message), refusalOf(error));
    }
  }

  async function start(match: string, after: number | null): Promise<void> {
    following?.stop();
    following = undefined;
    const begun = await follow({ service, guest, outbox }, match, after);
    if ('code' in begun) refuse(null, begun);
    else if (socket.readyState === socket.OPEN) {
      following = begun;
      await begun.read();
    } else begun.stop();
  }

  async function explain(asked: Question, at: Following | undefined): Promise<void> {
    const { tag, seat } = asked;
    const only = 'choice' in asked ? { choice: asked.choice } : undefined;
    const done = at === undefined ? NOT_FOLLOWING : await service.reasons(guest, at.match, seat, only);
    if (done.ok) outbox.send({ type: 'reasons', tag, ...done.value });
    else refuse(tag, done.refusal);
  }

  async function act(said: Deed, at: Following | undefined): Promise<void> {
    const done = at === undefined ? NOT_FOLLOWING : await perform(said, at.match);
    if (done.ok) outbox.send({ type: 'done', tag: said.tag });
    else refuse(said.tag, done.refusal);
    if (!done.ok && OUT_OF_DATE.has(done.refusal.code)) await at?.remind();
  }

  function perform(said: Deed, match: string): Promise<Done> {
    switch (said.type) {
      case 'play':
        return service.play(guest, match, said.seat, said.question, said.choice);
      case 'take-back':
        return service.takeBack(guest, match, said.seat, said.question);
      case 'standing':
        return service.standing(guest, match, said.seat, { always: said.always, never: said.never });
      case 'say':
        return service.say(guest, match, said.text);
    }
  }

  outbox.onRead(() => {
    following?.read().catch((error: unknown) => {
      desk.failed(error);
      // Left behind as it is, it would hear nothing more.
      socket.close(CLOSE_FAILED, 'Please connect again.');
    });
  });
  socket.on('message', (data, isBinary) => {
    if (isBinary) socket.close(CLOSE_TEXT_ONLY, 'Text only.');
    else hear(data.toString());
  });
  // What breaks the protocol of sockets itself, such as a message too long, closes the socket by itself.
  socket.on('error', () => {});
  socket.once('close', () => following?.stop());
}

function tagOf(message: Message): number | null {
  return 'tag' in message ? message.tag : null;
}
