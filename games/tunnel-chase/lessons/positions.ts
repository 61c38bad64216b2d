import type { LessonPosition, ScriptedAnswer } from '@starboard/kernel';
import type { Chase, Height } from '../rules/model.ts';

/** Positions from which lessons begin, in asteroid 1, with the answers that lead there. */

type Answer = ScriptedAnswer<Chase>;
type Dice = NonNullable<LessonPosition<Chase>['dice']>;

export const ME = 0;
export const KES = 1;

const HIGH = 6;
const LOW = 1;
/** More curves than anybody flies in a turn. */
const MANY_CURVES = 12;

export const speed = (seat: number, choice: number): Answer => ({ seat, kind: 'speed', choice });
export const way = (seat: number, choice: number): Answer => ({ seat, kind: 'branch', choice });
export const ways = (seat: number, ...choices: readonly number[]): readonly Answer[] =>
  choices.map((choice) => way(seat, choice));
export const holdFire = (seat: number): Answer => ({ seat, kind: 'fire', choice: null });
export const height = (seat: number, choice: Height): Answer => ({ seat, kind: 'height', choice });

/** All curves of a pilot, with the same roll. */
export const curves = (who: number, first: number, second: number): Dice[number] => ({
  purpose: 'curve',
  who,
  draws: Array.from({ length: MANY_CURVES }, () => [first, second]).flat(),
});

export const shot = (who: number, ...draws: readonly number[]): Dice[number] => ({ purpose: 'shot', who, draws });

/** No wall is touched on the way to where a lesson begins. */
const CLEAN: Dice = [curves(ME, HIGH, HIGH), curves(KES, HIGH, HIGH)];

interface Entering {
  readonly leader: number;
  /** How many spaces the leader starts ahead. */
  readonly lead: number;
  readonly answers: readonly Answer[];
  readonly setup?: LessonPosition<Chase>['setup'];
}

/** 3.1 One pilot behind the other; I choose to lead or to tail. */
export function entering({ leader, lead, answers, setup = {} }: Entering): LessonPosition<Chase> {
  return {
    setup: { asteroid: 1, start: 'basic', ...setup },
    seed: 'lesson',
    dice: [
      { purpose: 'role', who: ME, draws: [HIGH] },
      { purpose: 'role', who: KES, draws: [LOW] },
      { purpose: 'lead', who: leader, draws: [lead] },
      ...CLEAN,
    ],
    answers: [{ seat: ME, kind: 'role', choice: leader === ME ? 'lead' : 'tail' }, ...answers],
  };
}

/** 10.1 I start on a space of my choice, and Kes in the mouth, far away. */
export function alone(space: number, heading: number, answers: readonly Answer[] = []): LessonPosition<Chase> {
  return {
    setup: { asteroid: 1, start: 'chase' },
    seed: 'lesson',
    dice: [{ purpose: 'places', who: ME, draws: [LOW] }, { purpose: 'places', who: KES, draws: [HIGH] }, ...CLEAN],
    answers: [{ seat: ME, kind: 'place', choice: space }, { seat: ME, kind: 'face', choice: heading }, ...answers],
  };
}

/** What all lessons of this game have in common. */
export const COCKPIT = { seat: ME, names: ['You', 'Kes'], seating: [null, null] } as const;
