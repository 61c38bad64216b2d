import { setTimeout as wait } from 'node:timers/promises';
import { type News, newRequestId, readChange, readNews } from '@starboard/protocol';
import { follow } from '../longest/bench-battle.ts';
import { type BenchTalk, callerAs } from '../longest/caller.ts';

/** Honest people who play against a bot each: how long they wait until it has answered. */
export interface BotPlayers {
  /** Waits in milliseconds since the last time. */
  take(): readonly number[];
  stop(): Promise<void>;
}

const DUEL_WITH_BOT = { game: 'duel-in-space', seats: [{ kind: 'open' }, { kind: 'bot', bot: 'plain' }] };
const NONCE = 'cd'.repeat(16);
const THINKS = 300;
/** Each match is another person's, so that nobody reaches the limit of matches against bots. */
const ADDRESSES = 190;

export function playAgainstBots(address: string, secret: string, players: number): BotPlayers {
  let waits: number[] = [];
  let going = true;

  async function playOnce(number: number): Promise<void> {
    const caller = callerAs(`honest-${number}`, address, secret, `198.51.100.${number % ADDRESSES}`);
    const { match } = JSON.parse((await caller.ask('POST', '/api/matches', DUEL_WITH_BOT)).text);
    await caller.ask('POST', `/api/matches/${match}/sit`, { seat: 0, name: 'Ann', nonce: NONCE });
    const talk = await caller.talk();
    talk.say(follow(match, null));
    let news = await next(talk, undefined);
    while (going && news.table.phase === 'playing') {
      const { mine, question, sealed } = news.updates[0]?.view ?? { mine: null, question: 0, sealed: [] };
      if (mine !== null) {
        await wait(THINKS * Math.random());
        const choice = mine.options[Math.floor(Math.random() * mine.options.length)] ?? null;
        const start = performance.now();
        talk.say({ type: 'play', id: newRequestId(), seat: 0, question, nth: sealed.length, choice });
        do news = await next(talk, news);
        while (news.table.phase === 'playing' && (news.updates[0]?.view.question ?? 0) <= question);
        waits.push(performance.now() - start);
      } else news = await next(talk, news);
    }
    talk.close();
  }

  const playing = Array.from({ length: players }, async (_, i) => {
    for (let number = i; going; number += players) await playOnce(number);
  });
  return {
    take() {
      const taken = waits;
      waits = [];
      return taken;
    },
    async stop() {
      going = false;
      await Promise.race([Promise.all(playing), wait(2000)]);
    },
  };
}

/** The table after what is heard next. */
async function next(talk: BenchTalk, known: News | undefined): Promise<News> {
  let news = known;
  for (const { message } of await talk.until('news', 'change')) {
    if (message.type === 'news') news = readNews(message);
    else if (message.type === 'change' && news !== undefined) news = readChange(news, message);
  }
  if (news === undefined) throw new Error('nothing was heard');
  return news;
}
