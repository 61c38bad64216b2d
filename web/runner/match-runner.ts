import type { ReadonlySignal } from '@preact/signals';
import type {
  GameTypes,
  Happening,
  Move,
  Names,
  RefusedChoices,
  Seat,
  StandingAnswers,
  Viewer,
} from '@starboard/kernel';
import type { Refusal, Update } from '@starboard/protocol';
import type { StandingBySeat } from '../storage/standing-answers.ts';

export type { Viewer } from '@starboard/kernel';

export interface OpenedRunner {
  readonly ok: true;
  readonly game: string;
  readonly names: Names;
  /** The seats played from this screen; empty for one who only watches. */
  readonly seats: readonly Seat[];
  readonly updates: readonly Update[];
  /** Whether all who look see the same of this match all through; absent where nobody knows. */
  readonly open?: boolean;
}

export interface NotOpened {
  readonly ok: false;
  readonly fact: string;
}

/** What was not taken, or could not be kept, counts as not done. */
interface NotDone extends Refusal {
  readonly ok: false;
}

export type RunnerAnswer = { readonly ok: true } | NotDone;

export interface Listener {
  news(updates: readonly Update[]): void;
  /** Something went wrong that is no answer to a move: a sentence that says what, and what to do. */
  trouble(fact: string): void;
}

/** What happened earlier than was told on opening. */
export interface Earlier {
  /** The number of the first entry that was told of; 1 where nothing is left. */
  readonly begins: ReadonlySignal<number>;
  /** How many entries of those not seen before were left out. */
  readonly unseen: ReadonlySignal<number>;
  /** The entries right before those told so far, by viewer; or why there are none. */
  page(): Promise<ReadonlyMap<Viewer, readonly Happening<GameTypes>[]> | string>;
}

/** Where a match is played. To the room all runners look the same. */
export interface MatchRunner {
  /** How the match ended, in a sentence, where it was not the rules that ended it. */
  readonly ended: ReadonlySignal<string | null>;
  open(): Promise<OpenedRunner | NotOpened>;
  /** Hears everything that is new after opening, and what went wrong unasked, until the returned function is called. */
  subscribe(listener: Listener): () => void;
  /**
   * Acknowledged only once it is kept. `nth` says which ask of a question a move is meant for: how many answers of its own
   * the seat had sealed to it, as the player saw it.
   */
  play(move: Move, nth: number): Promise<RunnerAnswer>;
  /** Resigns for a seat; the rules say what follows. */
  resign(seat: Seat): Promise<RunnerAnswer>;
  /** Absent where all is told at once. */
  readonly earlier?: Earlier;
  /** Why a seat may not choose what is no option of its open ask, grouped by the reason. */
  reasons(seat: Seat): Promise<readonly RefusedChoices<GameTypes>[]>;
  /** What the seats at this screen have said once and for all. */
  readonly standing: ReadonlySignal<StandingBySeat>;
  /** What a seat always or never answers from now on; everything else it is asked. */
  answerAlways(seat: Seat, answers: StandingAnswers): Promise<RunnerAnswer>;
  close(): void;
}
