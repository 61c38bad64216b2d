import { sha256Words } from '../values/sha256.ts';
import { chachaBlock, type Key, WORDS_PER_BLOCK } from './chacha.ts';

/** A shuffle more or less changes no later roll. */
const STREAMS = ['dice', 'shuffle'] as const;
type Stream = (typeof STREAMS)[number];

/**
 * A generator whose draws come in order: bots have their own, and so had matches before draws had a purpose. It is
 * plain data: a key, and how many words each stream has given.
 */
export interface Dice {
  readonly key: Key;
  readonly drawn: number[];
  /** What is drawn first, for tests and worked examples: faces for rolls, numbers from 0 for everything else. */
  rigged: readonly number[];
}

export type TwoDice = readonly [number, number];

const PAIRS: readonly TwoDice[] = Array.from({ length: 36 }, (_, i): TwoDice => [Math.floor(i / 6) + 1, (i % 6) + 1]);

export function pairAt(place: number): TwoDice {
  return PAIRS[place] as TwoDice;
}

export function diceFromKey(key: Key, rigged: readonly number[] = []): Dice {
  return { key, drawn: STREAMS.map(() => 0), rigged: [...rigged] };
}

export function diceFromSeed(seed: string | number): Dice {
  return diceFromKey(keyFromSeed(seed));
}

export function keyFromSeed(seed: string | number): Key {
  return sha256Words(`starboard seed ${seed}`);
}

/** One die: 1 to `sides`, each as likely. */
export function roll(dice: Dice, sides = 6): number {
  return dice.rigged.length > 0 ? riggedFace(dice, sides) : draw(dice, sides) + 1;
}

/** Two six-sided dice, in one draw. */
export function roll2d6(dice: Dice): TwoDice {
  if (dice.rigged.length > 0) return [roll(dice), roll(dice)];
  return pairAt(draw(dice, 36));
}

export function shuffle<T>(dice: Dice, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(dice, i + 1, 'shuffle');
    const item = list[i] as T;
    list[i] = list[j] as T;
    list[j] = item;
  }
}

export function pick<T>(dice: Dice, list: readonly T[]): T {
  if (list.length === 0) throw new Error('cannot pick from an empty list');
  return list[draw(dice, list.length)] as T;
}

/** A key nobody can tell from the draws before and after it. */
export function drawKey(dice: Dice): Key {
  return Array.from({ length: 8 }, () => nextWord(dice, 0));
}

/** 0 to `below` - 1 without bias: words in the incomplete last run are thrown away. */
export function draw(dice: Dice, below: number, stream: Stream = 'dice'): number {
  if (dice.rigged.length > 0) return riggedNumber(dice, below);
  const channel = stream === 'dice' ? 0 : 1;
  const most = 0x100000000 - below;
  for (;;) {
    const word = nextWord(dice, channel);
    const run = Math.floor(word / below) * below;
    if (run <= most) return word - run;
  }
}

/** A block lately made. */
interface OrderedBlock {
  key: Key;
  channel: number;
  number: number;
  readonly words: Uint32Array;
}

/**
 * A memo of a pure function, so no part of any match: slots enough that the few generators in use at a time seldom
 * meet. Bots draw much, so it is simpler than the one for dice by purpose.
 */
const SLOTS = 64;
const BLOCK_BITS = 4;
const memo: readonly OrderedBlock[] = Array.from({ length: SLOTS }, () => ({
  key: [],
  channel: -1,
  number: -1,
  words: new Uint32Array(WORDS_PER_BLOCK),
}));

function nextWord({ key, drawn }: Dice, channel: number): number {
  const at = drawn[channel] ?? 0;
  drawn[channel] = at + 1;
  const number = at >>> BLOCK_BITS;
  const block = memo[((key[0] ?? 0) + channel) & (SLOTS - 1)] as OrderedBlock;
  if (block.number !== number || block.key !== key || block.channel !== channel) {
    chachaBlock(key, number, 0, 0, channel, block.words);
    block.key = key;
    block.channel = channel;
    block.number = number;
  }
  return block.words[at & (WORDS_PER_BLOCK - 1)] ?? 0;
}

/** Takes the next of the faces or numbers that come first. */
function takeRigged(dice: { rigged: readonly number[] }): number {
  const [next = 0, ...rest] = dice.rigged;
  dice.rigged = rest;
  return next;
}

export function riggedFace(dice: { rigged: readonly number[] }, sides: number): number {
  const face = takeRigged(dice);
  if (face < 1 || face > sides) throw new Error(`a rigged face of ${face} on a die with ${sides} sides`);
  return face;
}

function riggedNumber(dice: Dice, below: number): number {
  const number = takeRigged(dice);
  if (number < 0 || number >= below) throw new Error(`a rigged ${number} for a draw below ${below}`);
  return number;
}
