import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  canonical,
  type GameTypes,
  type Happening,
  type Input,
  type Json,
  type Names,
  type Refusal,
  type Rules,
  type Seat,
  same,
  type View,
  type Words,
} from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import type { BoardModule, Plan } from '@starboard/ui';
import type { MatchRunner, Opened, Viewer } from '../runner/match-runner.ts';
import { PASSING_TIME } from '../shell/passing.ts';
import { speed } from '../shell/settings.ts';
import { type Standing, standingFor } from './choosing/standing-answers.ts';
import { passTo } from './passing/holder.ts';
import {
  advance,
  arrive,
  boardNow,
  finish,
  isRepeated,
  isShowing,
  NOTHING_YET,
  type Playback,
  precede,
  type Showing,
} from './playback/playback.ts';
import { rollTime, timeFor } from './playback/speed.ts';

/** What one pair of eyes at this screen knows. */
interface Sight {
  readonly view: View<GameTypes>;
  readonly playback: Playback;
}

/** A match as the room shows it: all that is on screen follows from these signals. */
export interface Room {
  readonly names: Names;
  readonly seats: readonly Seat[];
  readonly words: Words<GameTypes>;
  readonly board: BoardModule<GameTypes>;
  /** Whose view is on screen. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** To whom the screen should pass; while it is not null, nothing of the match may be seen. */
  readonly curtain: ReadonlySignal<Seat | null>;
  /** The view as it truly stands. */
  readonly view: ReadonlySignal<View<GameTypes>>;
  /** The view to draw: during playback, of that moment and with nothing to choose. */
  readonly shown: ReadonlySignal<View<GameTypes>>;
  readonly playback: ReadonlySignal<Playback>;
  /** While true, what happened waits to be shown. */
  readonly held: Signal<boolean>;
  /** Whether the match is over, by the rules or otherwise. */
  readonly over: ReadonlySignal<boolean>;
  /** How it ended, where it was not the rules that ended it. */
  readonly ended: ReadonlySignal<string | null>;
  /** Names the ask that can be answered now; null while there is none. */
  readonly openAsk: ReadonlySignal<string | null>;
  /** Undefined while nothing is: null may be an option like any other. */
  readonly picked: ReadonlySignal<Json | undefined>;
  isPicked(choice: Json): boolean;
  /** How often what was picked already has been picked again: whoever does so looks for the bright button. */
  readonly pickedAgain: ReadonlySignal<number>;
  /** What has been prepared on the board: the bright button carries it out. */
  readonly plan: Signal<Plan | null>;
  /** Why the last move was not taken; said in passing. */
  readonly notice: Signal<string | null>;
  /** What stands in the way of playing on; it stays until a move is tried. */
  readonly trouble: ReadonlySignal<string | null>;
  /** Whether a move was made from this screen since the match was opened. */
  readonly moved: ReadonlySignal<boolean>;
  readonly busy: ReadonlySignal<boolean>;
  /** Why what is no option of the open ask may not be chosen, by reason; null until somebody has asked and it is known. */
  readonly reasons: ReadonlySignal<readonly Refusal<GameTypes>[] | null>;
  askReasons(): void;
  readonly standing: Standing;
  /** Why one thing may not be chosen; asks for the reasons where they are not known yet. */
  why(choice: Json): string | null;
  takeScreen(): void;
  /** Undefined for nothing; null too, where it is no option. */
  pick(choice: Json | undefined): void;
  /** Seals a choice, and further ones for the asks it leads to, as long as they are among the options. */
  commit(choice: Json, ...further: readonly Json[]): Promise<void>;
  /** What the bright button does: carries out what is planned, or commits what is picked. */
  carryOut(): void;
  /** Resigns for a seat; the rules say what follows. */
  resign(seat: Seat): Promise<void>;
  /** Takes a seat's last sealed answer back; the screen goes to that seat. */
  takeBack(seat: Seat): Promise<void>;
  skip(): void;
  /** Whether there is more than was told, and how much of it was not seen before. */
  readonly earlier: ReadonlySignal<{ readonly unseen: number } | null>;
  /** Brings the page before what has been told. */
  showEarlier(): Promise<void>;
  close(): void;
}

/** The reasons of one ask, which is known by its name. */
interface Reasons {
  readonly ask: string;
  readonly refused: readonly Refusal<GameTypes>[];
}

interface Parts extends Pick<Room, 'words' | 'board'> {
  readonly rules: Pick<Rules<GameTypes>, 'secrets' | 'standing'>;
}

