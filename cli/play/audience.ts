import {
  blankMemory,
  type GameTypes,
  isAnswered,
  learnt,
  type Match,
  mayKnow,
  type Seat,
  type View,
  view,
} from '@starboard/kernel';
import { wipeScreen } from './keyboard.ts';
import type { Session } from './session.ts';

/** The people at one screen, and the events that each has not seen yet. */
export interface Audience {
  hear(event: GameTypes['event']): void;
  memory(seat: Seat): GameTypes['memory'];
  /** Gives the screen to a person: news, then the board. False if nobody took it. */
  turnTo(seat: Seat, seen: View<GameTypes>): Promise<boolean>;
  /** Shows the last news and the ending. */
  dismiss(match: Match<GameTypes>): void;
}

export function audience({ rules, words, names, occupants, keyboard, say }: Session): Audience {
  const events: GameTypes['event'][] = [];
  const told = names.map(() => 0);
  const people = occupants.filter(({ kind }) => kind === 'person').length;
  let looking: Seat | null = people === 1 ? occupants.findIndex(({ kind }) => kind === 'person') : null;

  const tellNews = (seat: Seat | null, from: number, board: object): void => {
    const heard = events.slice(from).filter((event) => mayKnow(event, seat));
    const alone = (event: GameTypes['event']) => ({ line: words.line(event, names, board), rule: event.rule });
    for (const { line, rule } of words.news?.(heard, seat, names, board) ?? heard.map(alone))
      say(rule === '' ? `  ${line}` : `  ${line} [${rule}]`);
  };

  /** A single person needs no curtain; with more, nobody may see what was shown to the person before. */
  const drawCurtain = async (seat: Seat): Promise<boolean> => {
    if (looking === seat) return true;
    wipeScreen();
    const taken = await keyboard.next(`Pass the screen to ${names[seat]} and press Enter. `);
    wipeScreen();
    looking = seat;
    return taken !== undefined;
  };

  return {
    hear: (event) => events.push(event),
    memory: (seat) =>
      learnt(
        rules,
        blankMemory(rules),
        events.filter((event) => !isAnswered(event)),
        seat,
      ),
    async turnTo(seat, seen) {
      if (!(await drawCurtain(seat))) return false;
      tellNews(seat, told[seat] ?? 0, seen.board);
      if (told[seat] !== events.length) say(`\n${words.describe(seen, names).join('\n')}`);
      told[seat] = events.length;
      return true;
    },
    dismiss(match) {
      const seat = people === 1 ? looking : null;
      if (people > 1) wipeScreen();
      const from = seat === null ? Math.min(...told) : (told[seat] ?? 0);
      const seen = view(rules, match, seat);
      tellNews(seat, from, seen.board);
      if (match.result !== null) say(`\n${words.outcome(seen, names)}`);
    },
  };
}
