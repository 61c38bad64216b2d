import { chachaBlock, type Key, WORDS_PER_BLOCK } from './chacha.ts';
import { sha256Words } from './sha256.ts';

/** One stream a purpose, so that a shuffle more or less changes no later roll. */
export const STREAMS = ['dice', 'shuffle'] as const;
export type Stream = (typeof STREAMS)[number];

/** The generator as plain data: a key, and how many words each stream has given. */
export interface Dice {
  readonly key: Key;
  readonly drawn: number[];
  /** Faces that come first, for tests and worked examples. */
  readonly rigged: number[];
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
  return { key: dice.key, drawn: dice.drawn.slice(), rigged: dice.rigged.length === 0 ? [] : dice.rigged.slice() };
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
  const limit = 0x100000000 - (0x100000000 % below);
  let word = nextWord(dice, channel);
  while (word >= limit) word = nextWord(dice, channel);
  return word % below;
}

/** The last block made; a memo of a pure function, so it is no part of any match. */
const memo = { key: [] as Key, channel: -1, block: -1, words: new Uint32Array(WORDS_PER_BLOCK) };

function nextWord(dice: Dice, channel: number): number {
  const at = dice.drawn[channel] ?? 0;
  dice.drawn[channel] = at + 1;
  const block = Math.floor(at / WORDS_PER_BLOCK);
  if (memo.block !== block || memo.key !== dice.key || memo.channel !== channel) {
    chachaBlock(dice.key, block, [0, 0, channel], memo.words);
    memo.key = dice.key;
    memo.channel = channel;
    memo.block = block;
  }
  return memo.words[at % WORDS_PER_BLOCK] ?? 0;
}

function riggedFace(dice: Dice, sides: number): number {
  const face = dice.rigged.shift() ?? 0;
  if (face < 1 || face > sides) throw new Error(`a rigged face of ${face} on a die with ${sides} sides`);
  return face;
}
