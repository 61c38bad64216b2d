import { gameById } from '@starboard/games';
import type { GameTypes, Rules } from '@starboard/kernel';

export async function rulesOf(game: string): Promise<Rules<GameTypes>> {
  const rules = await gameById(game)?.parts?.rules();
  if (rules === undefined) throw new Error(`there is no game called ${game}`);
  return rules;
}
