import type { Seat } from '@starboard/kernel';
import { asking } from '@starboard/ui';
import { attackIfMade } from '../../../rules/06-attack/if-made.ts';
import { type Arc, type MeasuredLine, measure, sight } from '../../../rules/geometry/index.ts';
import { type Board, isFlying, shipOf } from '../../../rules/model.ts';
import type { Asked, FurballChoice } from '../../props.ts';

export interface Measured {
  readonly line: MeasuredLine;
  /** 0 beyond range 3. */
  readonly range: number;
  readonly obstructed: boolean;
}

/** A line from the ship that asks to one that may be chosen. */
export interface TargetLine extends Measured {
  readonly choice: FurballChoice;
  readonly target: Seat;
  readonly arc: Arc;
}

/** Lines to all ships that may be chosen; none if the ask is not about ships on the mat. */
export function aimsOf(asked: Asked | null, board: Board): readonly TargetLine[] {
  const [attack, ship] = [asking(asked, 'attack'), asking(asked, 'ship')];
  if (attack !== null) {
    const frame = attack.view.stack.at(-1);
    const given = frame?.at === 'chance' ? frame.given : null;
    const { seat } = attack.ask;
    return attack.options.flatMap((choice) => {
      const made = choice === null ? null : attackIfMade(board, seat, choice, given);
      const line = made === null ? null : measured(board, seat, made.defender, made.arc, made.obstructed);
      return choice === null || made === null || line === null
        ? []
        : [{ ...line, choice, target: choice.at, arc: made.arc }];
    });
  }
  if (ship === null) return [];
  const { seat } = ship.ask;
  return ship.options.flatMap((target) => {
    const line = target === null || target === seat ? null : measured(board, seat, target, 'all', false);
    return target === null || line === null ? [] : [{ ...line, choice: target, target, arc: 'all' }];
  });
}

/** The line between two ships as measured in an arc; null if a ship is absent or outside the arc. */
export function measured(
  board: Pick<Board, 'asteroids'> & { readonly ships: readonly Pick<Board['ships'][number], 'status' | 'pose'>[] },
  from: Seat,
  to: Seat,
  arc: Arc,
  wantsObstructed: boolean,
): Measured | null {
  const [own, other] = [shipOf(board, from), shipOf(board, to)];
  if (!isFlying(own) || !isFlying(other)) return null;
  const found = measure(own.pose, other.pose, arc);
  if (found === null) return null;
  const { clear, obstructed } = sight(found, board.asteroids);
  const line = (wantsObstructed ? obstructed : clear) ?? clear ?? obstructed;
  return line === null ? null : { line, range: found.band, obstructed: line === obstructed };
}
