import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, StandingAnswers } from '@starboard/kernel';
import {
  answersIn,
  type ChatLine,
  type FromServer,
  type News,
  namesOf,
  type People,
  PROTOCOL,
  passesByItself,
  type Refusal,
  readChange,
  readNews,
  standingOf,
  type TableView,
  type TimeLimitView,
  type Update,
} from '@starboard/protocol';
import type { StandingBySeat } from '../../storage/standing-answers.ts';
import { gatherListeners } from '../listeners.ts';
import type { Earlier, MatchRunner, NotOpened, OpenedRunner, RunnerAnswer, Viewer } from '../match-runner.ts';
import { holdConnection, type Wire } from './connection.ts';
import { type AskHistory, earlierPages } from './earlier.ts';
import { endingOf } from './ending.ts';
import { keepPending, type RunnerReply } from './pending.ts';

/** A match on a server, with its table. */
export interface RemoteRunner extends MatchRunner {
  readonly earlier: Earlier;
  /** Null until the server's first message. */
  readonly table: ReadonlySignal<TableView | null>;
  /** Null until the server has reported it. */
  readonly people: ReadonlySignal<People | null>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly connected: ReadonlySignal<boolean>;
  /** An estimate of the milliseconds by which this machine's clock is ahead of the server's. */
  readonly clockAhead: ReadonlySignal<number>;
  say(text: string): Promise<RunnerAnswer>;
  hearEarlier(lines: readonly ChatLine[]): void;
}

interface Wanted {
  readonly match: string;
  /** The last number of the log that was seen; null the first time. */
  readonly after: number | null;
  /** As whoever the server took the player for at first; null until it has said so. */
  connect(guest: string | null): Wire;
  readonly history: AskHistory;
  /** Resigning uses HTTP, like everything at a table besides playing. */
  resign(seat: Seat): Promise<{ readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }>;
}

/** After this many milliseconds, an answer won't come on this connection. */
const PATIENCE = 10_000;

/** How long to wait before following again after a refusal that passes by itself, in milliseconds. */
const SHORT_REST = 2000;

const SOMEBODY_ELSE =
  'This browser is no longer signed in as the same player. You can watch; reload the page to go on.';

