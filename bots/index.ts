import type { Bot } from './bot.ts';
import { plain } from './plain/plain.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';
export { likeliest, type Thought } from './thought.ts';

/** Every bot there is, the simplest first. */
export const bots: readonly Bot[] = [random, plain];

export function botById(id: string): Bot | undefined {
  return bots.find((bot) => bot.id === id);
}
