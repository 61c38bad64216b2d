import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Damage, VandalsOptions } from './vandals.ts';

const GLANCE = 100;

/** Vandals in a process of their own, which yields to everybody else: on a real net they would not use our cores. */
export async function sendVandals({ address, match, count, vandals }: VandalsOptions): Promise<Damage> {
  const attackers = fork(join(import.meta.dirname, 'attackers-process.ts'), [address, `${count}`, `${vandals}`], {
    execArgv: [],
  });
  if (attackers.pid !== undefined) setPriority(attackers.pid, constants.priority.PRIORITY_LOW);
  attackers.send(match());
  const pointing = setInterval(() => attackers.connected && attackers.send(match()), GLANCE);
  try {
    const done: Promise<[Damage]> = once(attackers, 'message') as Promise<[Damage]>;
    const [damage] = await Promise.race([done, tooSoon(attackers)]);
    return damage;
  } finally {
    clearInterval(pointing);
    attackers.kill();
  }
}

async function tooSoon(attackers: ReturnType<typeof fork>): Promise<never> {
  const [code] = await once(attackers, 'exit');
  throw new Error(`the vandals were gone before they were done (${code})`);
}
