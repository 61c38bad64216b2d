import { type BoardView, rebelOf } from '../../rules/model.ts';
import { courseOn } from './figures.ts';

/** A Weapon within this many steps is worth a detour; for Darth Vader a longer one. */
const NEAR = 4;
const NEAR_FOR_VADER = 9;

/**
 * The walks worth considering: those that come nearer to a soldier whose turn it is, and those that come nearer to a
 * Weapon close by. Whoever waits for others to weaken the guard would wait for ever if they did, too.
 */
export function onward(board: BoardView, number: number, squares: readonly number[]): readonly number[] {
  const { due, toDue, toWeapon } = courseOn(board);
  const { square: here, armed } = rebelOf(board, number);
  const far = toDue[here] ?? 0;
  const weapon = toWeapon[here] ?? 0;
  const arms = !armed && weapon <= (due === 'vader' ? NEAR_FOR_VADER : NEAR);
  const onwards = squares.filter((to) => (toDue[to] ?? far) < far || (arms && (toWeapon[to] ?? weapon) < weapon));
  return onwards.length > 0 ? onwards : squares;
}
