import type { ComponentChild } from 'preact';

export interface SolutionProps {
  openRule(rule: string): void;
}

/** The page about a game that is solved. */
export interface SolutionPage {
  Page(props: SolutionProps): ComponentChild;
  /** RULEBOOK.md. */
  readonly rulebook: string;
}
