import type { GameTypes, RefusedChoices } from '@starboard/kernel';
import { type FromClient, newRequestId } from '@starboard/protocol';
import type { RunnerAnswer } from '../match-runner.ts';

/** An answer, with reasons if they were requested. */
export type RunnerReply = RunnerAnswer & { readonly reasons?: readonly RefusedChoices<GameTypes>[] };

type Named = Extract<FromClient, { readonly id: string }>;

/** Without its id, which is assigned here. */
type Request = Named extends infer T ? (T extends Named ? Omit<T, 'id'> : never) : never;

interface Waiting {
  readonly message: Named;
  answer(answer: RunnerReply): void;
}

export interface Pending {
  /** Assigns an id, sends the request, and keeps it until it is answered. */
  ask(request: Request): Promise<RunnerReply>;
  settle(id: string, answer: RunnerReply): void;
  /** After reconnecting, sends unanswered requests again under the same ids, so that each counts once. */
  askAgain(): void;
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
