import { spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import type { Json } from '@starboard/kernel';
import { type Read, readAnswer, shown, type ToProgram } from './messages.ts';
import { killGroup, type RunningPrograms } from './running-programs.ts';

/** A bot that is a program of its own, in any language: it reads and writes lines of JSON. */
export interface Program {
  /** Sends a message and waits this long for its answer. Whatever else happens ends the program, and is said. */
  ask(message: Exclude<ToProgram, { type: 'over' }>, ms: number): Promise<Read<{ readonly [key: string]: Json }>>;
  /** Sends a message that wants no answer. */
  tell(message: ToProgram): void;
  /** Whether it can still be asked. */
  readonly alive: boolean;
  /** Ends it, and whatever it has started; done when it is gone. */
  stop(): Promise<void>;
}

/** Nothing longer is read in one line. */
const LONGEST_LINE = 64 * 1024;
/** A program that is told to end may take this long before it is killed. */
const GRACE_MS = 500;

/** Starts a command as a shell would. */
export function startProgram(command: string, running: RunningPrograms): Program {
  const child = spawn(command, { shell: true, detached: process.platform !== 'win32', windowsHide: true });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  let failure: string | undefined;
  let waiting: { readonly id: number; settle(read: Read<{ readonly [key: string]: Json }>): void } | undefined;
  let lastWords = '';
  /** Kills it and lets go of its pipes, which a process that it has sent away might hold open. */
  function kill(): void {
    if (pid !== undefined) killGroup(pid);
    for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
  }

  function fail(why: string): void {
    if (failure !== undefined) return;
    failure = why;
    kill();
    settle({ ok: false, why });
  }

  function settle(read: Read<{ readonly [key: string]: Json }>): void {
    const asked = waiting;
    waiting = undefined;
    asked?.settle(read);
  }

  function hear(line: string): void {
    if (failure !== undefined) return;
    const read = waiting === undefined ? unasked(line) : readAnswer(line, waiting.id);
    if (read.ok) settle(read);
    else fail(read.why);
  }

  const gone = new Promise<void>((resolve) => {
    child.once('close', () => {
      if (pid !== undefined) running.remove(pid);
      resolve();
    });
    child.once('error', (error) => {
      fail(`could not be started (${error.message})`);
      if (pid === undefined) resolve();
    });
  });
  child.once('exit', (code, signal) => {
    if (pid !== undefined) killGroup(pid);
    const how = signal === null ? `exit code ${code}` : `signal ${signal}`;
    // What it wrote before it ended may still be on its way.
    child.once('close', () => fail(`ended with ${how}${lastWords === '' ? '' : ` after it wrote: ${lastWords}`}`));
  });
  // A program that has ended reads no more; that it has ended is heard of elsewhere.
  child.stdin.on('error', () => {});
  child.stdout.on(
    'data',
    lines(hear, () => fail(`sent a line longer than ${LONGEST_LINE / 1024} KiB`)),
  );
  child.stderr.on(
    'data',
    lines(
      (line) => {
        if (line.trim() !== '') lastWords = shown(line.trim());
      },
      () => {},
    ),
  );

  const tell = (message: ToProgram): void => {
    if (failure === undefined) child.stdin.write(`${JSON.stringify(message)}\n`);
  };

  return {
    get alive() {
      return failure === undefined;
    },
    tell,
    ask(message, ms) {
      if (failure !== undefined) return Promise.resolve({ ok: false, why: failure });
      return new Promise((resolve) => {
        const timer = setTimeout(() => fail(`did not answer within ${ms} ms`), ms);
        const answered = (read: Read<{ readonly [key: string]: Json }>): void => {
          clearTimeout(timer);
          resolve(read);
        };
        waiting = { id: message.id, settle: answered };
        tell(message);
      });
    },
    async stop() {
      failure ??= 'was stopped';
      child.stdin.end();
      const timer = setTimeout(kill, GRACE_MS);
      await gone;
      clearTimeout(timer);
    },
  };
}

const unasked = (line: string): Read<never> => ({
  ok: false,
  why: `sent a line when nothing was asked: ${shown(line)}`,
});

/** Cuts what comes in into lines. A line that is too long is not kept: it is reported once, and dropped. */
function lines(hear: (line: string) => void, tooLong: () => void): (chunk: Buffer) => void {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  let dropping = false;
  return (chunk) => {
    const parts = decoder.write(chunk).split('\n');
    for (const [i, part] of parts.entries()) {
      const whole = i < parts.length - 1;
      begun = dropping ? '' : begun + part;
      if (begun.length > LONGEST_LINE) {
        begun = '';
        dropping = true;
        tooLong();
      }
      if (!whole) continue;
      if (!dropping) hear(begun);
      [begun, dropping] = ['', false];
    }
  };
}
