import type { Point } from '@starboard/geometry';
import type { Choice, GameTypes, Json, Names, View } from '@starboard/kernel';
import type { ComponentChild } from 'preact';
import type { StandingOption } from './ask/standing-option.ts';
import type { Beats, DiceShown, SeenMoment } from './beats.ts';
import type { CameraShot } from './camera/shot.ts';
import type { EventSound } from './effects/event-sound.ts';
import type { Folding, LogEntry } from './log/fold-log.ts';

/** What the room gives a board. The board draws the options and picks; the room commits. */
export interface BoardProps<G extends GameTypes> {
  /** While events are played back, its board and frame are those of that moment. */
  readonly view: View<G>;
  readonly names: Names;
  /** The same object as long as the match is open: a key for what a board remembers while it is not mounted. */
  readonly room: object;
  /** The event being shown, or the last of those shown together; null after playback. */
  readonly now: G['event'] | null;
  /** All events being shown together; empty after playback. */
  readonly together: readonly G['event'][];
  /** Where the camera should be now; null if nothing decisive is being shown. */
  readonly shot: CameraShot | null;
  /** All events so far, including those being shown; in a long match perhaps only the latest. */
  readonly told: readonly G['event'][];
  /** The picked option, not yet committed: the board draws what it would mean. */
  readonly picked: Choice<G> | null;
  /** Distinguishes a picked null from nothing picked. */
  isPicked(choice: Choice<G>): boolean;
  /** Undefined picks nothing; so does null if it is no option. */
  pick(choice: Choice<G> | null | undefined): void;
  /**
   * Seals a choice for good, to carry out a plan. Further choices answer the follow-up asks of the same seat, as long
   * as each is an option. A choice committed while another answer is being sent waits for it. False if an answer was
   * refused; the room says why.
   */
  commit(choice: Choice<G>, ...further: readonly Choice<G>[]): Promise<boolean>;
  /** The same for a choice that carries on what was committed at an earlier ask: undoing takes back all of it. */
  carryOn(choice: Choice<G>, ...further: readonly Choice<G>[]): Promise<boolean>;
  /** Sets what the bright button does if that is more than committing what is picked; null resets it. */
  plan(plan: Plan | null): void;
  /** Why something may not be chosen, in a sentence; null until the reason arrives. */
  why(choice: Choice<G>): string | null;
  /** The standing answer of a recurring option; null for an option that can't have one. */
  standing(choice: Choice<G>): StandingOption | null;
  openRule(rule: string): void;
}

/** Something prepared on the board that the bright button carries out. */
export interface Plan {
  /** "Fly to 2421 (6 points)" */
  readonly label: string;
  /** What it would answer the open ask with, and then the follow-up asks, as far as that is decided. */
  readonly choices: readonly Json[];
  carryOut(): void;
}

export interface BoardModule<G extends GameTypes> {
  Board(props: BoardProps<G>): ComponentChild;
  /** `board` is the viewer's, at that time or later. */
  dice(event: G['event'], names: Names, board: G['view']): DiceShown | null;
  /**
   * How long to show an event, in milliseconds at normal pace; 0 for events that only go into the log. With many
   * players, most events that don't concern the viewer take 0, so any number of them pass at once.
   */
  dwell(event: G['event'], moment: SeenMoment<G>): number;
  /** Where a decisive event happens, such as the end of a ship, in units of the drawing; null for all others. */
  decisive?(event: G['event'], moment: SeenMoment<G>): Point | null;
  /** What an event sounds like; null for silence. */
  sound?(event: G['event']): EventSound | null;
  /** Absent if every event is shown alone. */
  readonly beats?: Beats<G>;
  /** What to pick for a new ask if most players would choose it; null if the player should think. */
  suggest(view: View<G>): Choice<G> | null;
  /**
   * What a choice would mean, in sentences: every forecast that the board shows for it, from the same functions. The
   * first sentence says it in brief. Empty if nothing can be foretold.
   */
  foretell(view: View<G>, choice: Choice<G>, names: Names): readonly string[];
  /** The options in the order in which players look for them: left to right, low to high. */
  inOrder(ask: G['ask'], options: readonly Choice<G>[]): readonly Choice<G>[];
  /** Which log lines fold into one, and its text. */
  readonly folding?: Folding<G['event']> & {
    line(events: LogEntry<G['event']>, names: Names, board: G['view']): string;
  };
  /** RULEBOOK.md. */
  readonly rulebook: string;
}
