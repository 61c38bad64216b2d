import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicPaths } from './public-paths.ts';

const GAMES = join(import.meta.dirname, '../../games');

/** From the game's tests. */
export async function publicPathsOf(game: string): Promise<PublicPaths> {
  const file = join(GAMES, game, 'test/public-paths.ts');
  if (!existsSync(file)) throw new Error(`${game} has no list of public paths: ${file} is missing`);
  const { publicPaths }: { readonly publicPaths: PublicPaths } = await import(file);
  return publicPaths;
}
