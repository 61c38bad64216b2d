import { botById } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { playFromChosenFolder } from '@starboard/games/solution-files';
import { diceFromKey, type Json } from '@starboard/kernel';
import type { BotTask } from './bot-pool.ts';

export default async function choiceOf({ game, bot, view, key }: BotTask): Promise<Json> {
  const parts = gameById(game)?.parts;
  const player = botById(bot);
  if (parts === undefined || player === undefined) throw new Error(`there is no ${bot} for ${game}`);
  const [rules, heuristics] = await Promise.all([parts.rules(), parts.heuristics()]);
  await player.prepare?.(heuristics);
  await playFromChosenFolder(heuristics);
  return player.choose(rules, heuristics, view, diceFromKey(key));
}
