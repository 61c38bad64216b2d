import { type ReadonlySignal, signal } from '@preact/signals';
import { canonical, type GameTypes, type Json, type Seat, same, type View } from '@starboard/kernel';
import type { MatchRunner, RunnerAnswer } from '../../runner/match-runner.ts';
import type { OpenScreen } from '../passing/screen.ts';
import { isShowing } from '../playback/playback.ts';
import { knownTo, type Viewers } from '../viewers.ts';
import type { OpenNotices } from './notices.ts';
import { openQueue } from './queue.ts';

/**
 * Sends what the players do, one thing after another. Each promise says whether it was accepted; if not, a notice says
 * why.
 */
export interface Sending {
  readonly busy: ReadonlySignal<boolean>;
  /** Whether anything was done from this screen since the match was opened. */
  readonly moved: ReadonlySignal<boolean>;
  /** What was sent last from this screen, and which view it answers. */
  readonly sent: ReadonlySignal<Sent | null>;
  /** Seals a choice, and further ones for the asks it leads to, as long as they are options. */
  commit(choice: Json, ...further: readonly Json[]): Promise<boolean>;
  /** The same for a choice that carries on an order committed before: undoing takes back the whole order. */
  carryOn(choice: Json, ...further: readonly Json[]): Promise<boolean>;
  /** Takes back a seat's last sealed answer; the screen goes to that seat. */
  takeBack(seat: Seat): Promise<boolean>;
  /** Goes back to the player's last decision, where that is possible. */
  undo(): Promise<boolean>;
  resign(seat: Seat): Promise<boolean>;
}

interface Sent {
  readonly view: View<GameTypes>;
  readonly choices: readonly Json[];
}

export interface OpenSending extends Sending {
  /** While true, the player should not answer the asks in between. */
  readonly severalOnTheirWay: ReadonlySignal<boolean>;
}

interface Wanted {
  readonly runner: Pick<MatchRunner, 'play' | 'resign' | 'undo'>;
  readonly viewers: Pick<Viewers, 'known'>;
  readonly screen: Pick<OpenScreen, 'here' | 'passTo'>;
  readonly notices: Pick<OpenNotices, 'clear' | 'refuse'>;
}

/** The ask that follows the first `nth` answers of its seat to the question. */
interface AskPlace {
  readonly seat: Seat;
  readonly question: number;
  readonly nth: number;
}

const NOT_ASKED = { ok: false, code: 'not-asked', fact: 'There is nothing for you to choose right now.' } as const;
const NO_UNDO = { ok: false, code: 'nothing-to-undo', fact: 'In this match nothing can be undone.' } as const;
const TOO_LATE = {
  ok: false,
  code: 'stale',
  fact: 'The match has gone on, so your choice was not sent. Look again before you choose.',
} as const;

export function openSending({ runner, viewers, screen, notices }: Wanted): OpenSending {
  const queue = openQueue();
  const moved = signal(false);
  const sent = signal<Sent | null>(null);
  const severalOnTheirWay = signal(false);
  const viewOf = (seat: Seat): View<GameTypes> => knownTo(viewers.known.peek(), seat).view;

  const refuse = (refused: Extract<RunnerAnswer, { ok: false }>): false => {
    notices.refuse(refused);
    return false;
  };
  const deliver = async (answer: Promise<RunnerAnswer>): Promise<boolean> => {
    notices.clear();
    const answered = await answer;
    if (!answered.ok) return refuse(answered);
    moved.value = true;
    return true;
  };
  const answer = (seat: Seat, choice: Json, byOrder: boolean): Promise<boolean> => {
    const { question, nth } = placeIn(viewOf(seat), seat);
    return deliver(runner.play({ seat, question, choice }, nth, byOrder));
  };

  const answerAll = async (place: AskPlace, choices: readonly Json[], byOrder: boolean): Promise<boolean> => {
    const { seat, question } = place;
    if (!same(placeIn(viewOf(seat), seat), place)) return refuse(TOO_LATE);
    severalOnTheirWay.value = choices.length > 1;
    try {
      for (const [i, choice] of choices.entries()) {
        if (i > 0 && !isOpenTo(choice, question, viewOf(seat))) break;
        if (!(await answer(seat, choice, byOrder || i > 0))) return false;
      }
      return true;
    } finally {
      severalOnTheirWay.value = false;
    }
  };

  const put = async (choices: readonly Json[], byOrder: boolean): Promise<boolean> => {
    const { view, playback } = screen.here.peek();
    if (view.seat === null || view.mine === null || isShowing(playback)) return refuse(NOT_ASKED);
    const place = placeIn(view, view.seat);
    sent.value = { view, choices };
    return queue.add(canonical({ ...place, choices }), () => answerAll(place, choices, byOrder));
  };

  return {
    busy: queue.busy,
    moved,
    sent,
    severalOnTheirWay,
    commit: (...choices) => put(choices, false),
    carryOn: (...choices) => put(choices, true),
    takeBack(seat) {
      const { question, nth } = placeIn(viewOf(seat), seat);
      return queue.add(canonical({ seat, question, nth, takeBack: true }), async () => {
        const taken = await deliver(runner.play({ seat, question, takeBack: true }, nth));
        if (taken) screen.passTo(seat);
        return taken;
      });
    },
    undo: () => queue.add(canonical({ undo: true }), () => deliver(runner.undo?.goBack() ?? Promise.resolve(NO_UNDO))),
    resign: (seat) => queue.add(canonical({ resign: seat }), () => deliver(runner.resign(seat))),
  };
}

function placeIn({ question, sealed }: View<GameTypes>, seat: Seat): AskPlace {
  return { seat, question, nth: sealed.length };
}

/** Whether the same question still asks for such a choice. */
function isOpenTo(choice: Json, question: number, { mine, question: now }: View<GameTypes>): boolean {
  return now === question && (mine?.options.some((option) => same(option, choice)) ?? false);
}
