import type { Names } from '@starboard/kernel';
import { stationIn } from '../rules/01-station/played-on.ts';
import { inTouch } from '../rules/01-station/station.ts';
import { mayMove, waysToSneak } from '../rules/07-secret-moves.ts';
import { type BoardView, rebelOf } from '../rules/model.ts';
import { rebelName, soldierName } from './figures.ts';

/** A Rebel that a soldier could meet on a square. */
interface Meeting {
  readonly rebel: number;
  /** Whether the soldier touches every square that the Rebel can have reached. */
  readonly certain: boolean;
}

/** 8.2 The Rebels that a soldier there could meet: this follows from the public dice. */
export function meetingsAt(board: BoardView, square: number): readonly Meeting[] {
  const station = stationIn(board);
  return [...board.rebels.keys()].flatMap((rebel) => {
    if (!mayMove(board, rebel)) return [];
    const ends = waysToSneak(board, rebelOf(board, rebel));
    const touched = ends.filter((end) => inTouch(station, end, square)).length;
    return touched === 0 ? [] : [{ rebel, certain: touched === ends.length }];
  });
}

/** "Darth Vader meets Luke here, wherever Luke went." */
export function meetingsInWords(board: BoardView, soldier: number, square: number, names: Names): readonly string[] {
  const met = meetingsAt(board, square);
  const who = soldierName(soldier);
  if (met.length === 0) return [`${who} can’t meet a Rebel here.`];
  return met.map(({ rebel, certain }) => {
    const name = rebelName(board, rebel, names);
    return certain ? `${who} meets ${name} here, wherever ${name} went.` : `${who} may meet ${name} here.`;
  });
}
