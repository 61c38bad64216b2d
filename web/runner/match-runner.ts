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
import type { Refusal, TimeLimitView, Update } from '@starboard/protocol';
import type { StandingBySeat } from '../storage/standing-answers.ts';

export type { Viewer } from '@starboard/kernel';

export interface OpenedRunner {
  readonly ok: true;
  readonly game: string;
  readonly names: Names;
  /** Empty for a spectator. */
  readonly seats: readonly Seat[];
  readonly updates: readonly Update[];
  /** Whether everybody sees the same throughout this match; absent if unknown. */
  readonly open?: boolean;
}

export interface NotOpened {
  readonly ok: false;
  readonly fact: string;
}

/** Something refused, or impossible to store, counts as not done. */
interface NotDone extends Refusal {
  readonly ok: false;
}

export type RunnerAnswer = { readonly ok: true } | NotDone;

export interface Listener {
  news(updates: readonly Update[]): void;
  /** Reports something that is no answer to a move: a sentence that says what went wrong, and what to do. */
  trouble(fact: string): void;
}

/** Events before those sent on opening. */
export interface Earlier {
  /** The number of the first entry received; 1 if nothing is left. */
  readonly begins: ReadonlySignal<number>;
  /** How many unseen entries were left out. */
  readonly unseen: ReadonlySignal<number>;
  /** The entries directly before those received, by viewer; or why there are none. */
  page(): Promise<ReadonlyMap<Viewer, readonly Happening<GameTypes>[]> | string>;
}

export interface UndoState {
  /** Whether there is a decision to go back to. */
  readonly possible: boolean;
  /** Whether anything was undone, however long ago. Such a match counts for no list of results. */
  readonly used: boolean;
}

/** Going back to the last decision with the same dice, in a match of one player against bots. */
export interface Undo {
  readonly state: ReadonlySignal<UndoState>;
  goBack(): Promise<RunnerAnswer>;
}

/** All runners look the same to the room. */
export interface MatchRunner {
  /** How the match ended, in a sentence, if not by the rules. */
  readonly ended: ReadonlySignal<string | null>;
  /** The time limit of the match, by the clock of this machine; null without one, and once the match is over. */
  readonly clock: ReadonlySignal<TimeLimitView | null>;
  open(): Promise<OpenedRunner | NotOpened>;
  /** Reports everything new after opening, and unexpected problems, until the returned function is called. */
  subscribe(listener: Listener): () => void;
  /**
   * Resolves once the move is stored. `nth` says which ask of a question the move is for: how many answers the seat had
   * sealed to it when the player saw it. `byOrder` if the move carries on an order that the player gave before: undoing
   * takes back the whole order.
   */
  play(move: Move, nth: number, byOrder?: boolean): Promise<RunnerAnswer>;
  resign(seat: Seat): Promise<RunnerAnswer>;
  /** Absent where nothing can be undone, because others have seen it. */
  readonly undo?: Undo;
  /** Absent if everything is sent at once. */
  readonly earlier?: Earlier;
  /** Why a seat may not choose certain things, grouped by reason. */
  reasons(seat: Seat): Promise<readonly RefusedChoices<GameTypes>[]>;
  /** The standing answers of the seats at this screen. */
  readonly standing: ReadonlySignal<StandingBySeat>;
  /** Sets a seat's standing answers; it is still asked everything else. */
  answerAlways(seat: Seat, answers: StandingAnswers): Promise<RunnerAnswer>;
  close(): void;
}
