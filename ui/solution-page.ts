import type { ComponentChild } from 'preact';

export interface SolutionProps {
  openRule(rule: string): void;
  /**
   * Opens a match with this set-up, the visitor in the first seat, against the bot that plays from the solution. Returns
   * what the rules have against it, if anything.
   */
  play(setup: object): Promise<string | null>;
}

/** The page about a game that is solved. */
export interface SolutionPage {
  Page(props: SolutionProps): ComponentChild;
  /** RULEBOOK.md. */
  readonly rulebook: string;
}
