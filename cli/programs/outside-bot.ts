import type { Choice, GameTypes, Result, View } from '@starboard/kernel';
import { BOT_PROTOCOL, type Read, readChoice } from './messages.ts';
import { type Program, startProgram } from './program.ts';
import type { RunningPrograms } from './running-programs.ts';

/** A program in a seat, match after match; one that has failed is started again for the next. */
export interface OutsideBot {
  begin(match: MatchFacts): Promise<Read<null>>;
  choose(view: View<GameTypes>): Promise<Read<Choice<GameTypes>>>;
  over(result: Result | null): void;
  stop(): Promise<void>;
}

interface MatchFacts {
  readonly game: string;
  readonly seat: number;
  readonly seats: number;
  readonly seed: string | null;
}

/** How long a program may take to start and to get ready for a match, at least. */
const READY_MS = 10_000;

const COMMAND = 'cmd:';

/** The command of a bot from outside, as in `cmd:./mybot`. */
export const commandOf = (name: string): string | undefined =>
  name.startsWith(COMMAND) ? name.slice(COMMAND.length).trim() : undefined;

export function outsideBot(command: string, thinkMs: number, running: RunningPrograms): OutsideBot {
  let program: Program | undefined;
  let id = 0;
  return {
    async begin(match) {
      if (program === undefined || !program.alive) {
        await program?.stop();
        program = startProgram(command, running);
      }
      const message = { type: 'match', id: ++id, protocol: BOT_PROTOCOL, ...match, thinkMs } as const;
      const answer = await program.ask(message, Math.max(READY_MS, thinkMs));
      return answer.ok ? { ok: true, value: null } : answer;
    },
    async choose(view) {
      if (view.mine === null) throw new Error('a bot was to answer where nothing is asked of it');
      if (program === undefined) throw new Error('a bot was to answer before its match began');
      const answer = await program.ask({ type: 'ask', id: ++id, view }, thinkMs);
      if (!answer.ok) return answer;
      const choice = readChoice(answer.value, view.mine.options);
      if (!choice.ok) await program.stop();
      return choice;
    },
    over(result) {
      program?.tell({ type: 'over', result });
    },
    async stop() {
      await program?.stop();
      program = undefined;
    },
  };
}
