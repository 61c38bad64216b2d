import { botById } from '@starboard/bots';
import {
  answerInLesson,
  beginLesson,
  type Choice,
  canonical,
  type Dice,
  diceFromSeed,
  drawKey,
  type GameTypes,
  type Heuristics,
  type Lesson,
  type LessonState,
  lessonView,
  nextStep,
  type OpenStep,
  options,
  pick,
  type Rules,
  rivalsAsked,
  type Seat,
  sentenceOf,
  stepOf,
  type TaskStep,
  tryAgain,
  view,
} from '@starboard/kernel';
import { ruleFaults, sayingFaults } from './said-in-lessons.ts';

interface LessonCheck<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly heuristics: Heuristics<G>;
  /** The text of RULEBOOK.md. */
  readonly rulebook: string;
  /** What the board calls its parts (`board/parts.ts`). */
  readonly parts: readonly string[];
  readonly lesson: Lesson<G>;
}

/** Choices at random for each task. */
const TRIES = 12;
/** Who plays the rivals in further tries of an open question: bots that think take long. */
const STAND_INS = ['random', 'random'] as const;
/** No open question takes as many answers. */
const ENDLESS = 3000;

/** What is wrong with a lesson, a sentence each. It is played by its solution, by every wrong way and at random. */
export async function lessonFaults<G extends GameTypes>(check: LessonCheck<G>): Promise<readonly string[]> {
  const { rules, lesson, heuristics } = check;
  const dice = diceFromSeed(`lesson ${lesson.id}`);
  const faults = [...ruleFaults(check)];
  const last = lesson.steps.at(-1);
  if (last?.kind !== 'open' || lesson.steps.some((step) => step.kind === 'open' && step !== last)) {
    return [...faults, 'A lesson ends with its only open question.'];
  }
  await botById(last.bot)?.prepare?.(heuristics);
  try {
    let state = beginLesson(rules, lesson, drawKey(dice));
    for (;;) {
      faults.push(...faultsAt(check, state, dice).map((fault) => `Step ${state.step + 1}: ${fault}`));
      const step = stepOf(state);
      if (step.kind === 'open') return faults;
      const solved = step.kind === 'do' ? answerInLesson(rules, state, lesson.seat, step.solution) : state;
      const next = nextStep(rules, solved, drawKey(dice));
      if (next === solved) return [...faults, `Step ${state.step + 1} leads no further.`];
      state = next;
    }
  } catch (error) {
    return [...faults, error instanceof Error ? error.message : String(error)];
  }
}

function faultsAt<G extends GameTypes>(check: LessonCheck<G>, state: LessonState<G>, dice: Dice): readonly string[] {
  const { rules } = check;
  const step = stepOf(state);
  const faults = [...sayingFaults(sentenceOf(rules, state, step.say)), ...highlightFaults(check, state)];
  if (step.kind === 'do') faults.push(...taskFaults(rules, state, step, dice));
  if (step.kind === 'open') {
    for (const rival of [step.bot, ...STAND_INS]) faults.push(...openFaults(check, state, step, rival, dice));
  }
  return faults;
}

/** What is highlighted has to be a part of the board, or an option. */
function highlightFaults<G extends GameTypes>(
  { rules, parts }: LessonCheck<G>,
  state: LessonState<G>,
): readonly string[] {
  const listed = (lessonView(rules, state).mine?.options ?? []).map((option) => canonical(option));
  return (stepOf(state).highlights ?? []).flatMap((each) => {
    if (typeof each === 'string') return parts.includes(each) ? [] : [`the board has no part ${each}`];
    return listed.includes(canonical(each.choice)) ? [] : [`the highlighted ${canonical(each.choice)} is no option`];
  });
}

