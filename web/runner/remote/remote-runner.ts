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
  type Refusal,
  readChange,
  readNews,
  standingOf,
  type TableView,
  type Update,
} from '@starboard/protocol';
import type { StandingBySeat } from '../../storage/standing-answers.ts';
import { gatherListeners } from '../listeners.ts';
import type { Earlier, MatchRunner, NotOpened, OpenedRunner, RunnerAnswer, Viewer } from '../match-runner.ts';
import { holdConnection, type Wire } from './connection.ts';
import { type AskHistory, earlierPages } from './earlier.ts';
import { endingOf } from './ending.ts';
import { keepPending, type RunnerReply } from './pending.ts';

/** A match that a server keeps, with all that belongs to its table. */
export interface RemoteRunner extends MatchRunner {
  readonly earlier: Earlier;
  /** Null until the server has first spoken. */
  readonly table: ReadonlySignal<TableView | null>;
  /** Who is at the table; null until the server has said. */
  readonly people: ReadonlySignal<People | null>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly connected: ReadonlySignal<boolean>;
  /** By how many milliseconds this machine's clock is ahead of the server's, as far as one can tell. */
  readonly clockAhead: ReadonlySignal<number>;
  say(text: string): Promise<RunnerAnswer>;
  /** Takes in lines that were said earlier. */
  hearEarlier(lines: readonly ChatLine[]): void;
}

interface Wanted {
  readonly match: string;
  /** The number of the log up to which all has been seen; null for the first time. */
  readonly after: number | null;
  connect(): Wire;
  readonly history: AskHistory;
  /** Resigning is asked for outside the socket, as all that is done at a table besides playing. */
  resign(seat: Seat): Promise<{ readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }>;
}

/** An answer that takes longer than this is not coming on this connection. */
const PATIENCE = 10_000;

/** Reasons not to be let in that pass by themselves, and how long one waits for that. */
const PASSING = new Set(['too-fast', 'failed', 'stopping', 'busy', 'no-room', 'unavailable']);
const SHORT_REST = 2000;

/** Plays a match over the network. Nothing is guessed: what is shown is what the server has said. */
export function remoteRunner({ match, after, connect, history, resign }: Wanted): RemoteRunner {
  const table = signal<TableView | null>(null);
  const people = signal<People | null>(null);
  const chat = signal<readonly ChatLine[]>([]);
  const connected = signal(false);
  const clockAhead = signal<number | null>(null);
  const listeners = gatherListeners();
  const told = new Set<Viewer>();
  const earlier = earlierPages(history);
  /** What changes are changes of. */
  let latest: News | null = null;
  let opening: ((opened: OpenedRunner | NotOpened) => void) | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const connection = holdConnection(connect, {
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
    }
  }

  function answer(id: string, given: RunnerReply): void {
    pending.settle(id, given);
    waitPatiently();
  }

  /** A refusal that answers nothing was meant for `follow`. What may pass is tried again. */
  function notFollowing({ code, fact }: Refusal): void {
    if (PASSING.has(code)) {
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

  /** The past is told once to each viewer; whoever resumes has heard it before, unless something is missing between. */
  function onlyNew(update: Update, gap: boolean): Update {
    const again = told.has(update.viewer);
    told.add(update.viewer);
    if (gap) return { ...update, gap };
    return again ? { ...update, past: [] } : update;
  }

  /** As long as seats are open there is no board, and so no match to open yet. */
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
    clockAhead: computed(() => clockAhead.value ?? 0),
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

/** What the seats that are one's own have answered once and for all. */
function answersOf(table: TableView | null): StandingBySeat {
  const bySeat = new Map<Seat, StandingAnswers>();
  table?.standing.forEach((standing, seat) => {
    if (standing !== null) bySeat.set(seat, answersIn(standing));
  });
  return bySeat;
}

/** Lines in the order they were said, each once, however often it was heard. */
function joined(known: readonly ChatLine[], heard: readonly ChatLine[]): readonly ChatLine[] {
  const fresh = heard.filter(({ number }) => !known.some((line) => line.number === number));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.number - b.number);
}
