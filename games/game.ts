import type { GameTypes, Heuristics, Json, Rules, Words } from '@starboard/kernel';
import type { BoardModule, SetupPart, Workshop } from '@starboard/ui';

/** A game as the catalogue shows it, and its parts, each loaded when first needed. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  /** How many play, as the box would print it. */
  readonly players: string;
  /** The game's accent colour. */
  readonly accent: string;
  /** A line drawing for its card: SVG path data in a box of 360 by 110. */
  readonly emblem: string;
  readonly parts: Parts;
  /** For games that have one. */
  readonly workshop?: {
    /** What one builds there, as a link would say it. */
    readonly title: string;
    readonly about: string;
    open(): Promise<Workshop<GameTypes>>;
    /** What it shows on the set-up page, where a plain form cannot. */
    onSetup?(): Promise<SetupPart<GameTypes>>;
  };
}

interface Parts {
  readonly intro: Intro;
  /** Tables ready to play at, the first for a newcomer, where seats or games of one box differ; without them the usual ones. */
  readonly tables?: readonly ReadyTable[];
  rules(): Promise<Rules<GameTypes>>;
  words(): Promise<Words<GameTypes>>;
  heuristics(): Promise<Heuristics<GameTypes>>;
  board(): Promise<BoardModule<GameTypes>>;
}

/** Who sits where, and by which settings. */
export interface ReadyTable {
  readonly title: string;
  readonly about: string;
  /** People at this screen, the first of whom is you, and bots. */
  readonly seats: readonly ('person' | 'bot')[];
  readonly setup: { readonly [key: string]: Json };
}

/** Three short lines for somebody who has never played. */
export interface IntroLines {
  /** What one wants. */
  readonly aim: string;
  /** What a turn is. */
  readonly turn: string;
  /** How it ends. */
  readonly end: string;
}

/** For somebody who has never played: three lines, shown at the first start and first in the help, and the game's words. */
export interface Intro extends IntroLines {
  /** Where sides want different things: the lines for each, by the names that the words give (`Words.introduction`). */
  readonly sides?: { readonly [name: string]: IntroLines };
  /** The words one meets on the board and may not know, for the help. */
  readonly terms: readonly Term[];
}

interface Term {
  readonly word: string;
  readonly means: string;
}
