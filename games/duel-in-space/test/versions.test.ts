import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '@starboard/duel-in-space/rules';
import { options, play, verify } from '@starboard/kernel';
import { expect, test } from 'vitest';

/** Records that version 1 wrote. There a ship blew up in the turn of the hit, and the turn of a hit counted as quiet. */
const written = (name: string): string => readFileSync(join(import.meta.dirname, 'version-1', name), 'utf8');

test('a duel that version 1 ended with an explosion ends alike a moment later, and its record holds', () => {
  expect(verify(rules, written('holds.jsonl'))).toMatchObject({
    ok: true,
    record: { header: { rules: 1 } },
    match: { result: { places: [1, 2], rule: '7.1', turns: 10 } },
  });
});

test('a duel begun under version 1 goes on', () => {
  const opened = verify(rules, written('goes-on.jsonl'));
  if (!opened.ok) throw new Error(opened.fact);
  const { match } = opened;
  const [ask] = match.asks;
  const [choice] = ask === undefined ? [] : options(rules, match, ask);
  if (ask === undefined || choice === undefined) throw new Error('nobody is asked anything');
  expect(play(rules, match, { seat: ask.seat, question: match.question, choice })).toMatchObject({ ok: true });
});

test('a duel that these rules would have ended otherwise says so', () => {
  expect(verify(rules, written('ends-otherwise.jsonl'))).toEqual({
    ok: false,
    line: 2,
    fact: 'The moves do not lead to the result it claims. It was played by version 1 of the rules; these are version 2.',
  });
});
