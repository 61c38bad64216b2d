import { signal } from '@preact/signals';
import type { GameTypes, Json, View } from '@starboard/kernel';
import { expect, test, vi } from 'vitest';
import { openPicking } from '../../room/choosing/picking.ts';
import { seenBy } from '../support/seen.ts';

function asked(options: readonly Json[], suggestion: Json = null) {
  const openAsk = signal<string | null>('first');
  const view = signal<View<GameTypes>>(seenBy(0, {}, options));
  const commit = vi.fn(async () => true);
  const notice = signal<string | null>(null);
  const picking = openPicking({ openAsk, view, suggest: () => suggestion, commit, notice });
  return { ...picking, openAsk, view, commit, notice };
}

test('a new ask begins with what is suggested, and nothing is picked while there is none', () => {
  const { picked, openAsk, pick } = asked(['a', 'b'], 'b');
  expect(picked.value).toBe('b');
  pick('a');
  openAsk.value = 'second';
  expect(picked.value).toBe('b');
  openAsk.value = null;
  expect(picked.value).toBeUndefined();
});

test('news that leaves the ask as it was leaves the pick alone', () => {
  const { picked, view, pick } = asked(['a', 'b'], 'b');
  pick('a');
  view.value = seenBy(0, { ready: [1] }, ['a', 'b']);
  expect(picked.value).toBe('a');
});

test('null is picked only where it is an option', () => {
  const without = asked(['a']);
  without.pick(null);
  expect(without.picked.value).toBeUndefined();
  const among = asked(['a', null]);
  among.pick(null);
  expect(among.picked.value).toBeNull();
  expect(among.isPicked(null)).toBe(true);
});

test('however often something is picked, only the bright button commits it', () => {
  const { pick, pickedAgain, carryOut, commit, notice } = asked(['a']);
  notice.value = 'Why the last one was refused.';
  pick('a');
  pick('a');
  expect(pickedAgain.value).toBe(1);
  expect(notice.value).toBeNull();
  expect(commit).not.toHaveBeenCalled();
  carryOut();
  expect(commit).toHaveBeenCalledWith('a');
});

test('what was prepared on the board comes before what is picked; with neither nothing is done', () => {
  const { pick, plan, carryOut, commit } = asked(['a']);
  carryOut();
  const prepared = vi.fn();
  plan.value = { label: 'Fly', choices: [], carryOut: prepared };
  pick('a');
  carryOut();
  expect(prepared).toHaveBeenCalledOnce();
  expect(commit).not.toHaveBeenCalled();
});
