import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playerName, uniqueName } from '../names.ts';

test.each([
  ['  Ann \t Marie\n', 'Ann Marie'],
  ['Zoe\u0308', 'Zoë'],
  ['A\u0000n\u0007n', 'Ann'],
  ['An\u200Bn\u200D\u2060\uFEFF', 'Ann'],
  ['\u202EnnA\u202C \u2066x\u2069', 'nnA x'],
  ['Ann \u200E 2', 'Ann 2'],
  ['\u2028Ann\u2029', 'Ann'],
  ['half \ud83d of a pair', 'half of a pair'],
  ['星 🚀', '星 🚀'],
  ["O'Neil-Smith", "O'Neil-Smith"],
  ['\u200B\u00AD', ''],
  ['\u3164\u2800', ''],
  ['   ', ''],
])('%j becomes %j', (written, name) => {
  expect(playerName(written)).toBe(name);
});

test('whatever is written, the name is the same when it is read again, and shows no control or direction', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (written) => {
      const name = playerName(written);
      expect(playerName(name)).toBe(name);
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|^\s|\s$/u);
    }),
  );
});

test.each([
  ['Ann', [], 'Ann'],
  ['Ann', ['Ben'], 'Ann'],
  ['Ann', ['Ann'], 'Ann 2'],
  ['Ann', ['Ann', 'Ann 2', 'Ann 4'], 'Ann 3'],
  ['Ann 2', ['Ann', 'Ann 2'], 'Ann 2 2'],
])('%s among %j is called %s', (name, taken, called) => {
  expect(uniqueName(name, taken)).toBe(called);
});
