import { mkdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Test files run at the same time: for each name, one works and the others wait up to a minute. */
export async function inTurn<T>(name: string, act: () => Promise<T>): Promise<T> {
  const turn = join(tmpdir(), `starboard-${name}`);
  for (let tries = 0; tries < 300; tries++) {
    try {
      await mkdir(turn);
      break;
    } catch {
      await pause(200);
    }
  }
  try {
    return await act();
  } finally {
    await rmdir(turn).catch(() => undefined);
  }
}
