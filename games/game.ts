import type { Character, CoachHint, GameTypes, Heuristics, Json, Lesson, Rules, Words } from '@starboard/kernel';
import type { BoardModule, BringPart, SetupPart, SolutionPage, Workshop } from '@starboard/ui';

/** A game's entry in the catalogue, and its parts, each loaded when first needed. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  /** The number of players, as the box would print it. */
  readonly players: string;
  readonly accent: string;
  /** How long a match against one bot, or at the first table, takes, in minutes: measured (docs/decisions/073). */
  readonly minutes: readonly [shortest: number, longest: number];
  readonly difficulty: Difficulty;
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
    /** In the order in which newcomers take them. */
    readonly ids: readonly string[];
    open(): Promise<readonly Lesson<GameTypes>[]>;
  };
  /** Moments of matches in which one choice is clearly the best: one for each day, and a fixed set. */
  readonly challenges?: GameChallenges;
  /** Hints for a player's first matches, the most urgent first. */
  readonly coach?: { open(): Promise<readonly CoachHint<GameTypes>[]> };
  /** Only solved games have a page about their solution, and a bot that plays from it. */
  readonly solution?: {
    readonly title: string;
    readonly about: string;
    open(): Promise<SolutionPage>;
    /** What is proven, in a few lines for the terminal. */
    summary(): Promise<string>;
  };
}

/** How much there is to learn, by the number of rules (docs/decisions/073). */
type Difficulty = 'easy' | 'medium' | 'demanding';

export interface GameChallenges {
  /** In the order in which they start. A published pool never changes; new challenges come with a new one. */
  readonly daily: readonly DailyPool[];
  /** Like a pool, the easiest first. */
  set(): Promise<unknown>;
}

interface DailyPool {
  /** Its first day, such as 2026-11-19. */
  readonly starts: string;
  /** The contents of its file, which `readPool` reads. */
  open(): Promise<unknown>;
}

interface Parts {
  readonly intro: Intro;
  /** Ready-made tables, a newcomer's first; a game without any gets the usual ones. */
  tables?(): Promise<readonly ReadyTable[]>;
  rules(): Promise<Rules<GameTypes>>;
  words(): Promise<Words<GameTypes>>;
  heuristics(): Promise<Heuristics<GameTypes>>;
  board(): Promise<BoardModule<GameTypes>>;
}

/** The players in the seats, and the settings. */
export interface ReadyTable {
  readonly title: string;
  readonly about: string;
  /** A drawing in the game's folder `pictures`, without the ending. */
  readonly picture?: string;
  /** People at this screen (you are the first), bots, and the game's automaton. */
  readonly seats: readonly ('person' | 'bot' | 'automaton')[];
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
