import type { Seat } from '@starboard/kernel';
import { QUERY } from '../13-cards/book.ts';
import { isModified } from '../13-cards/query.ts';
import { type Board, isFlying, shipOf } from '../model.ts';
import { skillOf } from '../values.ts';

/**
 * 3.4 Between equal skills: ships tied at the start keep their order, else the lower total comes first, then the
 * ranking.
 */
export function comesBefore(board: Board, one: Seat, other: Seat): boolean {
  const [first, second] = [shipOf(board, one), shipOf(board, other)];
  if (first.skill !== second.skill && first.total !== second.total) return first.total < second.total;
  return board.ranking.indexOf(one) < board.ranking.indexOf(other);
}

/** 3.4 The next in ascending skill of those that have not activated. */
export function nextToAct(board: Board): Seat | undefined {
  let found: Seat | undefined;
  let least = 0;
  const isPlain = !isModified(board, QUERY.skill);
  for (let seat = 0; seat < board.ships.length; seat++) {
    const ship = shipOf(board, seat);
    if (!isFlying(ship) || ship.activated) continue;
    const skill = isPlain ? ship.skill : skillOf(board, seat, 'activation');
    if (found === undefined || skill < least || (skill === least && comesBefore(board, seat, found))) {
      found = seat;
      least = skill;
    }
  }
  return found;
}

/** The next in descending skill (6.1), at or below the skill in play. */
export function nextToFight(board: Board, most: number): { readonly ship: Seat; readonly skill: number } | undefined {
  let found: Seat | undefined;
  let highest = 0;
  const isPlain = !isModified(board, QUERY.skill);
  for (let seat = 0; seat < board.ships.length; seat++) {
    const ship = shipOf(board, seat);
    if (!isFlying(ship) || ship.fought) continue;
    const skill = isPlain ? ship.skill : skillOf(board, seat, 'combat');
    if (skill > most) continue;
    if (found === undefined || skill > highest || (skill === highest && comesBefore(board, seat, found))) {
      found = seat;
      highest = skill;
    }
  }
  return found === undefined ? undefined : { ship: found, skill: highest };
}

/** Ascending skill, for placing (2.4) and returning. */
export function inAscendingSkill(
  board: Board,
  seats: readonly Seat[],
  purpose: 'placement' | 'activation',
): readonly Seat[] {
  const before = (one: Seat, other: Seat): number =>
    skillOf(board, one, purpose) - skillOf(board, other, purpose) || (comesBefore(board, one, other) ? -1 : 1);
  return seats.toSorted(before);
}
