import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaBlock } from '../../dice/chacha.ts';

const bytesAsWords = (bytes: readonly number[]): number[] =>
  Array.from({ length: bytes.length / 4 }, (_, i) =>
    new DataView(Uint8Array.from(bytes).buffer).getUint32(4 * i, true),
  );

test('the block function gives the words of RFC 8439, 2.3.2', () => {
  const key = bytesAsWords(Array.from({ length: 32 }, (_, i) => i));
  const out = new Uint32Array(16);
  chachaBlock(key, 1, 0x09000000, 0x4a000000, 0, out);
  expect(Array.from(out, (word) => word.toString(16).padStart(8, '0'))).toEqual([
    'e4e7f110',
    '15593bd1',
    '1fdd0f50',
    'c47120a3',
    'c7f4d1c7',
    '0368c033',
    '9aaa2204',
    '4e6cd4c3',
    '466482d2',
    '09aa9f07',
    '05d7c214',
    'a2028bd9',
    'd19c12b5',
    'b94e16de',
    'e883d0cb',
    '4e3c50a2',
  ]);
});

test('any block of any stream agrees with another implementation', () => {
  const word = fc.integer({ min: 0, max: 0xffffffff });
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 8, maxLength: 8 }),
      word,
      fc.tuple(word, word, word),
      (key, counter, nonce) => {
        const out = new Uint32Array(16);
        chachaBlock(key, counter, ...nonce, out);
        const cipher = createCipheriv(
          'chacha20',
          Buffer.from(Uint32Array.from(key).buffer),
          Buffer.from(Uint32Array.of(counter, ...nonce).buffer),
        );
        const theirs = cipher.update(Buffer.alloc(64));
        expect([...out]).toEqual(bytesAsWords([...theirs]));
      },
    ),
  );
});
