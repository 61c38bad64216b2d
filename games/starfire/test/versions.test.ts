import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { options, play, verify } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { expect, test } from 'vitest';

/** Records that version 1 wrote. There a laser's second point was lost where its first left nothing but shields. */
const written = (name: string): string => readFileSync(join(import.meta.dirname, 'version-1', name), 'utf8');

test('a battle of version 1 that these rules lead through to the same end holds', () => {
  expect(verify(rules, written('holds.jsonl'))).toMatchObject({
    ok: true,
    record: { header: { rules: 1 } },
    match: { result: { places: [1, 2], rule: '7.1', turns: 2 } },
  });
});

test('a battle begun under version 1 goes on', () => {
  const opened = verify(rules, written('goes-on.jsonl'));
  if (!opened.ok) throw new Error(opened.fact);
  const { match } = opened;
  const [ask] = match.asks;
  const [choice] = ask === undefined ? [] : options(rules, match, ask);
  if (ask === undefined || choice === undefined) throw new Error('nobody is asked anything');
  expect(play(rules, match, { seat: ask.seat, question: match.question, choice })).toMatchObject({ ok: true });
});

test('a battle that these rules would have ended earlier says so', () => {
  expect(verify(rules, written('ends-otherwise.jsonl'))).toEqual({
    ok: false,
    line: 13,
    fact: 'This line cannot be played: This match is over. It was played by version 1 of the rules; these are version 2.',
  });
});
