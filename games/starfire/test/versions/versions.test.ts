import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { playsOn } from '@starboard/testkit';
import { expect, test } from 'vitest';

/** Records of version 1, in which a laser lost its second point if its first left only shields. */
const written = (name: string): string => readFileSync(join(import.meta.dirname, 'version-1', name), 'utf8');

test('a battle of version 1 that these rules lead through to the same end holds', () => {
  expect(verify(rules, written('holds.jsonl'))).toMatchObject({
    ok: true,
    record: { header: { rules: 1 } },
    match: { result: { places: [1, 2], rule: '7.1', turns: 2 } },
  });
});

test('a battle begun under version 1 goes on', () => {
  expect(playsOn(rules, written('goes-on.jsonl'))).toBe(true);
});

test('a battle that these rules would have ended earlier says so', () => {
  expect(verify(rules, written('ends-otherwise.jsonl'))).toEqual({
    ok: false,
    line: 13,
    fact: 'This line can’t be played: This match is over. It was played with version 1 of the rules, but these are version 2.',
  });
});
