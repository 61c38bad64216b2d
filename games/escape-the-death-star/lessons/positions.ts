import type { LessonPosition, ScriptedAnswer } from '@starboard/kernel';
import { STANDARD } from '../rules/01-station/station.ts';
import { CARD_NUMBERS } from '../rules/02-pieces/pieces.ts';
import { type DeathStar, FETT, FIRST_TROOPER, VADER } from '../rules/model.ts';

/** Positions from which lessons begin: Luke and Han set out against an Imperial with four soldiers. */

export const LUKE = 0;
const HAN = 1;
const IMPERIAL = 2;
export const TROOPER = FIRST_TROOPER;

/** The number of a square on the standard map. */
export function sq(name: string): number {
  const square = STANDARD.names.indexOf(name);
  if (square < 0) throw new Error(`there is no square ${name}`);
  return square;
}

export const LUKES_START = 'D3';
const HANS_START = 'L4';

/** All in the south-east of the Falcon, where they touch nobody who comes from the north-west. */
const SOLDIERS_SET_OUT = [
  [VADER, 'I9'],
  [FETT, 'H9'],
  [FIRST_TROOPER, 'I8'],
  [FIRST_TROOPER + 1, 'G9'],
] as const;

/** A round before a lesson: Luke's roll, where he goes, and the soldier that the Imperial moves, if any. */
interface Round {
  readonly roll: number;
  readonly to: string;
  readonly soldier?: readonly [soldier: number, square: string];
}

interface Given {
  readonly before?: readonly Round[];
  /** The dice of the round in which the lesson begins. */
  readonly roll: number;
  readonly red?: number;
  readonly next?: readonly ScriptedAnswer<DeathStar>[];
}

export function at({ before = [], roll, red = 1, next = [] }: Given): LessonPosition<DeathStar> {
  const rolls = [...before.map((round) => round.roll), roll];
  return {
    setup: { game: 'escape' },
    seed: 'lesson',
    dice: [
      { purpose: 'cards', draws: [CARD_NUMBERS.map((card) => card - 1)] },
      { purpose: 'secret-move', who: LUKE, draws: rolls },
      { purpose: 'secret-move', who: HAN, draws: rolls.map(() => 1) },
      { purpose: 'red', draws: [...before.map(() => 1), red] },
    ],
    answers: [
      ...SOLDIERS_SET_OUT.map(([, square]) => ({ seat: IMPERIAL, kind: 'set-out' as const, choice: sq(square) })),
      { seat: LUKE, kind: 'hero', choice: 'luke' },
      { seat: HAN, kind: 'hero', choice: 'han' },
      ...before.flatMap(({ to, soldier }) => [sneak(LUKE, to), hanStays, ...soldierMoves(soldier)]),
      ...next,
    ],
  };
}

const sneak = (seat: number, square: string): ScriptedAnswer<DeathStar> => ({
  seat,
  kind: 'sneak',
  choice: sq(square),
});

export const lukeSneaks = (square: string): ScriptedAnswer<DeathStar> => sneak(LUKE, square);
export const hanStays = sneak(HAN, HANS_START);

export function soldierMoves(move?: readonly [soldier: number, square: string]): readonly ScriptedAnswer<DeathStar>[] {
  if (move === undefined) return [{ seat: IMPERIAL, kind: 'soldier', choice: null }];
  const [soldier, square] = move;
  return [
    { seat: IMPERIAL, kind: 'soldier', choice: soldier },
    { seat: IMPERIAL, kind: 'square', choice: sq(square) },
  ];
}

/** What the lessons for Rebels have in common. */
export const REBEL = { seat: LUKE, names: ['You', 'Ben', 'Cora'], seating: [null, null, null] } as const;
/** The same for the Imperial. */
export const COMMANDER = { seat: IMPERIAL, names: ['Ben', 'Cleo', 'You'], seating: [null, null, null] } as const;
