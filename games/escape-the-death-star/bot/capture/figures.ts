import { FAR, stepsFrom } from '../../rules/01-station/plan.ts';
import { stationIn } from '../../rules/01-station/played-on.ts';
import { asNumber, battleOdds } from '../../rules/03-battle/odds.ts';
import { captureRank, pointsOf, soldierDue } from '../../rules/05-scoring.ts';
import { type BoardView, NOWHERE, type SoldierKind } from '../../rules/model.ts';

export const CAPTURE_FIGURES = 9;

/** Who stands where between two turns of Game 1. */
export type RaceBoard = Pick<BoardView, 'setup' | 'soldiers' | 'weapons' | 'left' | 'first' | 'round'> & {
  readonly rebels: readonly Pick<BoardView['rebels'][number], 'seat' | 'hero' | 'square' | 'armed' | 'captives'>[];
};

/** By square: steps to what Rebels want, round the soldiers they may not fight. */
interface Course {
  readonly due: SoldierKind;
  readonly toDue: Uint8Array;
  /** To the soldier whose turn comes after all those that are due now. */
  readonly toNext: Uint8Array;
  readonly toWeapon: Uint8Array;
  readonly remaining: number;
}

const AFTER: { readonly [K in SoldierKind]: SoldierKind } = { trooper: 'fett', fett: 'vader', vader: 'vader' };
const POINTS = { trooper: 1, fett: 2, vader: 3 } as const;

export function courseOn(board: Pick<RaceBoard, 'setup' | 'soldiers' | 'weapons'>): Course {
  const { neighbours, weapons, detention } = stationIn(board);
  const due = soldierDue(board);
  const standing = board.soldiers.filter(({ square }) => square !== NOWHERE);
  const squaresOf = (wanted: (kind: SoldierKind) => boolean): readonly number[] =>
    standing.filter(({ kind }) => wanted(kind)).map(({ square }) => square);
  const next = AFTER[due];
  const lying = weapons.filter((_, place) => board.weapons[place] === true);
  return {
    due,
    toDue: stepsFrom(
      neighbours,
      squaresOf((kind) => kind === due),
      [...squaresOf((kind) => kind !== due), detention],
    ),
    toNext: stepsFrom(
      neighbours,
      squaresOf((kind) => kind === next),
      [detention],
    ),
    toWeapon: stepsFrom(neighbours, lying, [...squaresOf((kind) => kind !== due), detention]),
    remaining: standing.reduce((sum, { kind }) => sum + POINTS[kind], 0),
  };
}

/** The chance to roll so many steps or more. */
const within = (steps: number): number => (steps === FAR ? 0 : Math.max(0, Math.min(1, (7 - steps) / 6)));
const USUAL_STEPS = 3.5;
/** Turns to get so far, at most. */
const turnsFor = (steps: number): number => Math.min(4, (steps === FAR ? 20 : steps) / USUAL_STEPS);

/** How a Rebel stands in the race; `wait` is how many others have a turn before it, as a share of all. */
export function raceFigures(course: Course, rebel: RaceBoard['rebels'][number], wait: number): readonly number[] {
  const { due, toDue, toNext, toWeapon, remaining } = course;
  const { square, armed, captives } = rebel;
  const points = pointsOf({ captives });
  const wins = asNumber(battleOdds(due, armed));
  const reach = within(toDue[square] ?? FAR) * wins * POINTS[due];
  return [
    points,
    points / (1 + remaining),
    (captureRank({ captives }) - 4 * points) / (1 + remaining),
    Number(armed) * Math.min(1, remaining / 4),
    reach,
    reach * (1 - wait),
    -turnsFor(toDue[square] ?? FAR) * Math.min(1, remaining / 4),
    due === 'vader' ? 0 : -turnsFor(toNext[square] ?? FAR) * Math.min(1, remaining / 4),
    armed ? 0 : within(toWeapon[square] ?? FAR) * Math.min(1, remaining / 4),
  ];
}
