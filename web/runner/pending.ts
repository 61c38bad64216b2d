import type { GameTypes, Refusal as Reasons } from '@starboard/kernel';
import { type FromClient, newRequestId } from '@starboard/protocol';
import type { Answer } from './match-runner.ts';

/** An answer, with the reasons where they were asked for. */
export type Reply = Answer & { readonly reasons?: readonly Reasons<GameTypes>[] };

/** What is said to the server under an id and waits for its answer. */
type Named = Extract<FromClient, { readonly id: string }>;

/** Told without its id, which is given out here. */
type Request = Named extends infer T ? (T extends Named ? Omit<T, 'id'> : never) : never;

interface Waiting {
  readonly message: Named;
  answer(answer: Reply): void;
}

export interface Pending {
  /** Gives a request its id and says it; kept until it is answered. */
  ask(request: Request): Promise<Reply>;
  settle(id: string, answer: Reply): void;
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
