import { parentPort } from 'node:worker_threads';
import { botById } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { diceFromKey, type Json } from '@starboard/kernel';
import type { Reply, Thought } from './bot-pool.ts';

parentPort?.on('message', async (thought: Thought) => {
  const { tag } = thought;
  try {
    say({ tag, choice: await choiceOf(thought) });
  } catch (error) {
    say({ tag, failed: error instanceof Error ? error.message : String(error) });
  }
});

const say = (reply: Reply): void => parentPort?.postMessage(reply);

async function choiceOf({ game, bot, view, key }: Thought): Promise<Json> {
  const parts = gameById(game)?.parts;
  const player = botById(bot);
  if (!parts || player === undefined) throw new Error(`there is no ${bot} for ${game}`);
  const [rules, heuristics] = await Promise.all([parts.rules(), parts.heuristics()]);
  return player.choose(rules, heuristics, view, diceFromKey(key));
}
