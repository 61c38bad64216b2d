import { parentPort } from 'node:worker_threads';
import type { Thought } from '../service/bots/bot-pool.ts';

/** Answers with a bot's own name; one called stubborn thinks for ever. */
parentPort?.on('message', ({ tag, bot }: Thought) => {
  while (bot === 'stubborn');
  parentPort?.postMessage({ tag, choice: bot });
});
