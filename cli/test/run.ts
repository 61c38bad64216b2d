import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../starboard.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function start(...words: readonly string[]) {
  return spawn(process.execPath, [PROGRAM, ...words]);
}

export function run(words: readonly string[], typed = ''): Promise<Ran> {
  const child = start(...words);
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(typed);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

/** A folder for one test file, removed after its tests. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
