import type { ComponentChildren } from 'preact';

/** Somebody who leads through the match, as a lesson does. */
export interface Guide {
  /** Stands where the question stands, between playbacks. */
  panel(question: string, openRule: (rule: string) => void): ComponentChildren;
  /** On the board. */
  readonly marks: ComponentChildren;
  /** Instead of the bright button, where there is nothing to choose; null where there is. */
  readonly actions: ComponentChildren;
}
