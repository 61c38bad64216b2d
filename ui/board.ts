import type { Choice, GameTypes, Names, Seat, View, Viewer } from '@starboard/kernel';
import type { ComponentChild } from 'preact';
import type { StandingOption } from './ask/standing-option.ts';
import type { DieSymbol } from './figures/die.tsx';
import type { Folding, LogEntry } from './log/fold-log.ts';

/** What the room gives a board. The board draws what may be chosen and picks; the room asks once and commits. */
export interface BoardProps<G extends GameTypes> {
  /** What the viewer may know. While events are played back, board and frame in it are those of that moment. */
  readonly view: View<G>;
  readonly names: Names;
  /** The same for as long as the match is open: a key for what a board should remember while it is taken down. */
  readonly room: object;
  /** The event being shown now; null when all has been shown. */
  readonly now: G['event'] | null;
  /** All that was told so far, what is shown now among it; of a long match perhaps only the latest. */
  readonly told: readonly G['event'][];
  /** The option picked but not yet committed: draw what it would mean. */
  readonly picked: Choice<G> | null;
  /** Whether a choice is the one picked: tells one that is null from none. */
  isPicked(choice: Choice<G>): boolean;
  /** Undefined for nothing; null too, where it is no option. */
  pick(choice: Choice<G> | null | undefined): void;
  /**
   * Seals a choice for good: for a plan being carried out. Further choices answer the further asks of the same seat
   * that it leads to, one after the other, for as long as each is among the options. What is committed while another
   * answer is on its way waits for that. False where an answer was refused; the room says why.
   */
  commit(choice: Choice<G>, ...further: readonly Choice<G>[]): Promise<boolean>;
  /** What the bright button does from now on, where that is more than to commit what is picked; null where it is not. */
  plan(plan: Plan | null): void;
  /** Why something that is no option may not be chosen, in a sentence; null while nobody knows yet. */
  why(choice: Choice<G>): string | null;
  /** How an option is answered that comes again and again; null for one that is always asked. */
  standing(choice: Choice<G>): StandingOption | null;
  /** Opens the rulebook at a rule. */
  openRule(rule: string): void;
}

/** Something prepared on the board that one press of the bright button carries out. */
export interface Plan {
  /** As the button says it: "Fly to 2421 (6 points)". */
  readonly label: string;
  carryOut(): void;
}

/** Dice of one event, for the tray: the faces, what was needed, and what it came to. */
export interface DiceShown {
  readonly title: string;
  readonly faces: readonly number[];
  readonly sides: number;
  /** What each side shows, the first first, where that is no number. */
  readonly symbols?: readonly DieSymbol[];
  /** "Needs 8 or more"; absent where nothing was needed. */
  readonly needed?: string;
  readonly verdict: string;
  readonly good: boolean;
  /** Whom it serves if it is good: bad news for all others. Absent where it is the same for all. */
  readonly goodFor?: readonly Seat[];
}

/** When something happened, to the one who looks: who that is, and the board as it then was. */
export interface SeenMoment<G extends GameTypes> {
  readonly seat: Viewer;
  readonly board: G['view'];
}

/** What a game brings to the screen. */
export interface BoardModule<G extends GameTypes> {
  Board(props: BoardProps<G>): ComponentChild;
  /** `board` is the viewer's, then or later. */
  dice(event: G['event'], names: Names, board: G['view']): DiceShown | null;
  /**
   * How long an event is worth looking at, in milliseconds at normal speed; 0 for what is told but not dwelt on. With many
   * at a table that is most of what does not concern the one who looks: any number of such events pass at once.
   */
  dwell(event: G['event'], moment: SeenMoment<G>): number;
  /** What is picked for a new ask, where one option is what most would choose; null where one should think. */
  suggest(view: View<G>): Choice<G> | null;
  /** The options of an ask as one looks for them: left to right, low to high. */
  inOrder(ask: G['ask'], options: readonly Choice<G>[]): readonly Choice<G>[];
  /** Which lines of the log fold into one, and what that one says. */
  readonly folding?: Folding<G['event']> & {
    line(events: LogEntry<G['event']>, names: Names, board: G['view']): string;
  };
  /** RULEBOOK.md. */
  readonly rulebook: string;
}
