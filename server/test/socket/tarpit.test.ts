import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTarpit } from '../../http/socket/tarpit.ts';

describe('a socket that comes too fast', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  async function settled(holding: Promise<void>): Promise<boolean> {
    let done = false;
    holding.then(() => {
      done = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    return done;
  }

  test('is refused only after a pause', async () => {
    const holding = createTarpit().hold(new PassThrough());
    vi.advanceTimersByTime(400);
    expect(await settled(holding)).toBe(false);
    vi.advanceTimersByTime(100);
    expect(await settled(holding)).toBe(true);
  });

  test('is forgotten when it goes away', async () => {
    const connection = new PassThrough();
    const holding = createTarpit().hold(connection);
    connection.emit('close');
    expect([await settled(holding), vi.getTimerCount(), connection.listenerCount('close')]).toEqual([true, 0, 0]);
  });

  test('is cut off at once while two thousand wait, and all are let go when the node stops', async () => {
    const tarpit = createTarpit();
    const held = Array.from({ length: 2_000 }, () => tarpit.hold(new PassThrough()));
    const late = new PassThrough();
    expect([await settled(tarpit.hold(late)), late.destroyed]).toEqual([true, true]);
    tarpit.stop();
    await Promise.all(held);
    expect(vi.getTimerCount()).toBe(0);
  });
});
