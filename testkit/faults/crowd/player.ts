import { draw, type GameTypes, pick, type Rules, type Seat, type View } from '@starboard/kernel';
import type { News, TableView } from '@starboard/protocol';
import type { Stopwatch } from '../stopwatch.ts';
import { converse } from './conversation.ts';
import { type Body, type Deed, type DeedKind, refusalOf } from './deed.ts';
import { changeDevice } from './devices.ts';
import { type Hand, isBehind, newHand } from './hand.ts';
import type { CrowdHouse, Person } from './person.ts';
import { nextStanding, nextWhim, type Whim, whimIn } from './whims.ts';

export interface PlayerOptions {
  readonly house: CrowdHouse & { readonly watch: Stopwatch };
  readonly person: Person;
  readonly match: string;
  readonly rules: Rules<GameTypes>;
  /** Those that the person holds; none for a spectator. */
  readonly seats: readonly Seat[];
  readonly isHost: boolean;
  /** Whether clocks run, so that somebody who dawdles is not waited for. */
  readonly timed: boolean;
  /** Whether they do anything beside answering. */
  readonly whims: boolean;
  /** How long a choice takes, in milliseconds. */
  readonly thinks: number;
}

export interface CrowdPlayer {
  /** Kept when the match is over; fails when it no longer goes on. */
  readonly over: Promise<void>;
  leave(): void;
}

/** A match in which nothing happens for this long does not go on, in milliseconds. */
const STUCK = 300_000;
/** One piece of news of so many makes a spectator speak. */
const SPEAKS = 20;
/** Refusals of somebody who acted on a state that is no longer the present one. */
const OUTRUN: ReadonlySet<string> = new Set([
  'stale',
  'answered',
  'not-asked',
  'nothing-to-take-back',
  'handed-over',
  'not-playing',
  'over',
  'closed',
]);

/** Plays some seats of one match at random to its end, or watches it, whatever happens to the line. */
export function startPlayer(options: PlayerOptions): CrowdPlayer {
  const { house, person, match, rules, seats, isHost, timed, whims, thinks } = options;
  const { exercised, ledger, watch } = house;
  const { dice } = person;
  const ended = Promise.withResolvers<void>();
  const hands = seats.map(newHand);
  let news: News | null = null;
  let speaks = false;
  let gone = false;
  let stuck: NodeJS.Timeout | undefined;
  const conversation = converse({ house, person, match, told, failed: fail });
  notStuck();

  function told(latest: News, whole: boolean): void {
    const { number, phase } = latest.table;
    if (number > (news?.table.number ?? 0)) {
      watch.movedOn(`${match} ${person.number}`, phase === 'playing');
      notStuck();
    }
    news = latest;
    for (const hand of hands) {
      hand.view = latest.updates.find(({ viewer }) => viewer === hand.seat)?.view ?? null;
      if (whole) hand.acted = null;
    }
    goOn();
  }

  function goOn(): void {
    if (gone || news === null) return;
    const { phase } = news.table;
    if (phase === 'playing') {
      for (const hand of hands) act(hand, news);
      if (hands.length === 0) watchOn();
    } else if (phase !== 'gathering' && conversation.isAtRest()) leave();
  }

  /** Answers what a seat is asked, or does something else. */
  function act(hand: Hand, { table }: News): void {
    const { view, seat } = hand;
    if (hand.busy || view === null) return;
    if (table.seats[seat]?.handedOver) {
      if (draw(dice, 2) === 0) run(hand, () => request('come-back', { seat }));
      return;
    }
    if (isBehind(hand) || hand.dawdlesOver === view.question) return;
    const whim = whims ? nextWhim(dice, exercised, { rules, table, view, isHost, timed }) : null;
    if (whim !== null) run(hand, () => tryOut(hand, whim, view, table));
    else if (view.mine !== null) {
      const move = { seat, question: view.question, nth: view.sealed.length, choice: pick(dice, view.mine.options) };
      run(hand, () => play(move));
    }
  }

  async function play(move: Body): Promise<Deed> {
    if (thinks > 0) await new Promise((resolve) => setTimeout(resolve, thinks));
    const since = performance.now();
    const deed = await request('play', move);
    watch.answered(performance.now() - since);
    return deed;
  }

  async function tryOut(hand: Hand, whim: Whim, view: View<GameTypes>, table: TableView): Promise<Deed | undefined> {
    const deed = await follow(hand, whim, view, table);
    // What came too late does not count.
    if (deed?.answer?.ok === false) exercised.count(whimIn(rules, whim), -1);
    return deed;
  }

  async function follow(hand: Hand, whim: Whim, view: View<GameTypes>, table: TableView): Promise<Deed | undefined> {
    const { seat } = hand;
    const { question, sealed } = view;
    switch (whim) {
      case 'say':
        return speak();
      case 'take-back':
        return request('take-back', { seat, question, nth: sealed.length });
      case 'standing':
        return request('standing', { seat, ...nextStanding(dice, rules, view, table.standing[seat] ?? null) });
      case 'draw':
        return request('draw', { seat, offers: table.seats[seat]?.offersDraw !== true });
      case 'leave':
      case 'resign':
        return request(whim, { seat });
      case 'close':
        return request('close', {});
      case 'dawdle':
        hand.dawdlesOver = question;
        return undefined;
      case 'device':
        await changeDevice(person, match, exercised);
        conversation.renew();
        return undefined;
    }
  }

  function watchOn(): void {
    if (!whims || speaks || draw(dice, SPEAKS) > 0) return;
    speaks = true;
    exercised.count('a spectator speaks');
    speak().then(() => {
      speaks = false;
      goOn();
    }, failedBy);
  }

  /** No two lines are alike, so that each can be told from every other. */
  function speak(): Promise<Deed> {
    return request('say', { text: `Line ${ledger.deeds.length} of guest ${person.number}` });
  }

  /** During an errand a seat does nothing else. */
  function run(hand: Hand, errand: () => Promise<Deed | undefined>): void {
    const on = hand.view;
    hand.busy = true;
    errand().then((deed) => {
      hand.busy = false;
      hand.acted = deed?.kind === 'play' || deed?.kind === 'take-back' ? { deed, on } : null;
      goOn();
    }, failedBy);
  }

  async function request(kind: DeedKind, body: Body): Promise<Deed> {
    const deed = await conversation.request(kind, body);
    if (deed.answer?.ok) exercised.count(`${rules.id}: ${kind}`);
    else if (!OUTRUN.has(refusalOf(deed) ?? '')) {
      throw new Error(`match ${match}: ${kind} ${JSON.stringify(body)} was refused: ${refusalOf(deed)}`);
    }
    return deed;
  }

  function notStuck(): void {
    clearTimeout(stuck);
    if (!gone) stuck = setTimeout(() => fail(`match ${match} does not go on after ${news?.table.number}`), STUCK);
  }

  function leave(): void {
    gone = true;
    clearTimeout(stuck);
    conversation.close();
    ended.resolve();
  }

  function fail(fact: string): void {
    ended.reject(new Error(fact));
    leave();
  }

  function failedBy(error: unknown): void {
    if (!gone) fail(String(error));
  }

  return { over: ended.promise, leave };
}
