import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex, sha256, sha256Words, unhex } from '../../values/sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the printed digest of %j', (text, digest) => {
  expect(sha256(text)).toBe(digest);
});

test('every length round the block borders agrees with another implementation', () => {
  for (let length = 0; length <= 200; length++) {
    for (const text of [
      'é'.repeat(length >> 1) + 'x'.repeat(length & 1),
      'x'.repeat(length),
      `${'x'.repeat(length)}é`,
    ]) {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }
  }
});

test('any text agrees with another implementation', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
  );
});

test('words and hexadecimal say the same', () => {
  const words = sha256Words('starboard');
  expect(unhex(hex(words))).toEqual(words);
});
