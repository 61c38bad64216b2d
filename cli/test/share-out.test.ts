import { describe, expect, test } from 'vitest';
import { shareOut } from '../share-out.ts';

const worker = new URL('./finding-worker.ts', import.meta.url);

describe('sharing out', () => {
  test.for([1, 2, 3, 7])('%i workers do every number once', async (workers) => {
    let most = 0;
    let parts = 0;
    await shareOut<null>({ worker, job: [], from: 10, matches: 1003, workers }, (_, done) => {
      most = Math.max(most, done);
      parts++;
      return undefined;
    });
    expect(most).toBe(1003);
    expect(parts).toBeGreaterThan(1);
  });

  test.for([1, 2, 3])('the first of several finds is the same with %i workers', async (workers) => {
    const found: number[] = [];
    await shareOut<number | null>({ worker, job: [777, 480, 481, 900], from: 0, matches: 1000, workers }, (part) => {
      if (part === null) return undefined;
      found.push(part);
      return 'enough';
    });
    expect(Math.min(...found)).toBe(480);
  });

  test('a worker that fails fails the whole', async () => {
    const failing = shareOut({ worker, job: null, from: 0, matches: 10, workers: 2 }, () => undefined);
    await expect(failing).rejects.toThrow();
  });
});
