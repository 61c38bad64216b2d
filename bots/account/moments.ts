import {
  type Answer,
  type Call,
  type GameTypes,
  hasChoice,
  isForced,
  type Match,
  type MatchRecord,
  play,
  questionsOf,
  type RecordedQuestion,
  type Rules,
  type Seat,
  type View,
  view,
} from '@starboard/kernel';
import { type SharedMemory, sharedMemories } from './memories.ts';

/**
 * A moment of a record at which somebody decided: a question with at least two options for somebody, or a call. What
 * nobody could decide in between belongs to the moment before it.
 */
export type RecordMoment<G extends GameTypes> = DecidedMoment<G> | CalledMoment<G>;

interface MomentOfAny<G extends GameTypes> {
  readonly question: RecordedQuestion<G>;
  /** The number of the question in the record, counted from 0. */
  readonly number: number;
  /** Don't change it. */
  readonly before: Match<G>;
  readonly after: Match<G>;
}

export interface DecidedMoment<G extends GameTypes> extends MomentOfAny<G> {
  readonly kind: 'decided';
  /** The seats that had a choice. */
  readonly choosers: readonly Seat[];
  readonly answers: readonly Answer<G>[];
}

interface CalledMoment<G extends GameTypes> extends MomentOfAny<G> {
  readonly kind: 'called';
  /** Nobody in particular if the call was about the whole match. */
  readonly seat: Seat | null;
  readonly call: Call['call'] | 'ended';
}

export interface Moments<G extends GameTypes> {
  readonly moments: readonly RecordMoment<G>[];
  /** Where the first moment begins: the end, if nobody ever decided anything. */
  readonly first: Match<G>;
  readonly last: Match<G>;
  readonly remembers: SharedMemory<G>;
}

/** All moments of a record; a sentence if it can't be followed. */
export function momentsOf<G extends GameTypes>(rules: Rules<G>, record: MatchRecord): Moments<G> | string {
  const { beginning, questions, match, broken } = questionsOf(rules, record);
  if (broken !== null) return `Line ${broken.line}: ${broken.fact}`;
  if (match === null) return 'The match can’t begin.';
  const drafts: Draft<G>[] = [];
  for (const [number, question] of questions.entries()) addMoments(rules, record, question, number, drafts);
  const open = questions.at(-1);
  const last = open?.end === 'open' ? open.before : match;
  const moments = drafts.map((draft, i): RecordMoment<G> => ({ ...draft, after: drafts[i + 1]?.before ?? last }));
  const remembers = sharedMemories(rules, beginning, questions);
  return { moments, first: moments[0]?.before ?? last, last, remembers };
}

type Draft<G extends GameTypes> = Omit<DecidedMoment<G>, 'after'> | Omit<CalledMoment<G>, 'after'>;

function addMoments<G extends GameTypes>(
  rules: Rules<G>,
  { ended }: MatchRecord,
  question: RecordedQuestion<G>,
  number: number,
  drafts: Draft<G>[],
): void {
  let { before } = question;
  for (const call of question.calls) {
    drafts.push({ kind: 'called', question, number, before, seat: callerOf(call), call: call.call });
    const played = play(rules, before, call);
    if (!played.ok || played.match.question !== before.question || played.match.result !== null) return;
    before = played.match;
  }
  if (question.end === 'match-ended') {
    const seat = ended !== undefined && 'seat' in ended ? ended.seat : null;
    if (question.calls.length === 0) drafts.push({ kind: 'called', question, number, before, seat, call: 'ended' });
  } else if (question.end === 'answered' && !isForced(rules, before)) {
    const choosers = before.asks.filter((ask) => hasChoice(rules, before, ask));
    drafts.push({
      kind: 'decided',
      question,
      number,
      before,
      choosers: choosers.map(({ seat }) => seat),
      answers: question.answers,
    });
  }
}

const callerOf = (call: Call): Seat | null => ('seats' in call ? (call.seats[0] ?? null) : null);

/** What a seat sees at a moment, with its memory. */
export function seenAt<G extends GameTypes>(
  rules: Rules<G>,
  { question, before }: RecordMoment<G>,
  seat: Seat,
): View<G> {
  const seen = question.view(seat);
  return before === question.before ? seen : view(rules, before, seat, seen.memory);
}
