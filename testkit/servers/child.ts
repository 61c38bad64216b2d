import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A server in another process, which ends with ours. */
export interface Child {
  readonly pid: number;
  readonly running: boolean;
  /** Waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Waits until it answers. */
export async function startChild(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  answers: () => Promise<boolean>,
): Promise<Child> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said = `${said}${part}`.slice(-2_000);
  });
  child.on('error', (error) => {
    said = `${said}${error.message}`;
  });
  const endWithUs = (): boolean => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));

  await untilItAnswers(child, answers, () => `${program} did not start: ${said}`);
  return {
    pid: child.pid ?? 0,
    get running() {
      return isRunning(child);
    },
    async end(signal) {
      if (!isRunning(child)) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

/** On a machine that does much else, a server takes its time to start. */
const PATIENCE = 120_000;

async function untilItAnswers(child: ChildProcess, answers: () => Promise<boolean>, problem: () => string) {
  for (const start = performance.now(); performance.now() - start < PATIENCE; await wait(30)) {
    if (!isRunning(child)) break;
    if (await answers()) return;
  }
  child.kill('SIGKILL');
  throw new Error(problem());
}

function isRunning({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}
