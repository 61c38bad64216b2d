import { sha256Words } from '../values/sha256.ts';
import { chachaBlock, type Key, WORDS_PER_BLOCK } from './chacha.ts';

/** One stream a purpose, so that a shuffle more or less changes no later roll. */
const STREAMS = ['dice', 'shuffle'] as const;
type Stream = (typeof STREAMS)[number];

/** The generator as plain data: a key, and how many words each stream has given. */
export interface Dice {
  readonly key: Key;
  readonly drawn: number[];
  /** Faces that come first, for tests and worked examples. */
  rigged: readonly number[];
}

export type TwoDice = readonly [number, number];

const PAIRS: readonly TwoDice[] = Array.from({ length: 36 }, (_, i): TwoDice => [Math.floor(i / 6) + 1, (i % 6) + 1]);

export function diceFromKey(key: Key, rigged: readonly number[] = []): Dice {
  return { key, drawn: STREAMS.map(() => 0), rigged: [...rigged] };
}

export function diceFromSeed(seed: string | number): Dice {
  return diceFromKey(keyFromSeed(seed));
}

export function keyFromSeed(seed: string | number): Key {
  return sha256Words(`starboard seed ${seed}`);
}

export function cloneDice(dice: Dice): Dice {
  return { key: dice.key, drawn: [dice.drawn[0] ?? 0, dice.drawn[1] ?? 0], rigged: dice.rigged };
}

/** One die: 1 to `sides`, each as likely. */
export function roll(dice: Dice, sides = 6): number {
  return dice.rigged.length > 0 ? riggedFace(dice, sides) : draw(dice, sides) + 1;
}

/** Two six-sided dice, in one draw. */
export function roll2d6(dice: Dice): TwoDice {
  if (dice.rigged.length > 0) return [roll(dice), roll(dice)];
  return PAIRS[draw(dice, 36)] as TwoDice;
}

export function shuffle<T>(dice: Dice, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(dice, i + 1, 'shuffle');
    [list[i], list[j]] = [list[j] as T, list[i] as T];
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
  const channel = stream === 'dice' ? 0 : 1;
  const most = 0x100000000 - below;
  for (;;) {
    const word = nextWord(dice, channel);
    const run = Math.floor(word / below) * below;
    if (run <= most) return word - run;
  }
}

/** A block lately made. */
interface Block {
  key: Key;
  channel: number;
  number: number;
  readonly words: Uint32Array;
}

/** A memo of a pure function, so no part of any match: slots enough that the few generators in use at a time seldom meet. */
const SLOTS = 64;
const BLOCK_BITS = 4;
const memo: readonly Block[] = Array.from({ length: SLOTS }, () => ({
  key: [],
  channel: -1,
  number: -1,
  words: new Uint32Array(WORDS_PER_BLOCK),
}));

function nextWord(dice: Dice, channel: number): number {
  const { key, drawn } = dice;
  const at = drawn[channel] ?? 0;
  drawn[channel] = at + 1;
  const number = at >>> BLOCK_BITS;
  const block = memo[((key[0] ?? 0) + channel) & (SLOTS - 1)] as Block;
  if (block.number !== number || block.key !== key || block.channel !== channel) {
    chachaBlock(key, number, 0, 0, channel, block.words);
    block.key = key;
    block.channel = channel;
    block.number = number;
  }
  return block.words[at & (WORDS_PER_BLOCK - 1)] ?? 0;
}

function riggedFace(dice: Dice, sides: number): number {
  const [face = 0, ...rest] = dice.rigged;
  dice.rigged = rest;
  if (face < 1 || face > sides) throw new Error(`a rigged face of ${face} on a die with ${sides} sides`);
  return face;
}
