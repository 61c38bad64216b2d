import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, RefusedChoices, Seat, TimeLimitState } from '@starboard/kernel';
import type { LocalMatches } from '../../storage/matches/local-matches.ts';
import type { StoredMatch } from '../../storage/matches/match-storage.ts';
import { withNotes } from '../../storage/matches/record-file.ts';
import { keepStanding, keptStanding } from '../../storage/standing-answers.ts';
import { gatherListeners } from '../listeners.ts';
import type { MatchRunner, NotOpened, OpenedRunner, RunnerAnswer, Undo, UndoState } from '../match-runner.ts';
import { seatsOf } from '../occupant.ts';
import { keepTime, type TimeKeeper } from './keep-time.ts';
import type { FromWorker, ToWorker } from './messages.ts';

export interface LocalRunner extends MatchRunner {
  readonly undo: Undo;
  /** What is not stored of the match, in a sentence; null if everything is. */
  readonly unstored: ReadonlySignal<string | null>;
  record(): Promise<string>;
}

const MATCH_UNSTORED =
  'This match isn’t being saved in this browser and is lost when you close the tab. Export its record to keep it.';
const MOVES_UNSTORED =
  'This browser could not save the latest moves (its storage is full or switched off). You can play on, but export the record to keep them when you close the tab.';

/** Milliseconds between two looks at the time limit. */
const TICK = 1000;

/** Plays a match in this browser: the kernel runs in a worker, which stores every move before it counts. */
export function localRunner(match: StoredMatch, matches: LocalMatches): LocalRunner {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'match' });
  const listeners = gatherListeners();
  const tell = (message: ToWorker): void => worker.postMessage(message);
  const heldOnly = matches.isHeld(match.id);
  const unstored = signal(heldOnly ? MATCH_UNSTORED : null);
  const standing = signal(keptStanding(match.id));
  const undoState = signal<UndoState>({ possible: false, used: false });
  const timeKeeper = signal<TimeKeeper | null>(null);
  const ticking = setInterval(() => timeKeeper.peek()?.tick(), TICK);
  let opening: ((opened: OpenedRunner | NotOpened) => void) | undefined;
  let answering: ((answer: RunnerAnswer) => void) | undefined;
  let explaining: readonly { readonly seat: Seat; resolve(reasons: readonly RefusedChoices<GameTypes>[]): void }[] = [];
  let exporting: ((record: string) => void)[] = [];

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
  worker.addEventListener('error', (event) => fail(event.message));

  function hear(message: FromWorker): void {
    switch (message.type) {
      case 'opened':
        undoState.value = message.undo;
        countMinutes(message.minutes, message.limit);
        opening?.({ ...describe(match), updates: message.updates, open: message.open });
        opening = undefined;
        for (const [seat, answers] of standing.peek()) tell({ type: 'standing', seat, answers });
        break;
      case 'news':
        note(message.held);
        undoState.value = message.undo;
        timeKeeper.peek()?.follow(message.limit);
        listeners.news(message.updates);
        if (message.asked) answer({ ok: true });
        break;
      case 'refused':
        answer(message.refused);
        break;
      case 'failed':
        fail(message.fact);
        break;
      case 'reasons':
        for (const { seat, resolve } of explaining) if (seat === message.seat) resolve(message.reasons);
        explaining = explaining.filter(({ seat }) => seat !== message.seat);
        break;
      case 'record':
        for (const give of exporting) give(withNotes(message.record, match.notes));
        exporting = [];
    }
  }

  /** Without a person at the screen, nobody plays against the clock. */
  function countMinutes(minutes: number | null, limit: TimeLimitState): void {
    if (minutes === null || seatsOf(match.occupants, 'person').length === 0) return;
    const keeper = keepTime({
      minutes,
      elapsed: match.time?.elapsed ?? 0,
      now: Date.now,
      count: (span) => matches.countTime(match.id, span),
      callTime: () => tell({ type: 'time-is-up' }),
    });
    keeper.follow(limit);
    timeKeeper.value = keeper;
  }

  function note(held: Extract<FromWorker, { type: 'news' }>['held']): void {
    if (held !== null) {
      matches.hold(match, held);
      unstored.value ??= MOVES_UNSTORED;
    } else if (unstored.peek() !== null) {
      matches.letGo(match.id);
      unstored.value = null;
    }
  }

  function put(message: Extract<ToWorker, { type: 'play' | 'undo' }>): Promise<RunnerAnswer> {
    return new Promise((resolve) => {
      answering = resolve;
      tell(message);
    });
  }

  function answer(given: RunnerAnswer): void {
    answering?.(given);
    answering = undefined;
  }

  /** Answers a waiting request, else tells all listeners. */
  function fail(fact: string): void {
    if (opening !== undefined) opening({ ok: false, fact });
    else if (answering !== undefined) answer({ ok: false, code: 'not-stored', fact });
    else listeners.trouble(fact);
    opening = undefined;
  }

  return {
    ended: signal(null),
    clock: computed(() => timeKeeper.value?.clock.value ?? null),
    unstored,
    async open() {
      const held = heldOnly ? await matches.lines(match.id) : null;
      const { undecided = [] } = (await matches.find(match.id).catch(() => undefined)) ?? match;
      return new Promise((resolve) => {
        opening = resolve;
        tell({ type: 'open', id: match.id, game: match.game, held, undecided, ...seated(match) });
      });
    },
    subscribe: listeners.subscribe,
    play: (input, _, byOrder = false) => put({ type: 'play', input, byOrder }),
    resign: (seat) => put({ type: 'play', input: { call: 'resigned', seats: [seat] }, byOrder: false }),
    undo: { state: undoState, goBack: () => put({ type: 'undo' }) },
    reasons: (seat) =>
      new Promise((resolve) => {
        explaining = [...explaining, { seat, resolve }];
        tell({ type: 'reasons', seat });
      }),
    standing,
    async answerAlways(seat, answers) {
      standing.value = new Map(standing.peek()).set(seat, answers);
      keepStanding(match.id, standing.peek());
      tell({ type: 'standing', seat, answers });
      return { ok: true };
    },
    record: () =>
      new Promise((resolve) => {
        exporting.push(resolve);
        tell({ type: 'record' });
      }),
    close() {
      clearInterval(ticking);
      worker.terminate();
    },
  };
}

function seated({ occupants }: StoredMatch): Pick<Extract<ToWorker, { type: 'open' }>, 'viewer' | 'bots'> {
  const persons = seatsOf(occupants, 'person');
  return {
    viewer: persons.length > 0 ? persons : [null],
    bots: occupants.map((occupant) => (occupant.kind === 'bot' ? occupant.id : null)),
  };
}

function describe({ game, players, occupants }: StoredMatch): Omit<OpenedRunner, 'updates'> {
  return { ok: true, game, names: players, seats: seatsOf(occupants, 'person') };
}
