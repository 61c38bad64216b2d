import type { Dice } from '../dice/dice.ts';
import type { Choice, GameTypes, Seat, View } from './game-types.ts';

/** How well a bot plays, the easiest first. */
export const LEVELS = ['cadet', 'pilot', 'veteran', 'ace', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

/** How a level thinks about one game. */
export interface Skill {
  /** How far it looks ahead; each game says what its numbers mean. */
  readonly foresight: number;
  /**
   * How it expects rivals to choose who choose at the same time: anything, what is best if everybody else chooses
   * anything, or as well as it can.
   */
  readonly rivals: 'blind' | 'naive' | 'equal';
  /** How often it expects a rival to choose anything after all, from 0 to 1. */
  readonly careless: number;
  /**
   * How often it expects a rival whom it takes for its equal to choose what is best if everybody else chooses anything.
   * It profits from that without giving away more than it has to.
   */
  readonly naive?: number;
  /**
   * An option that is worth less than the best by this much is taken a third as often. With 0 it takes the best, or,
   * against equal rivals, a mixture that they can't exploit.
   */
  readonly leeway: number;
}

/** Somebody that a bot plays as. */
export interface Character {
  readonly id: string;
  readonly callSign: string;
  /** How it plays, in a sentence. */
  readonly about: string;
  /** What it says before a match. */
  readonly line: string;
  /** The sides that suit it, by the names of `rules.sides`; all sides if it is absent. */
  readonly sides?: readonly string[];
  /** Its mark: SVG path data in a box of 24 by 24, drawn as lines. */
  readonly mark: string;
}

/** What a bot with a level brings to a question. */
export interface Mind {
  /** The id of one of the game's characters. */
  readonly character: string;
  readonly foresight: number;
}

/**
 * The rest of a turn as a game between those who still decide something in it. Worths are in place shares: 1 lies
 * between certainly last and certainly first. They are expectations, with sums over the dice instead of rolls.
 */
export interface TurnGame<G extends GameTypes> {
  /** The first is the seat that is asked. */
  readonly players: readonly [TurnPlayer<G>, ...TurnPlayer<G>[]];
  readonly meetings: readonly PlanMeeting[];
}

/** A seat with its plans. A seat that hides something may be several players, one for each thing it may hide. */
export interface TurnPlayer<G extends GameTypes> {
  readonly seat: Seat;
  /** How likely the seat is this player; the weights of a seat add up to 1. */
  readonly weight: number;
  /** What each plan is worth to the player, whatever others do. */
  readonly alone: ArrayLike<number>;
  /** The answer with which each plan begins; null for a player who isn't asked now. */
  readonly opens: readonly Choice<G>[] | null;
  /**
   * How often the player takes each plan, if the game has solved the turn itself: shares of one. Somebody in the middle
   * of a plan, for instance, has to go on with the mixture with which it began.
   */
  readonly solved?: ArrayLike<number>;
}

/**
 * What the plans of two players do to each other: the worth to each, for every plan of the first (by the row) with
 * every plan of the second.
 */
export interface PlanMeeting {
  /** Places in `players`. */
  readonly one: number;
  readonly other: number;
  readonly toOne: ArrayLike<number>;
  readonly toOther: ArrayLike<number>;
}

/** What the bots with levels know of a game. */
export interface Tactics<G extends GameTypes> {
  readonly skills: { readonly [L in Level]: Skill };
  /** Loads what is needed before the first question. */
  prepare?(): Promise<void>;
  /**
   * Whether its worths say what a seat can expect of the whole match: between two sides, the chance to win. Reviews then
   * value matches by what the best level thinks.
   */
  expects?(board: G['board']): boolean;
  /** How many times a review continues a match of this game, if nobody says; it should take a few seconds. */
  readonly reviewBudget?: number;
  /** Null for a question that the plain policy answers as well as anybody. `dice` are the bot's own. */
  turnGame(view: View<G>, mind: Mind, dice: Dice): TurnGame<G> | null;
}
