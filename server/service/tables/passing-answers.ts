import type { Refusal } from '@starboard/protocol';
import type { Asker } from '../../table/requests/requests.ts';

/**
 * Answers that left nothing in the log, because the request was refused or asked for something that was already so. A
 * match in memory remembers them, so a request that is sent again soon gets the same answer. Later, on another node or
 * after a crash, it is decided again.
 */
export interface PassingAnswers {
  find(asker: Asker): PassingAnswer | undefined;
  keep(asker: Asker, answer: PassingAnswer): void;
}

export type PassingAnswer = Refusal | 'already';

const MOST = 128;

export function passingAnswers(): PassingAnswers {
  const answers = new Map<string, PassingAnswer>();
  const nameOf = ({ id, request }: Asker): string => `${id} ${request}`;
  return {
    find: (asker) => answers.get(nameOf(asker)),
    keep(asker, answer) {
      answers.set(nameOf(asker), answer);
      const [oldest] = answers.keys();
      if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
    },
  };
}
