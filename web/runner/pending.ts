import type { GameTypes, Refusal as Reasons } from '@starboard/kernel';
import type { FromClient } from '@starboard/protocol';
import type { Answer } from './match-runner.ts';

/** An answer, with the reasons where they were asked for. */
export type Reply = Answer & { readonly reasons?: readonly Reasons<GameTypes>[] };

/** What is said to the server under a tag and waits for its answer. */
type Tagged = Extract<FromClient, { readonly tag: number }>;

/** Told without its tag, which is given out here. */
type Request = Tagged extends infer T ? (T extends Tagged ? Omit<T, 'tag'> : never) : never;

interface Waiting {
  readonly message: Tagged;
  answer(answer: Reply): void;
}

export interface Pending {
  /** Gives a request its tag and says it; kept until it is answered. */
  ask(request: Request): Promise<Reply>;
  settle(tag: number, answer: Reply): void;
  /** On a new connection: asks again for moves, which count once however often they are said, and gives up on talk. */
  askAgain(): void;
  /** Whether anything waits. */
  any(): boolean;
}

const NOT_HEARD: Answer = {
  ok: false,
  code: 'lost',
  fact: 'The connection was lost just then; look whether your line was heard before you say it again.',
};

export function keepPending(say: (message: Tagged) => void): Pending {
  const waiting = new Map<number, Waiting>();
  let tags = 0;
  const settle = (tag: number, answer: Reply): void => {
    waiting.get(tag)?.answer(answer);
    waiting.delete(tag);
  };
  return {
    ask: (request) =>
      new Promise((answer) => {
        const message: Tagged = { ...request, tag: ++tags };
        waiting.set(message.tag, { message, answer });
        say(message);
      }),
    settle,
    askAgain() {
      for (const [tag, { message }] of [...waiting]) {
        if (message.type === 'say') settle(tag, NOT_HEARD);
        else say(message);
      }
    },
    any: () => waiting.size > 0,
  };
}
