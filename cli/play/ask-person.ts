import { type Choice, type GameTypes, type OpenAsk, standingChoice, type View } from '@starboard/kernel';
import { columns } from '../terminal/grid.ts';
import { type AskReasons, explain } from './explain.ts';
import type { Session } from './session.ts';

/** An option; or the person leaves, or has changed what is answered for them so that this ask is answered. */
export type PersonAnswer = { readonly choice: Choice<GameTypes> } | 'leaves' | 'is-answered';

/** Asks until the person chooses an option. */
export async function answerOf(session: Session, seen: View<GameTypes>, reasons: AskReasons): Promise<PersonAnswer> {
  const { mine } = seen;
  if (mine === null) throw new Error('a person was to answer where nothing is asked of them');
  const { keyboard, words, names, answers, rules, say } = session;
  say(`\n${asked(session, mine, seen)}`);
  for (;;) {
    const typed = await keyboard.next('> ');
    if (typed === undefined || typed === 'q') return 'leaves';
    const option = /^\d+$/.test(typed) ? mine.options[Number(typed) - 1] : undefined;
    if (option !== undefined) return { choice: option };
    if (typed.startsWith('?')) say(explain(session, mine, seen, typed.slice(1).trim(), reasons));
    else if (/^a\b/.test(typed)) {
      say(answers.change(mine, typed.slice(1).trim()));
      if (standingChoice(rules, seen, answers.of(mine.ask.seat)) !== undefined) return 'is-answered';
    } else if (typed === 'b') say(`${words.describe(seen, names).join('\n')}\n\n${asked(session, mine, seen)}`);
    else
      say(
        `Type a number from 1 to ${mine.options.length}, b for the board, a for what is answered for you, ? for help, or q to leave.`,
      );
  }
}

function asked({ words, names }: Session, { ask, options }: OpenAsk<GameTypes>, seen: View<GameTypes>): string {
  const numbered = options.map((option, i) => `${String(i + 1).padStart(3)}  ${words.label(ask, option, seen, names)}`);
  return `${words.prompt(ask, seen, names)}\n${columns(numbered)}`;
}
