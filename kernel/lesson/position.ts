import { keyFromSeed } from '../dice/dice.ts';
import { isByPurpose } from '../dice/match-dice.ts';
import type { Choice, GameTypes, Kind, Match, Seat } from '../game/game-types.ts';
import type { Lesson, LessonPosition, ScriptedAnswer } from '../game/lesson.ts';
import type { Rules } from '../game/rules.ts';
import { begin } from '../match/begin.ts';
import { askOf, options } from '../match/options.ts';
import { play } from '../match/play.ts';
import { checkSetup } from '../match/setup.ts';
import { same } from '../values/json.ts';
import { type Happening, type Memories, project } from '../views/projection.ts';
import { blankMemory, view } from '../views/view.ts';

/** Where the match of a lesson stands. */
export interface LessonPlace<G extends GameTypes> {
  readonly match: Match<G>;
  readonly memories: Memories<G>;
  /** What the learner has seen happen. */
  readonly past: readonly Happening<G>[];
}

/** The match of a lesson, with everything that goes on in it. */
export interface Scene<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly seat: Seat;
  place: LessonPlace<G>;
}

/** Lays out a position, which its answers must lead to. */
export function layOut<G extends GameTypes>(
  rules: Rules<G>,
  { seat, seating }: Pick<Lesson<G>, 'seat' | 'seating'>,
  { setup, seed, dice = [], answers = [] }: Omit<LessonPosition<G>, 'setup'> & { readonly setup: object },
): LessonPlace<G> {
  const checked = checkSetup(rules, setup, seating);
  if (!checked.ok) throw new Error(`no lesson can begin there: ${checked.fact}`);
  const seats = seating.map((_, each) => each);
  const { observe, happenings, memory } = project(rules, seats);
  const match = begin(rules, checked.setup, seating, { key: keyFromSeed(seed), script: dice }, observe);
  const memories = seats.map((each) => [each, memory(each)] as const);
  const scene: Scene<G> = { rules, seat, place: { match, memories, past: happenings(seat) } };
  for (const { seat: by, kind, choice } of answers) {
    const ask = askOf(scene.place.match, by);
    if (ask?.kind !== kind) throw new Error(`the position has an answer for ${kind}, but ${by} is asked ${ask?.kind}`);
    put(scene, by, choice);
  }
  return scene.place;
}

/** Plays a choice. The rules must allow it: the page offers only options, and scripts are tested. */
export function put<G extends GameTypes>(scene: Scene<G>, seat: Seat, choice: Choice<G>): void {
  const { rules, place } = scene;
  const { match, memories, past } = place;
  const seats = memories.map(([viewer]) => viewer);
  const { observe, happenings, memory } = project(rules, seats, memories);
  const played = play(rules, match, { seat, question: match.question, choice }, observe);
  if (!played.ok) throw new Error(`a lesson can’t play ${JSON.stringify(choice)} for seat ${seat}: ${played.fact}`);
  scene.place = {
    match: played.match,
    memories: seats.map((viewer) => [viewer, memory(viewer)] as const),
    past: [...past, ...happenings(scene.seat)],
  };
}

/** From here on, the next draws are these. */
export function scriptDice<G extends GameTypes>(
  { match, ...place }: LessonPlace<G>,
  draws: LessonPosition<G>['dice'] = [],
): LessonPlace<G> {
  const { dice } = match;
  return isByPurpose(dice) ? { ...place, match: { ...match, dice: { ...dice, script: draws } } } : { ...place, match };
}

/** No match of a lesson has as many answers between two questions of the learner. */
const ENDLESS = 500;

/** Goes on by the script until the learner is asked such a question, or the match is over. */
export function runUntil<G extends GameTypes>(
  scene: Scene<G>,
  until: readonly Kind<G>[],
  answers: readonly ScriptedAnswer<G>[] = [],
): void {
  let left = answers;
  for (let count = 0; count < ENDLESS; count++) {
    const { match } = scene.place;
    const own = askOf(match, scene.seat);
    if (match.result !== null || (own !== undefined && until.includes(own.kind))) return;
    const [ask] = match.asks;
    if (ask === undefined) throw new Error('the match of a lesson asks nobody and is not over');
    const scripted = left.find((each) => each.seat === ask.seat && each.kind === ask.kind);
    left = left.filter((each) => each !== scripted);
    put(scene, ask.seat, scripted === undefined ? usualAnswer(scene, ask) : scripted.choice);
  }
  throw new Error(`the match of a lesson has not come to ${until.join(' or ')}`);
}

function usualAnswer<G extends GameTypes>({ rules, place }: Scene<G>, ask: G['ask']): Choice<G> {
  const { match } = place;
  const usual = rules.usual?.answer(viewAt(rules, place, ask.seat));
  const listed = options(rules, match, ask);
  const fits = usual !== undefined && listed.some((option) => same(option, usual.choice));
  const choice = fits ? usual.choice : listed[0];
  if (choice === undefined) throw new Error(`there is no answer to ${ask.kind}`);
  return choice;
}

export function viewAt<G extends GameTypes>(rules: Rules<G>, { match, memories }: LessonPlace<G>, seat: Seat) {
  return view(rules, match, seat, memories.find(([whose]) => whose === seat)?.[1] ?? blankMemory(rules));
}
