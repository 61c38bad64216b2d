import type { GameTypes, RefusedChoices } from '@starboard/kernel';
import { type FromClient, newRequestId } from '@starboard/protocol';
import type { RunnerAnswer } from '../match-runner.ts';

/** An answer, with the reasons where they were asked for. */
export type RunnerReply = RunnerAnswer & { readonly reasons?: readonly RefusedChoices<GameTypes>[] };

/** What is said to the server under an id and waits for its answer. */
type Named = Extract<FromClient, { readonly id: string }>;

/** Told without its id, which is given out here. */
type Request = Named extends infer T ? (T extends Named ? Omit<T, 'id'> : never) : never;

interface Waiting {
  readonly message: Named;
  answer(answer: RunnerReply): void;
}

export interface Pending {
  /** Gives a request its id and says it; kept until it is answered. */
  ask(request: Request): Promise<RunnerReply>;
  settle(id: string, answer: RunnerReply): void;
  /** On a new connection: says again what was not answered, under the same ids, so that each counts once. */
  askAgain(): void;
  /** Whether anything waits. */
  any(): boolean;
}

export function keepPending(say: (message: Named) => void): Pending {
  const waiting = new Map<string, Waiting>();
  return {
    ask: (request) =>
      new Promise((answer) => {
        const message: Named = { ...request, id: newRequestId() };
        waiting.set(message.id, { message, answer });
        say(message);
      }),
    settle(id, answer) {
      waiting.get(id)?.answer(answer);
      waiting.delete(id);
    },
    askAgain() {
      for (const { message } of waiting.values()) say(message);
    },
    any: () => waiting.size > 0,
  };
}
