import { createInterface } from 'node:readline';

/** Somebody at the keyboard, or a file in their place. */
export interface Keyboard {
  /** The next line typed; undefined once there are no more. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

export function openKeyboard(): Keyboard {
  const { stdin, stdout } = process;
  const reader = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY && stdout.isTTY });
  reader.on('SIGINT', () => reader.close());
  const lines = reader[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      stdout.write(prompt);
      const line = await lines.next();
      if (line.done === true) return undefined;
      if (!stdin.isTTY) stdout.write('\n');
      return line.value.trim();
    },
    close: () => reader.close(),
  };
}

/** Wipes the screen and what was scrolled off it; a file keeps its lines. */
export function wipeScreen(): void {
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
}
