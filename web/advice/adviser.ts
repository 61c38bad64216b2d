import type { Thought } from '@starboard/bots';
import type { GameTypes, View } from '@starboard/kernel';
import type { Advised, AskForAdvice } from './messages.ts';

/** Says what the best bot would do. */
export interface Adviser {
  /** Rejects with a sentence if no bot can say. */
  ask(view: View<GameTypes>): Promise<Thought<GameTypes>>;
  close(): void;
}

interface Waiting {
  resolve(thought: Thought<GameTypes>): void;
  reject(error: Error): void;
}

/** The worker starts with the first question. */
export function openAdviser(game: string): Adviser {
  let worker: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'advice' });
    started.addEventListener('message', ({ data }: MessageEvent<Advised>) => {
      const asker = waiting.get(data.number);
      waiting.delete(data.number);
      if ('thought' in data) asker?.resolve(data.thought);
      else asker?.reject(new Error(data.failed));
    });
    started.addEventListener('error', ({ message }) => {
      for (const { reject } of waiting.values()) reject(new Error(message));
      waiting.clear();
    });
    return started;
  }

  return {
    ask(view) {
      worker ??= start();
      const question: AskForAdvice = { number: ++asked, game, view };
      worker.postMessage(question);
      return new Promise((resolve, reject) => {
        waiting.set(question.number, { resolve, reject });
      });
    },
    close() {
      worker?.terminate();
      waiting.clear();
    },
  };
}
