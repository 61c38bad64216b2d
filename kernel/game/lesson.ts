import type { ScriptedDraws } from '../dice/by-purpose.ts';
import type { Choice, GameTypes, Kind, Seat, Seating, View } from './game-types.ts';
import type { Names } from './words.ts';

/**
 * A lesson is data: a position, and steps that each say one sentence. The kernel plays it by the real rules
 * (`kernel/lesson`). Everything but the learner's taught choices is scripted.
 */
export interface Lesson<G extends GameTypes> {
  /** Its address after the game's. */
  readonly id: string;
  readonly title: string;
  /** What a player can do afterwards, in one line for the list. */
  readonly about: string;
  /** The rules it teaches; a change of one of them should break the lesson. */
  readonly rules: readonly string[];
  readonly seat: Seat;
  readonly names: Names;
  readonly seating: Seating;
  readonly position: LessonPosition<G>;
  /** The last one is an open question. */
  readonly steps: readonly LessonStep<G>[];
}

/** A set-up, its dice, and the answers that lead to where a lesson begins. */
export interface LessonPosition<G extends GameTypes> {
  /** Settings that differ from the usual ones. */
  readonly setup: Partial<G['setup']>;
  readonly seed: string;
  readonly dice?: readonly ScriptedDraws<G['purpose']>[];
  /** In the order in which they are asked; each must be an option. */
  readonly answers?: readonly ScriptedAnswer<G>[];
}

/** What a seat answers to the next question of a kind. */
export interface ScriptedAnswer<G extends GameTypes> {
  readonly seat: Seat;
  readonly kind: Kind<G>;
  readonly choice: Choice<G>;
}

/** Figures in a sentence come from the rules, so it is often made from what the learner sees. */
export type LessonSentence<G extends GameTypes> = string | { from(view: View<G>): string }['from'];

/** Something on the board: a part by its name (`data-part`), or the option with this choice. */
export type Highlight<G extends GameTypes> = string | { readonly choice: Choice<G> };

interface LessonSaying<G extends GameTypes> {
  readonly say: LessonSentence<G>;
  readonly highlights?: readonly Highlight<G>[];
  /** The rule behind the sentence. */
  readonly rule?: string;
  /** Lays out another position first. */
  readonly position?: LessonPosition<G>;
}

/** What is scripted while a part of the match is played. */
interface Scripted<G extends GameTypes> {
  readonly dice?: readonly ScriptedDraws<G['purpose']>[];
  /** What nobody has scripted is answered as most players would, or else by the first option. */
  readonly answers?: readonly ScriptedAnswer<G>[];
}

/** The learner reads, and goes on. */
export interface ReadingStep<G extends GameTypes> extends LessonSaying<G> {
  readonly kind: 'read';
}

/** The match goes on by its script until the learner is asked such a question, or it ends. */
export interface WatchingStep<G extends GameTypes> extends LessonSaying<G>, Scripted<G> {
  readonly kind: 'watch';
  readonly until: readonly Kind<G>[];
}

/** The learner makes one choice; the match goes on until the learner is asked one of the questions in `until`. */
export interface TaskStep<G extends GameTypes> extends LessonSaying<G>, Scripted<G> {
  readonly kind: 'do';
  readonly ask: Kind<G>;
  /** By default, until the same kind of question comes again. */
  readonly until?: readonly Kind<G>[];
  readonly hint: LessonSentence<G>;
  /** A choice that is understood. */
  readonly solution: Choice<G>;
  understood(attempt: LessonAttempt<G>): boolean;
  readonly praise: LessonAnswer<G>;
  readonly wrongWays: readonly WrongWay<G>[];
  /** For every other choice. */
  readonly otherwise: LessonAnswer<G>;
}

/** A choice with what came of it, as the learner saw it. */
export interface LessonAttempt<G extends GameTypes> {
  readonly choice: Choice<G>;
  readonly before: View<G>;
  readonly after: View<G>;
  readonly events: readonly G['event'][];
}

/** What happened and why. */
export interface LessonAnswer<G extends GameTypes, Tried = LessonAttempt<G>> {
  readonly say: string | { of(tried: Tried): string }['of'];
  readonly rule: string;
}

export interface WrongWay<G extends GameTypes> extends LessonAnswer<G> {
  readonly name: string;
  /** A choice that goes this way. */
  readonly example: Choice<G>;
  fits(attempt: LessonAttempt<G>): boolean;
}

/** "Now win this": the learner makes all choices, and bots answer for the rivals. */
export interface OpenStep<G extends GameTypes> extends LessonSaying<G> {
  readonly kind: 'open';
  /** The id of the bot that plays the rivals. */
  readonly bot: string;
  /** The turns it may take; null until the match ends. */
  readonly turns: number | null;
  isWon(progress: LessonProgress<G>): boolean;
  readonly praise: LessonAnswer<G, LessonProgress<G>>;
  readonly consolation: LessonAnswer<G, LessonProgress<G>>;
}

/** What has happened since an open question was put, as the learner saw it. */
export interface LessonProgress<G extends GameTypes> extends Omit<LessonAttempt<G>, 'choice'> {
  /** The match, or the time for the question, is over. */
  readonly ended: boolean;
}

export type LessonStep<G extends GameTypes> = ReadingStep<G> | WatchingStep<G> | TaskStep<G> | OpenStep<G>;
