import { type Direction, distance } from '@starboard/geometry';
import type { LessonPosition, ScriptedAnswer } from '@starboard/kernel';
import { hexNamed } from '../rules/02-setup/map.ts';
import type { Order, Side, Starfire } from '../rules/model.ts';

/** Positions from which lessons begin: an own scenario, and the orders that bring the ships there. */

type Answer = ScriptedAnswer<Starfire>;
type Dice = NonNullable<LessonPosition<Starfire>['dice']>;

/** The learner's seat and ship have the same number, and so have those of Kes. */
export const ME = 0;
export const KES = 1;
/** Kes's second ship, if it has one. */
export const LEE = 2;

interface Flagship {
  /** Of the roster, or as in 1.1. */
  readonly design: string;
  readonly hex: string;
  readonly facing: Direction;
}

interface Given {
  readonly mine: Flagship;
  readonly its: Flagship;
  readonly escort?: { readonly design: string; readonly hex: string };
  /** Who wins initiative, turn by turn. */
  readonly winners: readonly Side[];
  readonly answers?: readonly Answer[];
  readonly dice?: Dice;
}

/** Rampage against Bradley, and perhaps Lee. */
export function at({ mine, its, escort, winners, answers = [], dice = [] }: Given): LessonPosition<Starfire> {
  const fleetB = [`Bradley - ${its.design}`, ...(escort === undefined ? [] : [`Lee - ${escort.design}`])];
  return {
    setup: {
      scenario: 'own',
      quickSetup: false,
      width: 40,
      height: 30,
      distance: distance(hexNamed(mine.hex), hexNamed(its.hex)),
      fleetA: [`Rampage - ${mine.design}`],
      fleetB,
    },
    seed: 'lesson',
    dice: [...initiative(winners), ...dice],
    answers: [
      { seat: ME, kind: 'place', choice: mine.hex },
      { seat: ME, kind: 'face', choice: mine.facing },
      { seat: KES, kind: 'place', choice: its.hex },
      { seat: KES, kind: 'face', choice: its.facing },
      ...(escort === undefined ? [] : [{ seat: KES, kind: 'place', choice: escort.hex } as const]),
      ...answers,
    ],
  };
}

const HIGH = 9;
const LOW = 2;

/** 3.1 The dice for turns with these winners. */
export const initiative = (winners: readonly Side[]): Dice =>
  [ME, KES].map((who) => ({ purpose: 'initiative', who, draws: winners.map((won) => (won === who ? HIGH : LOW)) }));

export const shots = (who: number, ...draws: readonly number[]): Dice[number] => ({ purpose: 'shot', who, draws });

const move = (seat: number, choice: Order): Answer => ({ seat, kind: 'move', choice });

/** 4.1 Points in which Kes moves first, or I do; a list that ends earlier has no point left. All ships of Kes do the same. */
export function flown(first: Side, mine: readonly Order[], its: readonly Order[], ships = 1): readonly Answer[] {
  const most = Math.max(mine.length, its.length);
  return Array.from({ length: most }, (_, i) => {
    const [my, kes] = [mine[i], its[i]];
    const both = [
      my === undefined ? [] : [move(ME, my)],
      kes === undefined ? [] : Array.from({ length: ships }, () => move(KES, kes)),
    ];
    return (first === ME ? both : both.toReversed()).flat();
  }).flat();
}

export const kesFlies = (order: Order): Answer => move(KES, order);

export const times = (count: number, order: Order): readonly Order[] => Array.from({ length: count }, () => order);

/** What all lessons of this game have in common. */
export const BRIDGE = { seat: ME, names: ['You', 'Kes'], seating: [null, null] } as const;
