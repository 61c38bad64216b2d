import { chachaBlock, type Key, WORDS_PER_BLOCK } from './chacha.ts';

/** A block lately made. */
interface Block {
  key: Key;
  counter: number;
  n0: number;
  n1: number;
  n2: number;
  readonly words: Uint32Array;
}

/** A memo of a pure function, so no part of any match: slots enough that the few blocks in use at a time seldom meet. */
const SLOTS = 64;
const memo: readonly Block[] = Array.from({ length: SLOTS }, () => ({
  key: [],
  counter: -1,
  n0: -1,
  n1: -1,
  n2: -1,
  words: new Uint32Array(WORDS_PER_BLOCK),
}));

/** The words of a block, until others are asked for. */
export function wordsOf(key: Key, counter: number, n0: number, n1: number, n2: number): Uint32Array {
  const slot = ((key[0] ?? 0) + n1 + (n1 >>> 7) + n2 * 5 + counter * 11) & (SLOTS - 1);
  const block = memo[slot] as Block;
  if (block.counter !== counter || block.key !== key || block.n0 !== n0 || block.n1 !== n1 || block.n2 !== n2) {
    chachaBlock(key, counter, n0, n1, n2, block.words);
    block.key = key;
    block.counter = counter;
    block.n0 = n0;
    block.n1 = n1;
    block.n2 = n2;
  }
  return block.words;
}
