import type { Thought } from '../../service/bots/bot-pool.ts';

/** Answers with a bot's own name; one called stubborn thinks for ever, one called mortal dies of it. */
export default function think({ bot }: Thought): string {
  while (bot === 'stubborn');
  if (bot === 'mortal') process.exit(1);
  return bot;
}
