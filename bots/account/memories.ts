import {
  blankMemory,
  type GameTypes,
  learnt,
  mayKnow,
  type RecordedQuestion,
  type Rules,
  type Seat,
} from '@starboard/kernel';

/**
 * What one seat knows that another has learnt: the other's memory, folded over the events that both received. In the
 * matches that a seat imagines, the others remember this and nothing else.
 */
export type SharedMemory<G extends GameTypes> = (question: number, knower: Seat, other: Seat) => G['memory'];

/** Folded when it is first wanted, and kept; questions are counted from 0. */
export function sharedMemories<G extends GameTypes>(
  rules: Rules<G>,
  beginning: readonly G['event'][],
  questions: readonly RecordedQuestion<G>[],
): SharedMemory<G> {
  const kept = new Map<string, G['memory'][]>();
  return (question, knower, other) => {
    if (rules.memory === undefined) return blankMemory(rules);
    const common = (events: readonly G['event'][]): readonly G['event'][] =>
      events.filter((event) => mayKnow(event, knower));
    const key = `${knower} ${other}`;
    const own = kept.get(key) ?? [learnt(rules, blankMemory(rules), common(beginning), other)];
    kept.set(key, own);
    for (let i = own.length; i <= question; i++) {
      own.push(learnt(rules, own[i - 1] ?? blankMemory(rules), common(questions[i - 1]?.events ?? []), other));
    }
    return own[question] ?? blankMemory(rules);
  };
}
