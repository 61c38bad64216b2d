import { botsFor, findBot } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { diceFromSeed } from '@starboard/kernel';
import { ADVISER } from './adviser-bot.ts';
import type { Advised, AskForAdvice } from './messages.ts';

/** The best bot thinks outside the page's thread; a question always gets the same answer. */
addEventListener('message', ({ data }: MessageEvent<AskForAdvice>) => {
  advise(data)
    .catch((error: unknown): Advised => {
      return { number: data.number, failed: error instanceof Error ? error.message : `${error}` };
    })
    .then((advised) => postMessage(advised));
});

async function advise({ number, game: id, view }: AskForAdvice): Promise<Advised> {
  const game = gameById(id);
  if (game === undefined) throw new Error(`There is no game called "${id}" here.`);
  const bot = findBot(ADVISER, game) ?? botsFor(game).at(-1);
  if (bot === undefined) throw new Error('No bot plays this game.');
  const [rules, heuristics] = await Promise.all([game.parts.rules(), game.parts.heuristics()]);
  await bot.prepare?.(heuristics);
  const thought = bot.think(rules, heuristics, view, diceFromSeed(`advice/${view.question}/${view.sealed.length}`));
  return { number, thought };
}
