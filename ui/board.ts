import type { Choice, GameTypes, Names, View } from '@starboard/kernel';
import type { ComponentChild } from 'preact';

/** What the room gives a board. The board draws, offers and picks; the room asks once and commits. */
export interface BoardProps<G extends GameTypes> {
  /** What the one who looks may know. While events are played back, board and frame in it are those of that moment. */
  readonly view: View<G>;
  readonly names: Names;
  /** The same for as long as the match is open: a key for what a board should remember while it is taken down. */
  readonly room: object;
  /** The event being shown now; null when all has been shown. */
  readonly now: G['event'] | null;
  /** The option picked but not yet committed: draw what it would mean. */
  readonly picked: Choice<G> | null;
  pick(choice: Choice<G> | null): void;
  /**
   * Seals a choice for good: for a second click on what is picked already. Further choices answer the further asks
   * of the same seat that it leads to, one after the other, for as long as each is among the options.
   */
  commit(choice: Choice<G>, ...further: readonly Choice<G>[]): void;
  /** Why something that is no option may not be chosen, in a sentence; null while nobody knows yet. */
  why(choice: Choice<G>): string | null;
  /** Opens the rulebook at a rule. */
  openRule(rule: string): void;
}

/** Dice of one event, for the tray: the faces, what was needed, and what it came to. */
export interface DiceShown {
  readonly title: string;
  readonly faces: readonly number[];
  readonly sides: number;
  /** "Needs 8 or more"; absent where nothing was needed. */
  readonly needed?: string;
  readonly verdict: string;
  readonly good: boolean;
}

/** What a game brings to the screen. */
export interface BoardModule<G extends GameTypes> {
  Board(props: BoardProps<G>): ComponentChild;
  dice(event: G['event'], names: Names): DiceShown | null;
  /** How long an event is worth looking at, in milliseconds at normal pace; 0 for those not dwelt on. */
  dwell(event: G['event']): number;
  /** What is picked for a new ask, where one option is what most would choose; null where one should think. */
  suggest(view: View<G>): Choice<G> | null;
  /** RULEBOOK.md. */
  readonly rulebook: string;
}
