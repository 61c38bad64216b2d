import { type Dice, pick, roll, type Seat } from '@starboard/kernel';
import {
  type FromClient,
  type FromServer,
  type News,
  PROTOCOL,
  readChange,
  readNews,
  type TableView,
  type Update,
} from '@starboard/protocol';
import type { Guest } from './guest.ts';
import type { Ledger, Sent } from './ledger.ts';
import { holdLine } from './line.ts';
import type { Stopwatch } from './stopwatch.ts';

export interface PlayerOptions {
  readonly guest: Guest;
  readonly ledger: Ledger;
  readonly seat: Seat;
  readonly dice: Dice;
  /** Says things twice now and then, and old things again. */
  readonly stutters: boolean;
  /** How long a choice takes, in milliseconds. */
  readonly thinks: number;
  readonly watch: Stopwatch;
}

export interface Player {
  /** Kept when the match is over; fails when it no longer goes on. */
  readonly over: Promise<void>;
  leave(): void;
}

type Play = Extract<FromClient, { readonly type: 'play' }>;

/** A choice that waits to be answered, and where it was made. */
interface Pending {
  readonly play: Play;
  readonly sent: Sent;
  readonly since: number;
  /** How many answers of one's own to the same question were sealed already. */
  readonly earlier: number;
  /** Not yet said on the present line. */
  unsaid: boolean;
}

/** An answer that takes longer is not coming on this line, in milliseconds. */
const PATIENCE = 5_000;
/** A match in which nothing happens for so long does not go on. */
const STUCK = 40_000;
/** Refusals that pass by themselves. */
const PASSING = new Set(['busy', 'failed', 'stopping', 'too-fast']);
const REST = 100;

/** Plays a seat at random to the end, whatever happens to the line. */
export function startPlayer({ guest, ledger, seat, dice, stutters, thinks, watch }: PlayerOptions): Player {
  const { match, sent } = ledger;
  const ended = Promise.withResolvers<void>();
  let table: TableView | null = null;
  let last: News | null = null;
  let following = false;
  let seen: Update | null = null;
  let pending: Pending | null = null;
  let tags = 0;
  let patience: NodeJS.Timeout | undefined;
  let stuck: NodeJS.Timeout | undefined;

  const line = holdLine(guest, {
    opened() {
      if (pending !== null) pending.unsaid = true;
      seen = null;
      following = false;
      line.say({ type: 'follow', protocol: PROTOCOL, match, after: table?.number ?? null });
      goOn();
    },
    heard,
  });
  notStuck();

  function heard(message: FromServer): void {
    if (message.type === 'news') news(readNews(message));
    else if (message.type === 'change' && last !== null) news(readChange(last, message));
    else if (message.type === 'done') settle(message.tag, true);
    else if (message.type === 'refused') refused(message.tag, message.refusal);
  }

  function news(heardNow: News): void {
    const { table: latest, updates } = heardNow;
    last = heardNow;
    if (latest.number > (table?.number ?? 0)) {
      watch.movedOn(`${match} ${seat}`, latest.phase === 'playing');
      notStuck();
    }
    table = latest;
    following = true;
    seen = updates.find(({ viewer }) => viewer === seat) ?? null;
    if (pending?.unsaid) sayAgain(pending);
    goOn();
  }

  /** On a new line, what was not answered is said again, unless one sees that it was heard. */
  function sayAgain(unanswered: Pending): void {
    const { play, earlier } = unanswered;
    const heardBefore = seen?.view.question === play.question && seen.view.sealed.length > earlier;
    if (heardBefore) pending = null;
    else line.say(play);
    unanswered.unsaid = false;
  }

  /** Answers what is asked, waits for what is outstanding, and goes home when the match is over. */
  function goOn(): void {
    if (pending === null && seen?.view.mine) choose(seen.view, seen.view.mine);
    clearTimeout(patience);
    if (pending !== null || !following) patience = setTimeout(line.renew, PATIENCE);
    else if (table?.phase === 'over') leave();
  }

  function choose({ question, sealed }: Update['view'], { options }: { options: readonly Play['choice'][] }): void {
    const choice = pick(dice, options);
    const meant: Sent = { seat, question, choice, acknowledged: false };
    const play: Play = { type: 'play', tag: ++tags, seat, question, choice };
    sent.push(meant);
    pending = { play, sent: meant, since: performance.now() + thinks, earlier: sealed.length, unsaid: false };
    if (thinks === 0) speak(play);
    else setTimeout(speak, thinks, play);
  }

  function speak(play: Play): void {
    line.say(play);
    if (stutters) stutter(play);
  }

  /** None of this may change anything: the same choice to the same question is one choice. */
  function stutter(play: Play): void {
    if (roll(dice, 8) === 1) line.say({ ...play, tag: ++tags });
    const old = sent.findLast((each) => each.seat === seat && each.question < play.question);
    if (old !== undefined && roll(dice, 16) === 1) {
      line.say({ type: 'play', tag: ++tags, seat, question: old.question, choice: old.choice });
    }
  }

  function settle(tag: number, acknowledged: boolean): void {
    if (pending?.play.tag !== tag) return;
    if (acknowledged) {
      pending.sent.acknowledged = true;
      watch.answered(performance.now() - pending.since);
    }
    // What was seen before the choice asks for it still; news of it comes first, or is on its way.
    const { question } = pending.play;
    if (seen?.view.question === question && seen.view.sealed.length <= pending.earlier) seen = null;
    pending = null;
    goOn();
  }

  /** Whoever acted on an old state is told the present one next. */
  function refused(tag: number | null, { code, fact }: { readonly code: string; readonly fact: string }): void {
    if (tag !== null && tag !== pending?.play.tag) return;
    if (PASSING.has(code)) setTimeout(line.renew, REST);
    else if (tag !== null && OUTRUN.has(code)) settle(tag, false);
    else fail(`match ${match}, seat ${seat}: ${code}: ${fact}`);
  }

  function notStuck(): void {
    clearTimeout(stuck);
    stuck = setTimeout(() => fail(`match ${match} does not go on after number ${table?.number}`), STUCK);
  }

  function leave(): void {
    clearTimeout(patience);
    clearTimeout(stuck);
    line.close();
    ended.resolve();
  }

  function fail(fact: string): void {
    ended.reject(new Error(fact));
    leave();
  }

  return { over: ended.promise, leave };
}

/** Refusals of a choice that came too late: the match went on without it, or with it. */
const OUTRUN = new Set(['stale', 'answered', 'not-asked', 'over', 'not-playing']);
