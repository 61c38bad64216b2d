import { inARow, plural } from '@starboard/kernel';
import { BAYS, FAR, stepsFrom } from '../rules/01-station/plan.ts';
import { stationIn } from '../rules/01-station/played-on.ts';
import { distanceBetween } from '../rules/01-station/station.ts';
import type { BoardView } from '../rules/model.ts';

/** Places in words: squares by column and row, with what they are. */

type SetupOf = Pick<BoardView, 'setup'>;

/** "F7". */
export const squareName = (board: SetupOf, square: number): string => stationIn(board).names[square] ?? 'nowhere';

/** The name of a special square, such as "green START". */
function landmark(board: SetupOf, square: number): string | undefined {
  const station = stationIn(board);
  const { starts, compactors, falcon, around, detention, closet, doors } = station;
  const bay = starts.indexOf(square);
  if (bay >= 0) return `${BAYS[bay]} START`;
  if (compactors.includes(square)) return 'Trash Compactor';
  if (doors.includes(square)) return 'a doorway of the Falcon';
  if (falcon.includes(square)) return 'in the Falcon';
  if (around.includes(square)) return 'beside the Falcon';
  if (square === detention) return 'Detention Block';
  return square === closet ? 'closet' : undefined;
}

/** "D3, green START". */
export function placeName(board: SetupOf, square: number): string {
  const what = landmark(board, square);
  return what === undefined ? squareName(board, square) : `${squareName(board, square)}, ${what}`;
}

/** Things on a square that can be taken: "Weapon", "code card". */
export function lyingOn(board: BoardView, square: number): readonly string[] {
  const { cardPlace, weaponPlace, closet } = stationIn(board);
  const weapon = board.weapons[weaponPlace[square] ?? -1] === true || (square === closet && board.closet > 0);
  const card = board.cards[cardPlace[square] ?? -1] === true;
  return [...(weapon ? ['Weapon'] : []), ...(card ? ['code card'] : [])];
}

/** "E5: code card", "D3, green START", as the label of an option. */
export function placeWithThings(board: BoardView, square: number): string {
  const things = lyingOn(board, square);
  return things.length === 0 ? placeName(board, square) : `${placeName(board, square)}: ${inARow(things)}`;
}

/** Steps on foot; in Game 2 through compactors too. */
export function stepsBetween(board: SetupOf, from: number, to: number): number {
  const station = stationIn(board);
  if (board.setup.game === 'escape') return distanceBetween(station, from, to);
  return stepsFrom(station.neighbours, [from], [station.detention])[to] ?? FAR;
}

/** Steps to the nearest square of the Falcon. */
export function stepsToFalcon(board: SetupOf, from: number): number {
  return Math.min(...stationIn(board).falcon.map((square) => stepsBetween(board, from, square)));
}

export const squares = (count: number): string => plural(count, 'square');
