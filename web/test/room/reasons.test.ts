import { signal } from '@preact/signals';
import type { GameTypes, RefusedChoices } from '@starboard/kernel';
import { expect, test, vi } from 'vitest';
import { reasonsFor } from '../../room/choosing/reasons.ts';
import { settled } from '../support/seen.ts';

const TOO_FAR: RefusedChoices<GameTypes> = { rule: '4.2', fact: 'Too far.', choices: ['c'] };

function wondering(viewer: number | null = 0) {
  const openAsk = signal<string | null>('first');
  const reasons = vi.fn(async (_: number) => [TOO_FAR]);
  return { openAsk, reasons, ...reasonsFor({ openAsk, viewer: signal(viewer), runner: { reasons } }) };
}

test('reasons are looked up once for an ask, when somebody wants to know', async () => {
  const { reasons, known, why } = wondering();
  expect(reasons).not.toHaveBeenCalled();
  expect(why('c')).toBeNull();
  expect(why('c')).toBeNull();
  await settled();
  expect(reasons).toHaveBeenCalledOnce();
  expect(known.value).toEqual([TOO_FAR]);
  expect(why('c')).toBe('Too far.');
  expect(why('a')).toBeNull();
});

test('those of one ask say nothing about the next', async () => {
  const { openAsk, known, ask, reasons } = wondering();
  ask();
  openAsk.value = 'second';
  await settled();
  expect(known.value).toBeNull();
  ask();
  await settled();
  expect(reasons).toHaveBeenCalledTimes(2);
  expect(known.value).toEqual([TOO_FAR]);
});

test('whoever only watches, or is asked nothing, asks nobody', () => {
  const watching = wondering(null);
  watching.ask();
  expect(watching.reasons).not.toHaveBeenCalled();
  const idle = wondering();
  idle.openAsk.value = null;
  idle.ask();
  expect(idle.reasons).not.toHaveBeenCalled();
});
