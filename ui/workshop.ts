import type { GameTypes, Json } from '@starboard/kernel';
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
