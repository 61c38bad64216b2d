import { draw, shuffle } from '@starboard/kernel';
import {
  type FromClient,
  type FromServer,
  type News,
  PROTOCOL,
  passesByItself,
  readChange,
  readNews,
} from '@starboard/protocol';
import { nextCut } from './cuts.ts';
import type { Body, Deed, DeedKind } from './deed.ts';
import { holdLine } from './lasting-socket.ts';
import type { CrowdHouse, Person } from './person.ts';

/** What a person says and hears at one match. */
export interface Conversation {
  /** Does something, and waits until it is answered, whatever becomes of the line. */
  request(kind: DeedKind, body: Body): Promise<Deed>;
  /** Goes on over a new socket: of another device, or because nothing is heard on the present one. */
  renew(): void;
  /** Whether everything is answered, and the match is followed. */
  isAtRest(): boolean;
  close(): void;
}

interface ConversationOptions {
  readonly house: CrowdHouse;
  readonly person: Person;
  readonly match: string;
  /** Hears how things stand; `whole` says whether the server has just told everything. */
  told(news: News, whole: boolean): void;
  failed(fact: string): void;
}

type Message = Exclude<FromClient, { readonly type: 'follow' | 'reasons' }>;

interface Pending {
  readonly deed: Deed;
  readonly settle: (deed: Deed) => void;
}

/** An answer that takes longer is not coming on this line, in milliseconds; twice as long if nothing came at all. */
const PATIENCE = 5_000;
const MOST_PATIENCE = 80_000;
/** What is refused for a moment is asked for again after this part of the patience. */
const REST = 50;
/** What can be said over the socket; everything else goes over HTTP. */
const SPOKEN: ReadonlySet<DeedKind> = new Set<Message['type']>(['play', 'take-back', 'standing', 'say']);
/** One request of so many is said twice, goes over HTTP though it need not, or is followed by old ones. */
const TWICE = 8;
const BY_HTTP = 12;
const OLD_AGAIN = 12;

export function converse({ house, person, match, told, failed }: ConversationOptions): Conversation {
  const { ledger, exercised } = house;
  const { dice, manners } = person;
  const pending = new Map<string, Pending>();
  let latest: News | null = null;
  let following = false;
  let byHttp = 0;
  let closed = false;
  let patience: NodeJS.Timeout | undefined;
  let waits = PATIENCE;
  const line = holdLine(person.guest, { opened, heard });
  waitPatiently();

  const oneOf = (many: number): boolean => manners.stutters && draw(dice, many) === 0;

  function opened(): void {
    following = false;
    line.say({ type: 'follow', protocol: PROTOCOL, match, after: latest?.table.number ?? null });
    // Blindly: only the server knows whether they were heard before.
    const unanswered = [...pending.values()];
    shuffle(dice, unanswered);
    for (const { deed } of unanswered) say(deed, 'sent again, socket');
    if (oneOf(2)) sayOldAgain();
    waitPatiently();
  }

  function say(deed: Deed, counted?: string): void {
    const cut = nextCut(dice, manners.cuts);
    if (counted !== undefined) exercised.count(counted);
    if (cut !== null) exercised.count(`cut ${cut}, socket`);
    line.say(messageOf(deed), cut);
  }

  /** None of this may change anything. */
  function sayOldAgain(): void {
    for (const deed of person.oldDeeds(match)) {
      if (SPOKEN.has(deed.kind) && draw(dice, 2) === 0) {
        exercised.count('old request again, socket');
        line.say(messageOf(deed));
      } else {
        exercised.count('old request again, HTTP');
        void person.repeat(deed);
      }
    }
  }

  function heard(message: FromServer): void {
    if (message.type === 'news') learn(readNews(message), true);
    else if (message.type === 'change' && latest !== null) learn(readChange(latest, message), false);
    else if (message.type === 'done') answered(message.id);
    else if (message.type === 'refused') refused(message.id, message.refusal);
  }

  function learn(news: News, whole: boolean): void {
    latest = news;
    following = true;
    waits = PATIENCE;
    told(news, whole);
    waitPatiently();
  }

  function answered(id: string): void {
    const deed = ledger.find(id);
    if (deed === undefined) failed(`match ${match}: an answer to ${id}, which nobody sent`);
    else {
      ledger.acknowledge(deed, {});
      settle(deed);
    }
  }

  function refused(id: string | null, { code, fact }: { readonly code: string; readonly fact: string }): void {
    const deed = id === null ? undefined : ledger.find(id);
    if (code === 'session-ended') exercised.count('refused on a device that was signed out meanwhile');
    if (passesByItself(code) || code === 'session-ended') setTimeout(giveUp, waits / REST);
    else if (deed === undefined) failed(`match ${match}: ${code}: ${fact}`);
    else {
      ledger.deny(deed, code);
      settle(deed);
    }
  }

  function settle(deed: Deed): void {
    const waiting = pending.get(deed.id);
    if (waiting === undefined) return;
    pending.delete(deed.id);
    waitPatiently();
    waiting.settle(deed);
  }

  function waitPatiently(): void {
    clearTimeout(patience);
    if (!closed && (pending.size > 0 || !following)) patience = setTimeout(giveUp, waits);
  }

  /** Asking again ever faster would keep a server busy that has too much to do. */
  function giveUp(): void {
    waits = Math.min(2 * waits, MOST_PATIENCE);
    line.renew();
  }

  async function overHttp(kind: DeedKind, body: Body): Promise<Deed> {
    byHttp++;
    try {
      return await person.act(kind, match, body);
    } finally {
      byHttp--;
    }
  }

  return {
    request(kind, body) {
      if (!SPOKEN.has(kind) || oneOf(BY_HTTP)) return overHttp(kind, body);
      const deed = ledger.begin(person.number, match, kind, body);
      const { promise, resolve } = Promise.withResolvers<Deed>();
      pending.set(deed.id, { deed, settle: resolve });
      say(deed);
      if (oneOf(TWICE)) say(deed, 'sent twice, socket');
      if (oneOf(OLD_AGAIN)) sayOldAgain();
      waitPatiently();
      return promise;
    },
    renew: line.renew,
    isAtRest: () => following && pending.size === 0 && byHttp === 0,
    close() {
      closed = true;
      clearTimeout(patience);
      line.close();
    },
  };
}

function messageOf({ id, kind, body }: Deed): Message {
  return { ...body, type: kind, id } as unknown as Message;
}
