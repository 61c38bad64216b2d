import type { Choice, GameTypes, OpenAsk, View } from '@starboard/kernel';
import { columns } from '../terminal/grid.ts';
import { type AskReasons, explain } from './explain.ts';
import type { Session } from './session.ts';

/** Asks until the person chooses an option; undefined if they leave. */
export async function answerOf(
  session: Session,
  seen: View<GameTypes>,
  reasons: AskReasons,
): Promise<Choice<GameTypes> | undefined> {
  const { mine } = seen;
  if (mine === null) throw new Error('a person was to answer where nothing is asked of them');
  const { keyboard, words, names, say } = session;
  say(`\n${asked(session, mine, seen)}`);
  for (;;) {
    const typed = await keyboard.next('> ');
    if (typed === undefined || typed === 'q') return undefined;
    const option = /^\d+$/.test(typed) ? mine.options[Number(typed) - 1] : undefined;
    if (option !== undefined) return option;
    if (typed.startsWith('?')) say(explain(session, mine, seen, typed.slice(1).trim(), reasons));
    else if (typed === 'b') say(`${words.describe(seen, names).join('\n')}\n\n${asked(session, mine, seen)}`);
    else say(`Type a number from 1 to ${mine.options.length}, b for the board, ? for help, or q to leave.`);
  }
}

function asked({ words, names }: Session, { ask, options }: OpenAsk<GameTypes>, seen: View<GameTypes>): string {
  const numbered = options.map((option, i) => `${String(i + 1).padStart(3)}  ${words.label(ask, option, seen, names)}`);
  return `${words.prompt(ask, seen, names)}\n${columns(numbered)}`;
}
