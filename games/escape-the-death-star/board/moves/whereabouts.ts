import { inTouch, reachFrom, type Station } from '../../rules/01-station/station.ts';
import { mayMove } from '../../rules/07-secret-moves.ts';
import { type BoardView, NOWHERE } from '../../rules/model.ts';
import type { StationView } from '../props.ts';

/** By Rebel: the squares where it could be, from public knowledge: its last square shown, and its die. */
export type Whereabouts = readonly (readonly number[])[];

type Hiding = Pick<StationView, 'board' | 'asked'>;

/** 7 Rebels are hidden from the roll to the reveal; at other times everybody sees where they are. */
export function isHidden({ board, asked }: Hiding): boolean {
  return board.rebels.some(({ peg }) => peg !== NOWHERE) || asked.some(({ kind }) => kind === 'sneak');
}

/** Null while there is nothing to guess. */
export function whereaboutsOf(station: Station, view: Hiding): Whereabouts | null {
  const { board } = view;
  return isHidden(view) ? board.rebels.map((_, rebel) => couldBe(station, board, rebel)) : null;
}

/** 7.3 Prisoners without a six stay in the Detention Block, where nobody fights them. */
function couldBe(station: Station, board: BoardView, rebel: number): readonly number[] {
  const seen = board.rebels[rebel];
  if (seen === undefined || seen.square < 0 || !mayMove(board, rebel)) return [];
  return reachFrom(station, seen.square, seen.die);
}

/** How many of a Rebel's possible squares a soldier on this square would touch. */
export function touchedOf(station: Station, places: readonly number[], square: number): number {
  return places.filter((place) => inTouch(station, place, square)).length;
}
