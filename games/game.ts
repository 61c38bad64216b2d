import type { Character, GameTypes, Heuristics, Hint, Json, Lesson, Rules, Words } from '@starboard/kernel';
import type { BoardModule, BringPart, SetupPart, SolutionPage, Workshop } from '@starboard/ui';

/** A game's entry in the catalogue, and its parts, each loaded when first needed. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  /** The number of players, as the box would print it. */
  readonly players: string;
  readonly accent: string;
  /** A line drawing for its card: SVG path data in a box of 360 by 110. */
  readonly emblem: string;
  /** Whom bots with a level play as, the usual one first. */
  readonly characters?: readonly Character[];
  readonly parts: Parts;
  /** Only some games have a workshop. */
  readonly workshop?: {
    /** What players build there, as the text of a link. */
    readonly title: string;
    readonly about: string;
    open(): Promise<Workshop<GameTypes>>;
    /** The part of the set-up page that a plain form cannot show. */
    onSetup?(): Promise<SetupPart<GameTypes>>;
    /** How players choose what they bring, in games whose rules have `brings`. */
    onBringing?(): Promise<BringPart<GameTypes>>;
  };
  /** Lessons that teach the game on its board. */
  readonly lessons?: {
    readonly count: number;
    open(): Promise<readonly Lesson<GameTypes>[]>;
  };
  /** Hints for a player's first matches, the most urgent first. */
  readonly coach?: { open(): Promise<readonly Hint<GameTypes>[]> };
  /** Only solved games have a page about their solution, and a bot that plays from it. */
  readonly solution?: {
    readonly title: string;
    readonly about: string;
    open(): Promise<SolutionPage>;
    /** What is proven, in a few lines for the terminal. */
    summary(): Promise<string>;
  };
}

interface Parts {
  readonly intro: Intro;
  /** Ready-made tables, a newcomer's first, for boxes whose seats or games differ; other games get the usual ones. */
  readonly tables?: readonly ReadyTable[];
  rules(): Promise<Rules<GameTypes>>;
  words(): Promise<Words<GameTypes>>;
  heuristics(): Promise<Heuristics<GameTypes>>;
  board(): Promise<BoardModule<GameTypes>>;
}

/** The players in the seats, and the settings. */
export interface ReadyTable {
  readonly title: string;
  readonly about: string;
  /** People at this screen (you are the first) and bots. */
  readonly seats: readonly ('person' | 'bot')[];
  readonly setup: { readonly [key: string]: Json };
}

export interface IntroLines {
  /** What a player tries to achieve. */
  readonly aim: string;
  /** What happens in a turn. */
  readonly turn: string;
  /** How the game ends. */
  readonly end: string;
}

/**
 * An introduction for new players: three lines, shown at the first start and at the top of the help, and the game's
 * terms.
 */
export interface Intro extends IntroLines {
  /** The lines for each side where the sides have different aims, by the names that `Words.introduction` returns. */
  readonly sides?: { readonly [name: string]: IntroLines };
  /** Terms on the board that a player may not know, for the help. */
  readonly terms: readonly Term[];
}

interface Term {
  readonly word: string;
  readonly means: string;
}
