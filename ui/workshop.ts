import type { GameTypes, Json } from '@starboard/kernel';
import type { ComponentChild } from 'preact';

/** What the page gives to a game's workshop. */
export interface WorkshopProps<G extends GameTypes> {
  /** What was kept at the last visit, null at the first. It may have been written by an older version: read it with care. */
  readonly kept: unknown;
  /** Keeps the work in this browser; whether it could. */
  keep(work: Json): boolean;
  /** Hands a text to the browser as a file. */
  save(name: string, text: string): void;
  /** To the set-up page, with this set-up filled in. */
  play(setup: Partial<G['setup']>): void;
  /** Opens the rulebook at a rule. */
  openRule(rule: string): void;
}

/** A place where one builds what a game is then played with: ships, squads, scenarios. */
export interface Workshop<G extends GameTypes> {
  Page(props: WorkshopProps<G>): ComponentChild;
  /** RULEBOOK.md. */
  readonly rulebook: string;
}
