import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '@starboard/duel-in-space/rules';
import { verify } from '@starboard/kernel';
import { playsOn } from '@starboard/testkit';
import { expect, test } from 'vitest';

/** Records of version 1, in which a ship blew up in the turn of the hit, and the turn of a hit counted as quiet. */
const written = (name: string): string => readFileSync(join(import.meta.dirname, 'version-1', name), 'utf8');

test('a duel that version 1 ended with an explosion ends alike a moment later, and its record holds', () => {
  expect(verify(rules, written('holds.jsonl'))).toMatchObject({
    ok: true,
    record: { header: { rules: 1 } },
    match: { result: { places: [1, 2], rule: '7.1', turns: 10 } },
  });
});

test('a duel begun under version 1 goes on', () => {
  expect(playsOn(rules, written('goes-on.jsonl'))).toBe(true);
});

test('a duel that these rules would have ended otherwise says so', () => {
  expect(verify(rules, written('ends-otherwise.jsonl'))).toEqual({
    ok: false,
    line: 2,
    fact: 'The moves don’t lead to the result that the record gives. It was played with version 1 of the rules, but these are version 2.',
  });
});
