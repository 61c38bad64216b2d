import { botsFor, findBot } from '@starboard/bots';
import { accountInWords, budgetFor, judgeBy, reviewOf } from '@starboard/bots/account';
import { gameById } from '@starboard/games';
import { ADVISER } from '../advice/adviser-bot.ts';
import type { AskForReview, ReviewNews } from './messages.ts';

/** The page shows progress this often at most. */
const EVERY_MS = 200;

/** The same record always gets the same review. */
addEventListener('message', ({ data }: MessageEvent<AskForReview>) => {
  review(data).catch((error: unknown) =>
    tell({ done: 1, failed: error instanceof Error ? error.message : `${error}` }),
  );
});

const tell = (news: ReviewNews): void => postMessage(news);

async function review({ record, seat }: AskForReview): Promise<void> {
  const game = gameById(record.header.game);
  const bot = game && (findBot(ADVISER, game) ?? botsFor(game).at(-1));
  if (game === undefined || bot === undefined) throw new Error('No bot here plays this game.');
  const [rules, heuristics, words] = await Promise.all([
    game.parts.rules(),
    game.parts.heuristics(),
    game.parts.words(),
  ]);
  await bot.prepare?.(heuristics);
  const judge = judgeBy({ bot, rules, heuristics, header: record.header });
  const running = reviewOf(judge, record, { seat, seed: 'review', budget: budgetFor(heuristics) });
  let last = Number.NEGATIVE_INFINITY;
  for (let step = running.next(); ; step = running.next()) {
    if (step.done) {
      const { value } = step;
      if (typeof value === 'string') tell({ done: 1, failed: value });
      else tell({ done: 1, found: accountInWords(rules, words, record, value) });
      return;
    }
    const { done, account } = step.value;
    const now = performance.now();
    if (account !== null) tell({ done, found: accountInWords(rules, words, record, account) });
    else if (now - last > EVERY_MS) {
      last = now;
      tell({ done });
    }
  }
}
