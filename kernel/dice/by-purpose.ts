import { sha256Words } from '../values/sha256.ts';
import type { Key } from './chacha.ts';
import { wordsOf } from './memo.ts';

/** Who draws: a seat, or a piece in games where pieces draw; null if nobody in particular does. */
export type Who = number | null;

/**
 * Dice by purpose. A stream is named by the turn, what a draw is for, and who draws; its words are counted. So a draw
 * more or less changes no draw of another stream. It is plain data: the key, and the counts of this turn.
 */
export interface PurposeDice<Purpose extends string = string> {
  readonly key: Key;
  turn: number;
  /** For each stream of this turn that has given words: its number, and how many words. */
  drawn: number[];
  /** Faces of the first rolls, whatever they are for. */
  rigged: readonly number[];
  script: readonly ScriptedDraws<Purpose>[];
}

/**
 * Draws that a test or a lesson has decided, for one purpose. A number is the face of a die, or what is drawn or picked,
 * counted from 0. A list is for a shuffle (the places of the items that come first) or for a generator (its first draws).
 */
export interface ScriptedDraws<Purpose extends string = string> {
  readonly purpose: Purpose;
  /** Left out if it may be anybody. */
  readonly who?: Who;
  readonly draws: readonly ScriptedDraw[];
}

export type ScriptedDraw = number | readonly number[];

/** The counts begin again with each turn. */
export function turnTo(dice: PurposeDice, turn: number): void {
  dice.turn = turn;
  dice.drawn = [];
}

const WHO_BITS = 8;
const NOBODY = (1 << WHO_BITS) - 1;
const PURPOSE_BITS = 22;

/** A memo of a pure function, so no part of any match. */
const numbers: { [purpose: string]: number } = {};

/** The number of a purpose, by its name alone: purposes that a game adds later change no stream. */
export function purposeNumber(purpose: string): number {
  const known = numbers[purpose];
  if (typeof known === 'number') return known;
  const number = (sha256Words(`starboard purpose ${purpose}`)[0] ?? 0) >>> (32 - PURPOSE_BITS);
  numbers[purpose] = number;
  return number;
}

/** The number of a stream among those of a turn. */
function streamNumber(purpose: string, who: Who): number {
  const place = who ?? NOBODY;
  if (place < 0 || place > NOBODY || (place === NOBODY && who !== null)) throw new Error(`${who} can’t draw dice`);
  return (purposeNumber(purpose) << WHO_BITS) | place;
}

/** Counts a draw of a stream, and returns how many came before it. */
function count({ drawn }: PurposeDice, stream: number): number {
  for (let i = 0; i < drawn.length; i += 2) {
    if (drawn[i] !== stream) continue;
    const before = drawn[i + 1] ?? 0;
    drawn[i + 1] = before + 1;
    return before;
  }
  drawn.push(stream, 1);
  return 0;
}

/** Dice in order use 0 and 1 as the last word of the nonce. */
const WORDS = 2;
const KEYS = 3;

/**
 * A block holds the words of two streams in eight turns: those who draw are mostly a pair, and draw the same things in
 * most turns, so few blocks are made.
 */
const TURN_BITS = 3;
const SHARING_BITS = 1;

/** Word `nth` of a stream. */
function wordAt({ key, turn }: PurposeDice, stream: number, nth: number): number {
  const words = wordsOf(key, nth, turn >>> TURN_BITS, stream >>> SHARING_BITS, WORDS);
  const place = ((turn & ((1 << TURN_BITS) - 1)) << SHARING_BITS) | (stream & ((1 << SHARING_BITS) - 1));
  return words[place] ?? 0;
}

export function nextWord(dice: PurposeDice, purpose: string, who: Who): number {
  const stream = streamNumber(purpose, who);
  return wordAt(dice, stream, count(dice, stream));
}

const KEY_WORDS = 8;

/** A key that follows from one draw of a stream; no other draw has words of its block. */
export function nextKey(dice: PurposeDice, purpose: string, who: Who): Key {
  const stream = streamNumber(purpose, who);
  const words = wordsOf(dice.key, count(dice, stream), dice.turn, stream, KEYS);
  const key: number[] = [];
  for (let i = 0; i < KEY_WORDS; i++) key.push(words[i] as number);
  return key;
}