export function openRoom(
  runner: MatchRunner,
  { names, seats, updates, open = false }: Opened,
  { rules, words, board }: Parts,
): Room {
  const sights = signal<ReadonlyMap<Viewer, Sight>>(new Map());
  const holder = signal<Seat | null>(seats.length === 1 ? (seats[0] ?? null) : null);
  const picked = signal<Json | undefined>(undefined);
  const pickedAgain = signal(0);
  const plan = signal<Plan | null>(null);
  const notice = signal<string | null>(null);
  const trouble = signal<string | null>(null);
  const moved = signal(false);
  const busy = signal(false);
  /** Several answers are on their way, one after the other: what is asked in between is nobody's to answer. */
  const sending = signal(false);
  const held = signal(false);

  const dwellOn = (happening: Happening<GameTypes>, seat: Viewer): number =>
    board.dwell(happening.event, { seat, board: happening.board });
  const rolls = (happening: Happening<GameTypes>): boolean =>
    board.dice(happening.event, names, happening.board) !== null &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const showingTo = (seat: Viewer): Showing => ({ isDweltOn: (happening) => dwellOn(happening, seat) > 0, rolls });
  const hear = (news: readonly Update[]): void => {
    const next = new Map(sights.peek());
    for (const update of news) {
      const known = next.get(update.viewer);
      const after = arrive(known === undefined ? NOTHING_YET : lastSeen(known), update, showingTo(update.viewer));
      next.set(update.viewer, {
        view: inOrder(update.view, board),
        playback: speed.peek() === 'skip' ? finish(after) : after,
      });
    }
    sights.value = next;
  };
  hear(updates);

  const viewer = computed<Viewer>(() => holder.value ?? seats[0] ?? null);
  const sight = computed(() => {
    const found = sights.value.get(viewer.value);
    if (found === undefined) throw new Error(`nothing is known of what seat ${viewer.value} sees`);
    return found;
  });
  const view = computed(() => sight.value.view);
  const playback = computed(() => sight.value.playback);
  const over = computed(() => view.value.result !== null || runner.ended.value !== null);
  const curtain = computed(() =>
    passTo({
      seats,
      holder: holder.value,
      asked: seats.filter((seat) => (sights.value.get(seat)?.view.mine ?? null) !== null),
      showing: isShowing(playback.value),
      over: over.value,
    }),
  );
  const shown = computed(() => {
    const board = boardNow(playback.value);
    if (board === null) return sending.value ? { ...view.value, mine: null } : view.value;
    return atThatMoment(view.value, board, playback.value.now?.frame ?? null);
  });

  const setPlayback = (next: Playback): void => {
    const { view } = sight.peek();
    sights.value = new Map(sights.peek()).set(viewer.peek(), { view, playback: next });
  };
  /** Where nothing is secret all watch together: the screen is passed on by itself, and nothing is shown twice. */
  const stopPassing = effect(() => {
    const next = curtain.value;
    const alone = sights.peek().get(next)?.view.asked.length === 1;
    const seen = next === null || (rules.secrets && !(open && alone)) ? undefined : sights.peek().get(next);
    if (seen === undefined) return;
    sights.value = new Map(sights.peek()).set(next, { ...seen, playback: finish(seen.playback) });
    holder.value = next;
  });

  const earlier = computed(() => {
    const begins = runner.earlier?.begins.value ?? 1;
    return begins > 1 ? { unseen: runner.earlier?.unseen.value ?? 0 } : null;
  });
  const showEarlier = async (): Promise<void> => {
    const unseen = (earlier.peek()?.unseen ?? 0) > 0;
    const page = await runner.earlier?.page();
    if (typeof page === 'string') notice.value = page;
    if (page === undefined || typeof page === 'string') return;
    const next = new Map(sights.peek());
    for (const [viewer, { view, playback }] of next) {
      next.set(viewer, { view, playback: precede(playback, page.get(viewer) ?? [], unseen && held.peek()) });
    }
    sights.value = next;
  };

  const skip = (): void => {
    held.value = false;
    setPlayback(finish(playback.peek()));
  };

  const stopShowing = effect(() => {
    const { now, rolling } = playback.value;
    if (curtain.value !== null || held.value || now === null) return undefined;
    if (speed.value === 'skip') return later(0, skip);
    const again = isRepeated(playback.value);
    const dice = board.dice(now.event, names, now.board) === null ? 'none' : again ? 'again' : 'first';
    const time = rolling ? rollTime(again, speed.value) : timeFor(dwellOn(now, viewer.value), dice, speed.value);
    return later(time, () => setPlayback(advance(playback.peek(), showingTo(viewer.peek()))));
  });

  /** A name rather than the view itself, so that news about others leaves a pick alone. */
  const openAsk = computed(() => {
    const { mine, question } = view.value;
    const ready =
      mine !== null && !sending.value && !over.value && curtain.value === null && !isShowing(playback.value);
    return ready ? canonical({ question, ask: mine.ask, viewer: viewer.value }) : null;
  });
  /** A new ask starts with what most would choose. */
  const stopSuggesting = effect(() => {
    picked.value = openAsk.value === null ? undefined : (board.suggest(view.peek()) ?? undefined);
  });

  const known = signal<Reasons | null>(null);
  const reasons = computed(() => (known.value?.ask === openAsk.value ? (known.value?.refused ?? null) : null));
  let asking: string | null = null;
  const askReasons = (): void => {
    const ask = openAsk.peek();
    const { seat } = view.peek();
    if (ask === null || seat === null || ask === asking || ask === known.peek()?.ask) return;
    asking = ask;
    void runner.reasons(seat).then((refused) => {
      known.value = { ask, refused };
    });
  };

  const unsubscribe = runner.subscribe({
    news: hear,
    trouble(fact) {
      trouble.value = fact;
    },
  });
  const stopNotice = effect(() => {
    if (notice.value === null) return undefined;
    return later(PASSING_TIME, () => {
      notice.value = null;
    });
  });

  const send = (seat: Seat, answer: { choice: Json } | { takeBack: true }): Promise<boolean> =>
    put({ seat, question: view.peek().question, ...answer });
  const put = async (input: Input): Promise<boolean> => {
    if (busy.peek()) return false;
    busy.value = true;
    notice.value = null;
    trouble.value = null;
    const answered = await runner.play(input);
    busy.value = false;
    if (answered.ok) moved.value = true;
    else if (answered.code === 'not-stored') trouble.value = answered.fact;
    else notice.value = answered.fact;
    return answered.ok;
  };

  const commit: Room['commit'] = async (choice, ...further) => {
    const { seat, mine, question } = view.peek();
    if (seat === null || mine === null || isShowing(playback.peek())) return;
    sending.value = further.length > 0;
    try {
      await sendAll(seat, question, choice, further);
    } finally {
      sending.value = false;
    }
  };
  const sendAll = async (seat: Seat, question: number, choice: Json, further: readonly Json[]): Promise<void> => {
    let taken = await send(seat, { choice });
    for (const next of further) {
      const { mine, question: now } = view.peek();
      if (!taken || now !== question || !mine?.options.some((option) => same(option, next))) return;
      taken = await send(seat, { choice: next });
    }
  };

  const isPicked = (choice: Json): boolean => picked.value !== undefined && same(picked.value, choice);

  return {
    names,
    seats,
    words,
    board,
    viewer,
    curtain,
    view,
    shown,
    playback,
    held,
    over,
    ended: runner.ended,
    openAsk,
    picked,
    isPicked,
    pickedAgain,
    plan,
    notice,
    trouble,
    moved,
    busy,
    reasons,
    askReasons,
    standing: standingFor({ runner, rules, view }),
    why(choice) {
      const refused = reasons.value;
      if (refused === null) queueMicrotask(askReasons);
      return refused?.find(({ choices }) => choices.some((each) => same(each, choice)))?.fact ?? null;
    },
    takeScreen() {
      notice.value = null;
      holder.value = curtain.peek() ?? holder.peek();
    },
    pick(choice) {
      notice.value = null;
      const { mine } = view.peek();
      if (choice !== undefined && picked.peek() !== undefined && same(picked.peek(), choice)) pickedAgain.value++;
      picked.value = choice === null && !mine?.options.includes(null) ? undefined : choice;
    },
    commit,
    carryOut() {
      const choice = picked.peek();
      if (plan.peek() !== null) plan.peek()?.carryOut();
      else if (choice !== undefined) void commit(choice);
    },
    async resign(seat) {
      await put({ call: 'resigned', seats: [seat] });
    },
    async takeBack(seat) {
      if (await send(seat, { takeBack: true })) holder.value = seat;
    },
    skip,
    earlier,
    showEarlier,
    close() {
      stopPassing();
      stopShowing();
      stopSuggesting();
      stopNotice();
      unsubscribe();
      runner.close();
    },
  };
}

/** With the options of what is asked as one looks for them. */
function inOrder(view: View<GameTypes>, board: BoardModule<GameTypes>): View<GameTypes> {
  const { mine } = view;
  return mine === null ? view : { ...view, mine: { ...mine, options: board.inOrder(mine.ask, mine.options) } };
}

/** With nothing being shown, the board last seen is the view's own. */
function lastSeen({ view, playback }: Sight): Playback {
  return isShowing(playback) ? playback : { ...playback, before: view.board };
}

function later(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

function atThatMoment(view: View<GameTypes>, board: object, frame: Happening<GameTypes>['frame']): View<GameTypes> {
  const stack = frame === null ? [] : [frame];
  return { ...view, board, stack, asked: [], ready: [], sealed: [], mine: null, result: null };
}
