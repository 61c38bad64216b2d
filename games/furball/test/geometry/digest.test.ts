import { expect, test } from 'vitest';
import { digest, KNOWN, TABLES } from './support/digest.ts';

test('the geometry says what it always said, to the last bit', () => {
  expect(digest(TABLES)).toBe(KNOWN);
});
