import type { Seat } from '@starboard/kernel';
import type { Ask, Board } from '../rules/model.ts';
import { adviseAims, adviseHeadings } from '../solution/advice/advice.ts';
import { adviseFire } from '../solution/advice/fire.ts';
import type { Worths } from '../solution/advice/worths.ts';
import { classOf } from '../solution/model/positions.ts';
import { areStock, beforeMoving, firingOf, isSolved, situationOf } from './solved.ts';

/** Up to this many quiet turns, the limit of quiet turns is too far away to change what a turn is worth. */
const FAR_FROM_QUIET = 60;

/** What any question between stock ships is worth to a seat, as a place share; undefined for what is not solved. */
export function solvedWorth(worths: Worths, board: Board, asks: readonly Ask[], seat: Seat): number | undefined {
  const [ask] = asks;
  if (ask === undefined || !isSolved(board) || !areStock(worths, board)) return undefined;
  const worth = worthAt(worths, board, ask.kind);
  if (worth === undefined) return undefined;
  return (1 + (seat === 0 ? worth : -worth)) / 2;
}

/** To the first seat, from -1 lost to 1 won. */
function worthAt(worths: Worths, board: Board, kind: Ask['kind']): number | undefined {
  const situation = situationOf(board, 0);
  const [me, enemy] = board.ships;
  switch (kind) {
    case 'aim': {
      const [mine, theirs] = [worths.fleet.numberOf(situation.mine), worths.fleet.numberOf(situation.theirs)];
      if (worths.atOnce !== undefined && situation.quiet < FAR_FROM_QUIET && mine !== undefined && theirs !== undefined)
        return worths.atOnce(mine, theirs, classOf(situation.position));
      return adviseAims(worths, situation).worth;
    }
    case 'heading':
      return adviseHeadings(worths, situation, me.turret, enemy.turret).worth;
    case 'fire':
      return adviseFire(worths, beforeMoving(board, 0), firingOf(board, 0)).worth;
    // 7.3 Somebody has nothing to gain by fighting on, and refuses.
    case 'fight-on':
      return 0;
    default:
      return undefined;
  }
}
