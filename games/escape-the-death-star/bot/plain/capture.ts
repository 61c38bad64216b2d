import { FAR, stepsFrom } from '../../rules/01-station/plan.ts';
import { stationIn } from '../../rules/01-station/played-on.ts';
import { soldierDue } from '../../rules/05-scoring.ts';
import { type BoardView, NOWHERE, rebelOf } from '../../rules/model.ts';

/** A Weapon within so many steps is fetched before a soldier is fought; for Darth Vader one goes farther. */
const NEAR = 4;
const NEAR_FOR_VADER = 9;

/** Where to, by the squares that are nearest to it. */
interface Walk {
  readonly to: 'weapon' | 'soldier';
  /** From the nearest squares. */
  readonly steps: number;
  readonly squares: readonly number[];
}

/** Game 1: arm first if a Weapon is near, then to the nearest soldier whose turn it is. */
export function whereToWalk(board: BoardView, rebel: number, options: readonly number[]): Walk {
  const due = soldierDue(board);
  const { armed, square } = rebelOf(board, rebel);
  const toSoldiers = stepsTo(board, (soldier) => soldier.kind === due);
  const toWeapons = armed ? null : stepsToWeapons(board);
  const near = due === 'vader' ? NEAR_FOR_VADER : NEAR;
  const arms = toWeapons !== null && (toWeapons[square] ?? FAR) <= near;
  const steps = arms ? toWeapons : toSoldiers;
  let least = FAR;
  for (const option of options) least = Math.min(least, steps[option] ?? FAR);
  return {
    to: arms ? 'weapon' : 'soldier',
    steps: least,
    squares: options.filter((option) => steps[option] === least),
  };
}

/** From everywhere to those who are looked for, round all others. */
function stepsTo(board: BoardView, isWanted: (soldier: BoardView['soldiers'][number]) => boolean): Uint8Array {
  const { neighbours, detention } = stationIn(board);
  const standing = board.soldiers.filter(({ square }) => square !== NOWHERE);
  const closed = standing.filter((soldier) => !isWanted(soldier)).map(({ square }) => square);
  const wanted = standing.filter(isWanted).map(({ square }) => square);
  return stepsFrom(neighbours, wanted, [...closed, detention]);
}

/** To Weapons that lie free, round all soldiers. */
function stepsToWeapons(board: BoardView): Uint8Array {
  const { neighbours, weapons, detention } = stationIn(board);
  const standing = board.soldiers.flatMap(({ square }) => (square === NOWHERE ? [] : [square]));
  const free = weapons.filter((square, place) => board.weapons[place] && !standing.includes(square));
  return stepsFrom(neighbours, free, [...standing, detention]);
}
