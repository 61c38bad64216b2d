import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Damage, VandalsOptions } from './vandals.ts';

const GLANCE = 100;

/** Vandals in a process of their own, which yields to everybody else: on a real net they would not use our cores. */
export async function sendVandals({ address, match, count, vandals }: VandalsOptions): Promise<Damage> {
  const gang = fork(join(import.meta.dirname, 'gang-process.ts'), [address, `${count}`, `${vandals}`], {
    execArgv: [],
  });
  if (gang.pid !== undefined) setPriority(gang.pid, constants.priority.PRIORITY_LOW);
  gang.send(match());
  const pointing = setInterval(() => gang.connected && gang.send(match()), GLANCE);
  try {
    const done: Promise<[Damage]> = once(gang, 'message') as Promise<[Damage]>;
    const [damage] = await Promise.race([done, tooSoon(gang)]);
    return damage;
  } finally {
    clearInterval(pointing);
    gang.kill();
  }
}

async function tooSoon(gang: ReturnType<typeof fork>): Promise<never> {
  const [code] = await once(gang, 'exit');
  throw new Error(`the vandals were gone before they were done (${code})`);
}
