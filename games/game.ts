import type { GameTypes, Heuristics, Rules, Words } from '@starboard/kernel';
import type { BoardModule, Workshop } from '@starboard/ui';

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
  /** Null while the game is only planned. */
  readonly parts: Parts | null;
  /** For games that have one. */
  readonly workshop?: {
    /** What one builds there, as a link would say it. */
    readonly title: string;
    readonly about: string;
    open(): Promise<Workshop<GameTypes>>;
  };
}

export interface Parts {
  readonly intro: Intro;
  rules(): Promise<Rules<GameTypes>>;
  words(): Promise<Words<GameTypes>>;
  heuristics(): Promise<Heuristics<GameTypes>>;
  board(): Promise<BoardModule<GameTypes>>;
}

/** Three short lines for somebody who has never played: shown at the first start, and first in the help. */
export interface Intro {
  /** What one wants. */
  readonly aim: string;
  /** What a turn is. */
  readonly turn: string;
  /** How it ends. */
  readonly end: string;
}