function taskFaults<G extends GameTypes>(
  rules: Rules<G>,
  state: LessonState<G>,
  step: TaskStep<G>,
  dice: Dice,
): readonly string[] {
  const { seat } = state.lesson;
  const { mine } = lessonView(rules, state);
  if (mine === null || mine.ask.kind !== step.ask) return [`the learner is not asked for ${step.ask}`];
  const faults = [...sayingFaults(sentenceOf(rules, state, step.hint))];
  const right = answerInLesson(rules, state, seat, step.solution);
  if (right.phase !== 'understood') faults.push(`the solution is not understood: ${right.reply?.says}`);
  faults.push(...sayingFaults(right.reply?.says));
  // Where luck alone decides, as at heights, every choice is right.
  const isRight = (choice: Choice<G>): boolean => answerInLesson(rules, state, seat, choice).phase === 'understood';
  if (step.wrongWays.length === 0 && !mine.options.every(isRight)) faults.push('no wrong way has an answer');
  for (const { name, example } of step.wrongWays) {
    const wrong = answerInLesson(rules, state, seat, example);
    if (wrong.reply?.wrongWay !== name) {
      faults.push(`“${name}” is answered otherwise (${wrong.phase}, ${wrong.reply?.wrongWay}): ${wrong.reply?.says}`);
    }
  }
  const tries = [...step.wrongWays.map((way) => way.example), ...someOf(mine.options, dice)];
  return [...faults, ...tries.flatMap((choice) => triedFaults(rules, state, choice, dice))];
}

/** All options if there are few, or else some at random. */
function someOf<T>(listed: readonly T[], dice: Dice): readonly T[] {
  return listed.length <= TRIES ? listed : Array.from({ length: TRIES }, () => pick(dice, listed));
}

/** Every choice is answered; after a wrong one, the learner is asked the same again. */
function triedFaults<G extends GameTypes>(
  rules: Rules<G>,
  state: LessonState<G>,
  choice: G['choice'],
  dice: Dice,
): readonly string[] {
  const tried = answerInLesson(rules, state, state.lesson.seat, choice);
  const faults = sayingFaults(tried.reply?.says);
  if (tried.phase === 'understood') return faults;
  const again = tryAgain(rules, tried, drawKey(dice));
  const same = canonical(lessonView(rules, again)) === canonical(lessonView(rules, state));
  return same ? faults : [...faults, `after ${canonical(choice)} the lesson doesn’t go back`];
}

/** The learner chooses at random, and the bot answers for the rivals. */
function openFaults<G extends GameTypes>(
  { rules, heuristics }: LessonCheck<G>,
  state: LessonState<G>,
  step: OpenStep<G>,
  rivals: string,
  dice: Dice,
): readonly string[] {
  const bot = botById(rivals);
  if (bot === undefined) return [`there is no bot ${rivals}`];
  let now = tryAgain(rules, { ...state, phase: 'lost' }, drawKey(dice));
  for (let count = 0; count < ENDLESS && now.phase === 'playing'; count++) {
    const [rival] = rivalsAsked(now);
    const seat: Seat = rival ?? now.lesson.seat;
    const { match, memories } = now.place;
    const seen = view(rules, match, seat, memories.find(([viewer]) => viewer === seat)?.[1]);
    const { mine } = seen;
    if (mine === null) return [`nobody is asked, and the question is open: ${canonical(match.asks)}`];
    const choice =
      rival === undefined ? pick(dice, options(rules, match, mine.ask)) : bot.choose(rules, heuristics, seen, dice);
    now = answerInLesson(rules, now, seat, choice);
  }
  if (now.phase === 'playing') return ['the open question never ends'];
  return [...sayingFaults(now.reply?.says), ...praiseFaults(rules, now, step)];
}

/** What is said after a victory and after a defeat reads well whatever has happened. */
function praiseFaults<G extends GameTypes>(
  rules: Rules<G>,
  { begun, place, lesson }: LessonState<G>,
  step: OpenStep<G>,
) {
  const seen = (at: typeof begun) =>
    view(rules, at.match, lesson.seat, at.memories.find(([viewer]) => viewer === lesson.seat)?.[1]);
  const events = place.past.slice(begun.past.length).map(({ event }) => event);
  const progress = { before: seen(begun), after: seen(place), events, ended: true };
  return [step.praise, step.consolation].flatMap(({ say }) =>
    sayingFaults(typeof say === 'string' ? say : say(progress)),
  );
}
