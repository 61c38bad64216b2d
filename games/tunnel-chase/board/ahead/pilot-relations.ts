import type { Seat } from '@starboard/kernel';
import { rangeTo } from '../../rules/07-shooting.ts';
import { asteroidIn, tails } from '../../rules/flight.ts';
import { type BoardView, isFlying, pilotOf } from '../../rules/model.ts';

/** 4.3 Another starfighter in relation to the viewer: which tails which, and which could shoot. */
export interface PilotRelation {
  readonly seat: Seat;
  /** The distance along the tunnels; 0 if neither could shoot. */
  readonly range: number;
  /** It is ahead of me: I could shoot at it. */
  readonly ahead: boolean;
  /** I am ahead of it: it could shoot at me. */
  readonly threat: boolean;
  readonly tailsMe: boolean;
  readonly tailed: boolean;
}

/** All pilots that see a pilot or that it sees, nearest first. */
export function relationsOf(board: BoardView, me: Seat): readonly PilotRelation[] {
  const mine = pilotOf(board, me);
  if (!isFlying(mine) || mine.space < 0) return [];
  const asteroid = asteroidIn(board);
  return board.pilots
    .flatMap((other, seat): PilotRelation[] => {
      if (seat === me || !isFlying(other) || other.space < 0) return [];
      const [there, back] = [rangeTo(board, me, seat), rangeTo(board, seat, me)];
      const [tailsMe, tailed] = [tails(asteroid, other, mine), tails(asteroid, mine, other)];
      if (there === 0 && back === 0 && !tailsMe && !tailed) return [];
      return [{ seat, range: there || back, ahead: there > 0, threat: back > 0, tailsMe, tailed }];
    })
    .sort((a, b) => a.range - b.range);
}
