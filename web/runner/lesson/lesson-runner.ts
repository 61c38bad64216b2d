import { type ReadonlySignal, signal } from '@preact/signals';
import type { Bot } from '@starboard/bots';
import {
  answerInLesson,
  askOf,
  beginLesson,
  type Dice,
  drawKey,
  type GameTypes,
  type Heuristics,
  happenedSince,
  type Lesson,
  type LessonSentence,
  type LessonState,
  lessonView,
  nextStep,
  play,
  type Rules,
  refusedChoices,
  rivalsAsked,
  sentenceOf,
  tryAgain,
  view,
} from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import { gatherListeners } from '../listeners.ts';
import type { MatchRunner } from '../match-runner.ts';

/** A match that follows a lesson: it begins from the scripted position, and the rivals answer by script. */
export interface LessonRunner extends MatchRunner {
  readonly state: ReadonlySignal<LessonState<GameTypes>>;
  /** A sentence of the present step. */
  say(sentence: LessonSentence<GameTypes>): string;
  /** Goes on to the next step. */
  goOn(): void;
  /** Goes back to where the step began. */
  again(): void;
}

interface Taught {
  readonly game: string;
  readonly rules: Rules<GameTypes>;
  readonly heuristics: Heuristics<GameTypes>;
  readonly lesson: Lesson<GameTypes>;
  /** Answers for the rivals in the open question. */
  readonly bot: Bot;
  /** For open questions, and for the bot. */
  readonly dice: Dice;
}

const NOT_HERE = { ok: false, code: 'no-call', fact: 'You can leave a lesson at any time.' } as const;

export function lessonRunner({ game, rules, heuristics, lesson, bot, dice }: Taught): LessonRunner {
  const listeners = gatherListeners();
  const { seat } = lesson;
  const state = signal(beginLesson(rules, lesson, drawKey(dice)));

  /** The whole past if the match stands elsewhere now, or else what has happened since. */
  const update = (now: LessonState<GameTypes>, before: LessonState<GameTypes> | null): Update => {
    const happened = before === null ? null : happenedSince(now, before);
    const seen = { viewer: seat, view: lessonView(rules, now) };
    if (happened !== null) return { ...seen, past: [], happenings: happened };
    return { ...seen, past: now.place.past.map(({ event }) => event), happenings: [], gap: true };
  };
  const become = (next: LessonState<GameTypes>): void => {
    const before = state.peek();
    if (next === before) return;
    state.value = next;
    listeners.news([update(next, before)]);
  };
  const botMove = (now: LessonState<GameTypes>, rival: number): LessonState<GameTypes> => {
    const { match, memories } = now.place;
    const seen = view(rules, match, rival, memories.find(([viewer]) => viewer === rival)?.[1]);
    return answerInLesson(rules, now, rival, bot.choose(rules, heuristics, seen, dice));
  };
  /** The learner sees what all rivals did at once. */
  const answerForRivals = (now: LessonState<GameTypes>): LessonState<GameTypes> => {
    const [rival] = rivalsAsked(now);
    return rival === undefined || askOf(now.place.match, seat) !== undefined
      ? now
      : answerForRivals(botMove(now, rival));
  };

  return {
    state,
    say: (sentence) => sentenceOf(rules, state.value, sentence),
    ended: signal(null),
    clock: signal(null),
    standing: signal(new Map()),
    async open() {
      const updates = [update(state.peek(), null)];
      return { ok: true, game, names: lesson.names, seats: [seat], updates, open: true };
    },
    subscribe: listeners.subscribe,
    async play(move) {
      const now = state.peek();
      const tried = play(rules, now.place.match, move);
      if (!tried.ok) return tried;
      if ('choice' in move) become(answerForRivals(answerInLesson(rules, now, move.seat, move.choice)));
      return { ok: true };
    },
    resign: async () => NOT_HERE,
    answerAlways: async () => NOT_HERE,
    async reasons() {
      const { match } = state.peek().place;
      const ask = askOf(match, seat);
      return ask === undefined ? [] : refusedChoices(rules, match, ask);
    },
    goOn: () => become(answerForRivals(nextStep(rules, state.peek(), drawKey(dice)))),
    again: () => become(answerForRivals(tryAgain(rules, state.peek(), drawKey(dice)))),
    close() {
      // Nothing of a lesson goes on by itself.
    },
  };
}
