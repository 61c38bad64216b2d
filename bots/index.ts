import type { Bot } from './bot.ts';
import { plain } from './plain.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';

/** Every bot there is, the simplest first. */
export const bots: readonly Bot[] = [random, plain];

export function botById(id: string): Bot | undefined {
  return bots.find((bot) => bot.id === id);
}
