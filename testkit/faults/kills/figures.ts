import { FAULTS, type Fault } from '../audit/problem.ts';
import { type DeedKind, isAcknowledged } from '../crowd/deed.ts';
import type { Campaign } from './campaign.ts';

export type Figures = { readonly [what: string]: number };

/** What a run came to, in numbers. */
export function figuresOf({ crowd, audit, strikes, missing, seconds }: Campaign): Figures {
  const done = (kind?: DeedKind): number =>
    crowd.ledger.deeds.filter((deed) => isAcknowledged(deed) && (kind === undefined || deed.kind === kind)).length;
  const counted = (word: string): number =>
    crowd.exercised.table().reduce((sum, [what, times]) => (what.startsWith(word) ? sum + times : sum), 0);
  const struck = (word: string): number =>
    [...strikes].reduce((sum, [what, times]) => (what.includes(word) ? sum + times : sum), 0);
  const faults = (fault: Fault): number => audit.problems.filter((problem) => problem.fault === fault).length;
  return {
    'kill -9': struck('kill -9'),
    SIGTERM: struck('SIGTERM'),
    'kills of PostgreSQL or NATS': struck('then'),
    matches: audit.matches,
    'entries in their logs': audit.entries,
    'requests acknowledged': done(),
    'choices among them': done('play'),
    'lines of chat among them': done('say'),
    'connections cut': counted('cut '),
    'requests sent again unanswered': counted('sent again'),
    'requests sent twice at once': counted('sent twice'),
    'answered requests sent again': counted('old request again'),
    'without effect at first, then decided anew': audit.anew,
    ...Object.fromEntries(FAULTS.map((fault) => [fault, faults(fault)])),
    'kinds never exercised': missing.length,
    'longest pause in milliseconds': Math.round(crowd.watch.longestPause()),
    seconds,
  };
}
