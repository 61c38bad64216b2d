import type { BotTask } from '../../service/bots/bot-pool.ts';

/** Answers with the bot's own name; "stubborn" never finishes, "mortal" kills its worker. */
export default function think({ bot }: BotTask): string {
  while (bot === 'stubborn');
  if (bot === 'mortal') process.exit(1);
  return bot;
}
