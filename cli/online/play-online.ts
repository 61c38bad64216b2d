import type { GameTypes, Result, View } from '@starboard/kernel';
import { type FromServer, type News, newRequestId, PROTOCOL, readChange, readNews } from '@starboard/protocol';
import type { OutsideBot } from '../programs/outside-bot.ts';
import { refuse } from '../refuse.ts';
import { dicePart } from './dice-part.ts';
import { guestAt, heard, type OnlineGuest } from './guest.ts';

/** How a match ended for a program: as the rules say, called off, or lost by what the program did. */
export type OnlineEnd =
  | { readonly how: 'over' | 'closed'; readonly seat: number; readonly result: Result | null }
  | { readonly how: 'forfeit'; readonly seat: number; readonly why: string };

const AGAIN_MS = 500;
const TOO_FAST_MS = 1000;

/** Takes the first free seat of a match and lets a program play it to the end. */
export async function playOnline(link: string, name: string, bot: OutsideBot): Promise<OnlineEnd> {
  const guest = await guestAt(link);
  const { table } = readNews(Object(await guest.get()));
  const dice = dicePart();
  // Nobody takes a seat for a program that does not start.
  const ready = await bot.begin({ game: table.game, seat: 0, seats: table.seats.length, seed: null });
  if (!ready.ok) refuse(`The program ${ready.why}.`);
  bot.over(null);
  await guest.post('sit', { seat: null, name, ...dice.share(table.dice.kind) });
  return new Promise((resolve, reject) => {
    const player = onlinePlayer(guest, bot, resolve);
    follow(guest, async (news, say, anew) => {
      await dice.goOn(news.table, guest);
      await player.goOn(news, say, anew);
      return player.isOver();
    }).catch(reject);
  });
}

type Say = (message: object) => void;
/** `anew` where all is told from the beginning. Says whether the match is over. */
type Hear = (news: News, say: Say, anew: boolean) => Promise<boolean>;

/** Answers what the seat is asked, once for each ask. */
function onlinePlayer(guest: OnlineGuest, bot: OutsideBot, end: (how: OnlineEnd) => void) {
  let begun = false;
  let over = false;
  /** The ask that was answered last, and how. */
  let answered = '';
  let answer: object | null = null;
  const finish = (how: OnlineEnd): void => {
    over = true;
    bot.over(how.how === 'over' ? how.result : null);
    end(how);
  };
  const forfeit = async (seat: number, why: string): Promise<void> => {
    over = true;
    await guest.post('resign', { seat }).catch(() => undefined);
    end({ how: 'forfeit', seat, why });
  };
  return {
    isOver: () => over,
    async goOn({ table, updates }: News, say: Say, anew: boolean): Promise<void> {
      const seat = table.seats.findIndex(({ mine }) => mine);
      if (over || seat < 0) return;
      if (table.phase === 'over' || table.phase === 'closed')
        return finish({ how: table.phase, seat, result: table.result });
      const seen = updates.find(({ viewer }) => viewer === seat)?.view;
      if (!seen || seen.mine === null) return;
      if (nameOf(seen) === answered) {
        // The answer may have been lost on its way: with the same id it counts once.
        if (anew && answer !== null) say(answer);
        return;
      }
      if (!begun) {
        begun = true;
        const ready = await bot.begin({ game: table.game, seat, seats: table.seats.length, seed: null });
        if (!ready.ok) return forfeit(seat, ready.why);
      }
      [answered, answer] = [nameOf(seen), null];
      const choice = await bot.choose(seen);
      if (!choice.ok) return forfeit(seat, choice.why);
      const { question, sealed } = seen;
      answer = { type: 'play', id: newRequestId(), seat, question, nth: sealed.length, choice: choice.value };
      say(answer);
    },
  };
}

/** Which ask of which question. */
const nameOf = ({ question, sealed }: View<GameTypes>): string => `${question}/${sealed.length}`;

/** Follows the match, over one connection after the other, until `hear` says that it is over. */
async function follow(guest: OnlineGuest, hear: Hear): Promise<void> {
  for (let over = false; !over; ) over = await listen(guest, hear);
}

/** Over one connection; false where it was lost. */
function listen(guest: OnlineGuest, hear: Hear): Promise<boolean> {
  const socket = guest.socket();
  const say: Say = (message) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const ask = (): void => say({ type: 'follow', protocol: PROTOCOL, match: guest.match, after: null });
  let known: News | null = null;
  return new Promise((resolve, reject) => {
    let inTurn = Promise.resolve();
    const take = async (message: FromServer): Promise<void> => {
      if (message.type === 'refused' && message.refusal.code === 'too-fast') setTimeout(ask, TOO_FAST_MS);
      if (message.type === 'news') known = readNews(message);
      else if (message.type === 'change' && known !== null) known = readChange(known, message);
      else return;
      if (!(await hear(known, say, message.type === 'news'))) return;
      socket.close();
      resolve(true);
    };
    socket.onopen = ask;
    socket.onmessage = ({ data }) => {
      inTurn = inTurn.then(() => take(heard(data))).catch(reject);
    };
    socket.onclose = () => setTimeout(resolve, AGAIN_MS, false);
    // A connection that fails is closed, too.
    socket.onerror = () => {};
  });
}
