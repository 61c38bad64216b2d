import type { Answer, Call, GameTypes, Match, Seat, View, Viewer } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import { cloneMatch } from '../match/clone.ts';
import { answersOf, askingFrame, askOf, decisionOn, NONE } from '../match/options.ts';
import { type Input, play } from '../match/play.ts';
import { seal, sealSingles } from '../match/sealing.ts';
import { type Happening, learnt, project } from '../views/projection.ts';
import { blankMemory, view } from '../views/view.ts';
import type { Broken, MatchRecord } from './record.ts';
import { replay } from './replay.ts';

/**
 * How a question of a record ended: all answers were applied; a call put another question in its place; a call or, in
 * the first format, the record itself ended the match; or the record stops before the question is over.
 */
export type QuestionEnd = 'answered' | 'interrupted' | 'match-ended' | 'open';

/** A question of a record, with everything that belongs to it. Views and happenings are made on request: they cost. */
export interface RecordedQuestion<G extends GameTypes> {
  /** `Match.question` while it is open. */
  readonly number: number;
  /** How many inputs of the record come before it. */
  readonly place: number;
  /** Its lines of the record, including answers that were taken back. */
  readonly inputs: readonly Input[];
  /** The match when the question was put. Don't change it. */
  readonly before: Match<G>;
  /**
   * The answers that were applied, in seat order, a seat's follow-ups after its first. Answers that the kernel gave by
   * itself are among them. If the question is open, these are the answers sealed so far; if it was interrupted, none.
   */
  readonly answers: readonly Answer<G>[];
  readonly calls: readonly Call[];
  /** All that happened until the next question, hidden from nobody. */
  readonly events: readonly G['event'][];
  readonly end: QuestionEnd;
  /** What a viewer saw when the question was put, with its memory. */
  view(viewer: Viewer): View<G>;
  /** The events that a viewer received until the next question, each with the board of its moment. */
  happenings(viewer: Viewer): readonly Happening<G>[];
}

export interface RecordQuestions<G extends GameTypes> {
  /** What happened before the first question. */
  readonly beginning: readonly G['event'][];
  readonly questions: readonly RecordedQuestion<G>[];
  /** Where the last line that could be played leads to; null if the match could not even begin. */
  readonly match: Match<G> | null;
  /** Where the present rules can't follow the record, and why; the questions stop there. */
  readonly broken: Broken | null;
}

/** The questions of a record, one by one. */
export function questionsOf<G extends GameTypes>(rules: Rules<G>, record: MatchRecord): RecordQuestions<G> {
  const beginning: G['event'][] = [];
  const questions: RecordedQuestion<G>[] = [];
  const memoryAt = memories(rules, beginning, questions);
  let open: Draft<G> | null = null;
  let now: Match<G> | null = null;
  const close = ({ before, place, inputs, events }: Draft<G>, { answers, end }: Closing<G>): void => {
    const i = questions.length;
    questions.push({
      number: before.question,
      place,
      inputs,
      before,
      answers,
      calls: inputs.filter((input) => 'call' in input),
      events,
      end,
      view: (viewer) => view(rules, before, viewer, memoryAt(i, viewer)),
      happenings: (viewer) => happeningsOf(rules, before, inputs, viewer, memoryAt(i, viewer)),
    });
  };
  const replayed = replay(rules, record, (match, events, played) => {
    const input = record.inputs[played - 1];
    if (open === null || now === null || input === undefined) beginning.push(...events);
    else {
      open.inputs.push(input);
      open.events.push(...events);
      if (isOver(open.before, match)) {
        close(open, closingOf(rules, now, input));
        open = null;
      }
    }
    now = match;
    if (open === null && match.result === null) open = { before: match, place: played, inputs: [], events: [] };
  });
  const last = replayed.ok ? replayed.match : (now as Match<G> | null);
  const left = open as Draft<G> | null;
  if (left !== null && last !== null) {
    const end = last.result === null ? 'open' : 'match-ended';
    close(left, { answers: last.sealed, end });
  }
  return { beginning, questions, match: last, broken: replayed.ok ? null : replayed };
}

interface Draft<G extends GameTypes> {
  readonly before: Match<G>;
  readonly place: number;
  readonly inputs: Input[];
  readonly events: G['event'][];
}

type Closing<G extends GameTypes> = Pick<RecordedQuestion<G>, 'answers' | 'end'>;

function isOver<G extends GameTypes>({ question }: Match<G>, now: Match<G>): boolean {
  return now.result !== null || now.question !== question;
}

/** How the input that closed a question did so; `match` is the one that it met. */
function closingOf<G extends GameTypes>(rules: Rules<G>, match: Match<G>, input: Input): Closing<G> {
  if ('call' in input) return closingByCall(rules, match, input);
  const ask = askOf(match, input.seat);
  if (ask === undefined || 'takeBack' in input) throw new Error('only an answer or a call closes a question');
  return { answers: lastSealed(rules, match, ask, input.choice), end: 'answered' };
}

/** All answers, as they were for the moment before they were applied. */
function lastSealed<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  ask: G['ask'],
  choice: Answer<G>['choice'],
): readonly Answer<G>[] {
  const sealing = { ...match };
  const { followUp } = decisionOn(rules, ask);
  const earlier = answersOf(match, ask.seat);
  seal(sealing, ask, choice, followUp?.(match.board, ask, choice, askingFrame(match), earlier, match.stack));
  sealSingles(rules, sealing);
  return sealing.sealed;
}

/** A call closes a question if the answers of the seats that are still in are complete, or if it brings another. */
function closingByCall<G extends GameTypes>(rules: Rules<G>, match: Match<G>, { at: _, ...call }: Call): Closing<G> {
  const after = cloneMatch(rules, match);
  const next = rules.call(after, call, undefined);
  if (after.result !== null) return { answers: NONE, end: 'match-ended' };
  if (typeof next === 'object') return { answers: NONE, end: 'interrupted' };
  const isIn = (seat: Seat): boolean => rules.isOut?.(after.board, seat) !== true;
  return { answers: match.sealed.filter(({ ask }) => isIn(ask.seat)), end: 'answered' };
}

/** A viewer's memory at each question: folded when somebody first wants it, and kept. */
function memories<G extends GameTypes>(
  rules: Rules<G>,
  beginning: readonly G['event'][],
  questions: readonly RecordedQuestion<G>[],
): (at: number, viewer: Viewer) => G['memory'] {
  const kept: G['memory'][][] = [];
  return (at, viewer) => {
    const place = viewer === null ? 0 : viewer + 1;
    const own = kept[place] ?? [learnt(rules, blankMemory(rules), beginning, viewer)];
    kept[place] = own;
    for (let i = own.length; i <= at; i++) {
      own.push(learnt(rules, own[i - 1] ?? blankMemory(rules), questions[i - 1]?.events ?? NONE, viewer));
    }
    return own[at] ?? blankMemory(rules);
  };
}

function happeningsOf<G extends GameTypes>(
  rules: Rules<G>,
  before: Match<G>,
  inputs: readonly Input[],
  viewer: Viewer,
  memory: G['memory'],
): readonly Happening<G>[] {
  const projection = project(rules, [viewer], [[viewer, memory]]);
  let match = before;
  for (const input of inputs) {
    const played = play(rules, match, input, projection.observe);
    if (!played.ok) throw new Error(`a line that was played can’t be played again: ${played.fact}`);
    match = played.match;
  }
  return projection.happenings(viewer);
}
