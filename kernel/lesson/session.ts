import type { Key } from '../dice/chacha.ts';
import type { Choice, GameTypes, Seat, View } from '../game/game-types.ts';
import type {
  Lesson,
  LessonAnswer,
  LessonProgress,
  LessonSentence,
  LessonStep,
  OpenStep,
  TaskStep,
} from '../game/lesson.ts';
import type { Rules } from '../game/rules.ts';
import { branch } from '../match/branch.ts';
import type { Happening } from '../views/projection.ts';
import { type LessonPlace, layOut, put, runUntil, type Scene, scriptDice, viewAt } from './position.ts';

/**
 * What the learner does now: reads, makes the taught choice, plays the open question, or reads what came of a try.
 */
export type LessonPhase = 'reading' | 'asked' | 'understood' | 'wrong' | 'playing' | 'won' | 'lost';

/** A lesson while it is taken. */
export interface LessonState<G extends GameTypes> {
  readonly lesson: Lesson<G>;
  /** Counted from 0. */
  readonly step: number;
  readonly phase: LessonPhase;
  readonly place: LessonPlace<G>;
  /** Where the step began: a wrong try goes back there. */
  readonly begun: LessonPlace<G>;
  readonly reply: LessonReply | null;
}

export interface LessonReply {
  readonly says: string;
  readonly rule: string;
  /** The name of the wrong way that was taken; null for a right choice, and for one that no wrong way fits. */
  readonly wrongWay: string | null;
}

export function beginLesson<G extends GameTypes>(rules: Rules<G>, lesson: Lesson<G>, key: Key): LessonState<G> {
  return enter(rules, lesson, 0, layOut(rules, lesson, lesson.position), key);
}

/** The step after this one; the same state if the learner has something else to do first, or it was the last. */
export function nextStep<G extends GameTypes>(rules: Rules<G>, state: LessonState<G>, key: Key): LessonState<G> {
  const { lesson, step, phase, place } = state;
  if ((phase !== 'reading' && phase !== 'understood') || step + 1 >= lesson.steps.length) return state;
  return enter(rules, lesson, step + 1, place, key);
}

/** Goes back to where the step began, after a try. An open question gets other dice. */
export function tryAgain<G extends GameTypes>(rules: Rules<G>, state: LessonState<G>, key: Key): LessonState<G> {
  const { phase, begun } = state;
  if (phase === 'wrong') return { ...state, phase: 'asked', place: begun, reply: null };
  if (phase !== 'lost' && phase !== 'won') return state;
  const place = { ...begun, match: branch(rules, begun.match, key) };
  return { ...state, phase: 'playing', place, begun: place, reply: null };
}

/** A choice of the learner, or in an open question of any seat. The rules must allow it. */
export function answerInLesson<G extends GameTypes>(
  rules: Rules<G>,
  state: LessonState<G>,
  seat: Seat,
  choice: Choice<G>,
): LessonState<G> {
  const step = stepOf(state);
  if (step.kind === 'do' && state.phase === 'asked') return attempt(rules, state, step, choice);
  if (step.kind === 'open' && state.phase === 'playing') return playOn(rules, state, step, seat, choice);
  return state;
}

/** The other seats that are asked in an open question; bots answer for them. */
export function rivalsAsked<G extends GameTypes>({ phase, place, lesson }: LessonState<G>): readonly Seat[] {
  if (phase !== 'playing') return [];
  return place.match.asks.map(({ seat }) => seat).filter((seat) => seat !== lesson.seat);
}

/** The learner can only choose what the step is about. */
export function lessonView<G extends GameTypes>(rules: Rules<G>, state: LessonState<G>): View<G> {
  const seen = viewAt(rules, state.place, state.lesson.seat);
  return state.phase === 'asked' || state.phase === 'playing' ? seen : { ...seen, mine: null };
}

/** What happened after a state that this one follows from. */
export function happenedSince<G extends GameTypes>(
  state: LessonState<G>,
  before: LessonState<G>,
): readonly Happening<G>[] | null {
  const [past, known] = [state.place.past, before.place.past];
  const follows = past.length >= known.length && known.every((happening, i) => past[i] === happening);
  return follows ? past.slice(known.length) : null;
}

