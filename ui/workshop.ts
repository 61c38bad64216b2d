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

/** What the set-up page gives to a game that shows some of its settings there itself. */
export interface SetupProps<G extends GameTypes> {
  /** The settings as they stand; what is missing is as usual. */
  readonly setup: Partial<G['setup']>;
  /** How many play. */
  readonly seats: number;
  /** What the workshop keeps, null where it keeps nothing: as it was written, by whatever version. */
  readonly kept: unknown;
  change(part: Partial<G['setup']>): void;
  /** Keeps this as the workshop's work, and goes there. */
  edit(work: Json): void;
}

/** Settings that a plain form cannot show, such as who flies what: they stand on the set-up page in the game's own words. */
export interface SetupPart<G extends GameTypes> {
  /** What belongs to one seat, beside who sits there. */
  Seat(props: SetupProps<G> & { readonly seat: number }): ComponentChild;
  /** What belongs to the whole table. */
  Table(props: SetupProps<G>): ComponentChild;
  /** For how many a set-up is laid out; undefined where it fits any number. */
  seatsOf(setup: Partial<G['setup']>): number | undefined;
  /** The set-up for so many: what further seats need is added, what nobody needs is left out. */
  fit(setup: Partial<G['setup']>, seats: number): Partial<G['setup']>;
}
