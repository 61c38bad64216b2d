import { createInterface } from 'node:readline';

/** A person at the keyboard, or a file instead. */
export interface Keyboard {
  /** Undefined after the last line. */
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

/** Clears the screen and its scrollback; a file keeps its lines. */
export function wipeScreen(): void {
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
}