/** What the step says, from where it began. */
export function sentenceOf<G extends GameTypes>(
  rules: Rules<G>,
  { lesson, begun }: Pick<LessonState<G>, 'lesson' | 'begun'>,
  sentence: LessonSentence<G>,
): string {
  return typeof sentence === 'string' ? sentence : sentence(viewAt(rules, begun, lesson.seat));
}

export function stepOf<G extends GameTypes>({ lesson, step }: Pick<LessonState<G>, 'lesson' | 'step'>): LessonStep<G> {
  const found = lesson.steps[step];
  if (found === undefined) throw new Error(`lesson ${lesson.id} has no step ${step}`);
  return found;
}

function enter<G extends GameTypes>(
  rules: Rules<G>,
  lesson: Lesson<G>,
  at: number,
  place: LessonPlace<G>,
  key: Key,
): LessonState<G> {
  const step = stepOf({ lesson, step: at });
  const from = step.position === undefined ? place : layOut(rules, lesson, step.position);
  const entered = { lesson, step: at, reply: null };
  switch (step.kind) {
    case 'read':
      return { ...entered, phase: 'reading', place: from, begun: from };
    case 'watch': {
      const scene: Scene<G> = { rules, seat: lesson.seat, place: scriptDice(from, step.dice) };
      runUntil(scene, step.until, step.answers);
      return { ...entered, phase: 'reading', place: scene.place, begun: scene.place };
    }
    case 'do': {
      const scene: Scene<G> = { rules, seat: lesson.seat, place: from };
      runUntil(scene, [step.ask]);
      return { ...entered, phase: 'asked', place: scene.place, begun: scene.place };
    }
    case 'open': {
      const fresh = scriptDice({ ...from, match: branch(rules, from.match, key) });
      return { ...entered, phase: 'playing', place: fresh, begun: fresh };
    }
  }
}

function attempt<G extends GameTypes>(
  rules: Rules<G>,
  state: LessonState<G>,
  step: TaskStep<G>,
  choice: Choice<G>,
): LessonState<G> {
  const { lesson, begun } = state;
  const { seat } = lesson;
  const scene: Scene<G> = { rules, seat, place: scriptDice(begun, step.dice) };
  put(scene, seat, choice);
  runUntil(scene, step.until ?? [step.ask], step.answers);
  const tried = { ...comparison(rules, state, scene.place), choice };
  const understood = step.understood(tried);
  const place = scene.place;
  if (understood) return { ...state, phase: 'understood', place, reply: replyOf(step.praise, tried) };
  const way = step.wrongWays.find((each) => each.fits(tried));
  return { ...state, phase: 'wrong', place, reply: replyOf(way ?? step.otherwise, tried, way?.name) };
}

function playOn<G extends GameTypes>(
  rules: Rules<G>,
  state: LessonState<G>,
  step: OpenStep<G>,
  by: Seat,
  choice: Choice<G>,
): LessonState<G> {
  const { lesson, place, begun } = state;
  const scene: Scene<G> = { rules, seat: lesson.seat, place };
  put(scene, by, choice);
  const { match } = scene.place;
  const turns = rules.turn(match.board) - rules.turn(begun.match.board);
  const ended = match.result !== null || (step.turns !== null && turns >= step.turns);
  const progress: LessonProgress<G> = { ...comparison(rules, state, scene.place), ended };
  const won = step.isWon(progress);
  const next = { ...state, place: scene.place };
  if (won) return { ...next, phase: 'won', reply: replyOf(step.praise, progress) };
  return ended ? { ...next, phase: 'lost', reply: replyOf(step.consolation, progress) } : next;
}

function comparison<G extends GameTypes>(rules: Rules<G>, { lesson, begun }: LessonState<G>, now: LessonPlace<G>) {
  return {
    before: viewAt(rules, begun, lesson.seat),
    after: viewAt(rules, now, lesson.seat),
    events: now.past.slice(begun.past.length).map(({ event }) => event),
  };
}

function replyOf<G extends GameTypes, Tried>(
  { say, rule }: LessonAnswer<G, Tried>,
  tried: Tried,
  wrongWay: string | null = null,
): LessonReply {
  return { says: typeof say === 'string' ? say : say(tried), rule, wrongWay };
}
