import type { Bot } from './bot.ts';
import { plain } from './plain/plain.ts';
import { random } from './random.ts';
import { solved } from './solved.ts';

export type { Bot } from './bot.ts';
export { likeliest, type Thought } from './thought.ts';

/** Every bot there is, the simplest first. */
export const bots: readonly Bot[] = [random, plain, solved];

/** The bots for a game: some are only for games that are solved. */
export function botsFor(game: { readonly solution?: unknown }): readonly Bot[] {
  return bots.filter(({ needsSolution }) => !needsSolution || game.solution !== undefined);
}

export function botById(id: string): Bot | undefined {
  return bots.find((bot) => bot.id === id);
}
