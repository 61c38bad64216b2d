import type { Refusal } from '@starboard/protocol';
import type { Asker } from '../../table/requests.ts';

/**
 * Answers that left nothing in the log, because the request was refused or asked for what was so already. They are
 * remembered with a match in memory, so that a request that is sent again soon is answered alike; after that, on another
 * node and after a crash it is decided anew.
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