/** Plays a match over the network. It predicts nothing: the page shows only what the server has sent. */
export function remoteRunner({ match, after, connect, history, resign }: Wanted): RemoteRunner {
  const table = signal<TableView | null>(null);
  const people = signal<People | null>(null);
  const chat = signal<readonly ChatLine[]>([]);
  const connected = signal(false);
  const clockAhead = signal<number | null>(null);
  /** Until the first entry arrives, a spectator who is held back only knows by how much. */
  const ahead = computed(() => clockAhead.value ?? (table.value?.behind ?? 0) * 1000);
  const listeners = gatherListeners();
  const told = new Set<Viewer>();
  const earlier = earlierPages(history);
  /** The news that the next change applies to. */
  let latest: News | null = null;
  let opening: ((opened: OpenedRunner | NotOpened) => void) | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  /** Whom the match is played as, by the server's name for them. */
  let guest: string | null = null;

  const connection = holdConnection(() => connect(guest), {
    opened: () => connection.send({ type: 'follow', protocol: PROTOCOL, match, after: table.peek()?.number ?? after }),
    heard: hear,
    lost() {
      clearTimeout(patience);
      connected.value = false;
    },
  });
  const pending = keepPending((message) => {
    if (connected.peek()) connection.send(message);
    waitPatiently();
  });

  function waitPatiently(): void {
    clearTimeout(patience);
    if (connected.peek() && pending.any()) patience = setTimeout(connection.renew, PATIENCE);
  }

  function hear(message: FromServer): void {
    switch (message.type) {
      case 'news':
        recognise(message.guest);
        takeNews(readNews(message), true);
        break;
      case 'change':
        if (latest !== null) takeNews(readChange(latest, message), false);
        break;
      case 'people':
        people.value = { present: message.present, watching: message.watching };
        break;
      case 'chat':
        chat.value = joined(chat.peek(), message.lines);
        break;
      case 'done':
        answer(message.id, { ok: true });
        break;
      case 'reasons':
        answer(message.id, { ok: true, reasons: message.reasons });
        break;
      case 'refused':
        if (message.id === null) notFollowing(message.refusal);
        else answer(message.id, { ok: false, ...message.refusal });
        // The next socket brings the cookie that came with this one.
        if (message.refusal.code === 'no-session') connection.renew();
    }
  }

  /** If the browser became another guest meanwhile, what is sent again would count for them too; so it is refused. */
  function recognise(told: string | null): void {
    if (guest !== null && told === null) listeners.trouble(SOMEBODY_ELSE);
    guest ??= told;
  }

  function answer(id: string, given: RunnerReply): void {
    pending.settle(id, given);
    waitPatiently();
  }

  /** A refusal without a request was meant for `follow`. If it may pass, we try again. */
  function notFollowing({ code, fact }: Refusal): void {
    if (passesByItself(code)) {
      patience = setTimeout(connection.renew, SHORT_REST);
      return;
    }
    opening?.({ ok: false, fact });
    opening = undefined;
    listeners.trouble(fact);
  }

  function takeNews(news: News, isWhole: boolean): void {
    const known = table.peek();
    if (known !== null && news.table.number < known.number) return;
    latest = news;
    if (connected.peek() && known !== null && news.table.number > known.number) {
      clockAhead.value = Math.min(clockAhead.peek() ?? Number.POSITIVE_INFINITY, Date.now() - news.table.lastAt);
    }
    table.value = news.table;
    const gap =
      isWhole && news.updates.length > 0 && earlier.note(news, told.size === 0 ? after : (known?.number ?? null));
    const updates = news.updates.map((update) => onlyNew(update, gap));
    if (opening !== undefined) open(news.table, updates);
    else if (updates.length > 0) listeners.news(updates);
    if (!connected.peek()) {
      connected.value = true;
      pending.askAgain();
    }
  }

  /** Each viewer gets the past once; after a reconnect it is dropped, unless entries are missing between. */
  function onlyNew(update: Update, gap: boolean): Update {
    const again = told.has(update.viewer);
    told.add(update.viewer);
    if (gap) return { ...update, gap };
    return again ? { ...update, past: [] } : update;
  }

  /** While seats are open, there is no board and so no match to open. */
  function open(at: TableView, updates: readonly Update[]): void {
    if (updates.length === 0) return;
    const seats = updates.flatMap(({ viewer }) => viewer ?? []);
    opening?.({ ok: true, game: at.game, names: namesOf(at), seats, updates });
    opening = undefined;
  }

  return {
    table,
    earlier,
    people,
    chat,
    connected,
    clockAhead: ahead,
    clock: computed(() => hereAndNow(table.value?.timeLimit ?? null, ahead.value)),
    ended: computed(() => (table.value === null ? null : endingOf(table.value))),
    open: () =>
      new Promise((resolve) => {
        opening = resolve;
      }),
    subscribe: listeners.subscribe,
    async play(input, nth) {
      const { seat, question } = input;
      return pending.ask(
        'choice' in input
          ? { type: 'play', seat, question, nth, choice: input.choice }
          : { type: 'take-back', seat, question, nth },
      );
    },
    async resign(seat) {
      const answered = await resign(seat);
      return answered.ok ? { ok: true } : { ok: false, ...answered.refusal };
    },
    reasons: async (seat) => (await pending.ask({ type: 'reasons', seat })).reasons ?? [],
    standing: computed(() => answersOf(table.value)),
    answerAlways: (seat, answers) => pending.ask({ type: 'standing', seat, ...standingOf(answers) }),
    say: (text) => pending.ask({ type: 'say', text }),
    hearEarlier(lines) {
      chat.value = joined(chat.peek(), lines);
    },
    close() {
      clearTimeout(patience);
      connection.close();
    },
  };
}

/** A time limit of the server, by this machine’s clock. */
function hereAndNow(limit: TimeLimitView | null, ahead: number): TimeLimitView | null {
  return limit?.state === 'running' ? { ...limit, endsAt: limit.endsAt + ahead } : limit;
}

function answersOf(table: TableView | null): StandingBySeat {
  const bySeat = new Map<Seat, StandingAnswers>();
  table?.standing.forEach((standing, seat) => {
    if (standing !== null) bySeat.set(seat, answersIn(standing));
  });
  return bySeat;
}

/** In order, each line once, however often it arrived. */
function joined(known: readonly ChatLine[], heard: readonly ChatLine[]): readonly ChatLine[] {
  const fresh = heard.filter(({ number }) => !known.some((line) => line.number === number));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.number - b.number);
}
