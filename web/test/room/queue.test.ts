import { expect, test } from 'vitest';
import { openQueue } from '../../room/sending/queue.ts';
import { answersLater, settled } from '../support/seen.ts';

function queued() {
  const { add, busy } = openQueue();
  const { ask, give } = answersLater();
  const begun: string[] = [];
  const job = (name: string) =>
    add(name, async () => {
      begun.push(name);
      return (await ask()).ok;
    });
  return { job, busy, begun, give };
}

test('one thing is done after the other, in the order they were asked for', async () => {
  const { job, busy, begun, give } = queued();
  expect(busy.value).toBe(false);
  const done = Promise.all([job('a'), job('b')]);
  expect(busy.value).toBe(true);
  await settled();
  expect(begun).toEqual(['a']);
  await give();
  expect(begun).toEqual(['a', 'b']);
  expect(busy.value).toBe(true);
  await give({ ok: false, code: 'no', fact: 'No.' });
  expect(await done).toEqual([true, false]);
  expect(busy.value).toBe(false);
});

test('the same thing asked for again, while it is not done, is done once; afterwards it is another', async () => {
  const { job, begun, give } = queued();
  const both = Promise.all([job('a'), job('a')]);
  await settled();
  await give();
  expect(await both).toEqual([true, true]);
  job('a');
  await settled();
  expect(begun).toEqual(['a', 'a']);
});

test('what fails does not stop what follows', async () => {
  const { add, busy } = openQueue();
  const failing = add('a', () => Promise.reject(new Error('broken')));
  const next = add('b', async () => true);
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe(true);
  expect(busy.value).toBe(false);
});
