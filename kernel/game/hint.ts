import type { AskOf, Choice, ChoiceOf, GameTypes, View } from './game-types.ts';
import type { Highlight } from './lesson.ts';
import type { Names } from './words.ts';

/** What the coach goes by: what a player sees, is asked, and has in mind. */
export interface HintMoment<G extends GameTypes, A extends G['ask'] = G['ask'], C extends Choice<G> = Choice<G>> {
  readonly view: View<G>;
  readonly ask: A;
  readonly options: readonly C[];
  /** What the bright button would do now, in order; empty if nothing is picked. */
  readonly planned: readonly C[];
  readonly names: Names;
}

/**
 * A hint of the coach is data: when something is at stake, what is right then, and what to say to a player who is
 * about to do something else. Its figures come from the functions of the rules and of the board.
 */
export interface CoachHint<G extends GameTypes, A extends G['ask'] = G['ask'], C extends Choice<G> = Choice<G>> {
  /** The browser remembers under this name that a player has learnt it. */
  readonly id: string;
  /** The question at which it matters. */
  readonly ask: A['kind'];
  readonly rule: string;
  /** Whether something is at stake, whatever the player has in mind. */
  matters(moment: HintMoment<G, A, C>): boolean;
  /**
   * Whether a plan, which has at least one choice, shows that the player needs no hint. Without it, a hint only tells
   * something, and is learnt by answering.
   */
  isRight?(moment: HintMoment<G, A, C>): boolean;
  /** Null if there is nothing to say before the player has something in mind. */
  says(moment: HintMoment<G, A, C>): string | null;
  highlights?(moment: HintMoment<G, A, C>): readonly Highlight<G>[];
}

/** A hint at one kind of question. */
export type HintOn<G extends GameTypes, K> = CoachHint<G, AskOf<G, K>, ChoiceOf<G, K>>;
export type MomentOf<G extends GameTypes, K> = HintMoment<G, AskOf<G, K>, ChoiceOf<G, K>>;
