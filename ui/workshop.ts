import type { GameTypes, Json, Seat } from '@starboard/kernel';
import type { ComponentChild } from 'preact';

export interface WorkshopProps<G extends GameTypes> {
  /** The work kept at the last visit; null at the first. An older version may have written it, so read it with care. */
  readonly kept: unknown;
  /** Keeps the work in this browser; returns whether that worked. */
  keep(work: Json): boolean;
  save(name: string, text: string): void;
  /** Opens the set-up page with this set-up filled in. */
  play(setup: Partial<G['setup']>): void;
  openRule(rule: string): void;
}

/** A place where players build ships, squads or scenarios for a game. */
export interface Workshop<G extends GameTypes> {
  Page(props: WorkshopProps<G>): ComponentChild;
  /** RULEBOOK.md. */
  readonly rulebook: string;
}

/** What the set-up page gives to a game that draws some of its settings itself. */
export interface SetupProps<G extends GameTypes> {
  /** The current settings; those missing have their defaults. */
  readonly setup: Partial<G['setup']>;
  readonly seats: number;
  /** The seats of bots. */
  readonly bots: readonly Seat[];
  /** The workshop's work as some version wrote it; null without any. */
  readonly kept: unknown;
  change(part: Partial<G['setup']>): void;
  /** Keeps this as the workshop's work and goes there. */
  edit(work: Json): void;
}

/** Settings that a plain form can't show, such as who flies what, in the game's own words on the set-up page. */
export interface SetupPart<G extends GameTypes> {
  Seat(props: SetupProps<G> & { readonly seat: number }): ComponentChild;
  Table(props: SetupProps<G>): ComponentChild;
  /** The number of seats that a set-up is for; undefined if it fits any number. */
  seatsOf(setup: Partial<G['setup']>): number | undefined;
  /** Adapts a set-up to this number of seats: adds what further seats need, and removes what nobody needs. */
  fit(setup: Partial<G['setup']>, seats: number): Partial<G['setup']>;
}

/** What players at a table bring to a match, as the page lets them choose it. */
export interface BringPart<G extends GameTypes> {
  /** What a seat plays with, in a line: what it brings or, with null, what the set-up gives it. */
  inWords(setup: G['setup'], seat: Seat, brought: Json): string;
  /** Where a player picks, imports or builds what they bring. */
  Choose(props: ChooseProps<G>): ComponentChild;
  /** What everybody should see of the table before they are ready. */
  Table(props: BringTableProps<G>): ComponentChild;
  /** The set-up for a table at which others see everything before they are ready. */
  shown(setup: G['setup']): G['setup'];
}

export interface ChooseProps<G extends GameTypes> {
  readonly setup: G['setup'];
  readonly seat: Seat;
  /** The player's name, if several choose at one screen. */
  readonly name: string;
  readonly brought: Json;
  /** The workshop's work as some version wrote it; null without any. */
  readonly kept: unknown;
  /** Null for what the set-up gives the seat. */
  bring(brought: Json): void;
  /** Keeps the workshop's work in this browser. */
  keep(work: Json): void;
  /** Says whether the player is in the middle of something, and so not ready. */
  unfinished(now: boolean): void;
}

export interface BringTableProps<G extends GameTypes> {
  readonly setup: G['setup'];
  readonly seats: number;
  /** The seats of bots. */
  readonly bots: readonly Seat[];
  /** For the host; null for everybody else. */
  readonly change: ((part: Partial<G['setup']>) => void) | null;
}
