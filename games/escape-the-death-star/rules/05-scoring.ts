import type { Seat } from '@starboard/kernel';
import { startOf } from './02-pieces/picking.ts';
import { finish } from './12-leaving/ending.ts';
import {
  type BoardView,
  type EndingKind,
  FETT,
  FIRST_TROOPER,
  type FrameAt,
  type Match,
  NOWHERE,
  rebelOf,
  type SoldierKind,
  soldierOf,
  type Tell,
  VADER,
} from './model.ts';

/** The soldier to fight next (4.6): all Stormtroopers, then Boba Fett, then Darth Vader. */
export function soldierDue({ soldiers }: Pick<BoardView, 'soldiers'>): SoldierKind {
  for (let i = FIRST_TROOPER; i < soldiers.length; i++) if (soldiers[i]?.square !== NOWHERE) return 'trooper';
  return soldiers[FETT]?.square === NOWHERE ? 'vader' : 'fett';
}

/** 5.5 */
const POINTS: { readonly [K in SoldierKind]: number } = { vader: 3, fett: 2, trooper: 1 };

/** The result of a battle in Game 1. */
export function settleCapture(match: Match, { rebel, soldier, winner }: FrameAt<'battle'>, tell: Tell): void {
  if (match.board.setup.game !== 'capture') return;
  if (winner === 'rebel') capture(match, rebel, soldier, tell);
  else sendBack(match, rebel, soldier, tell);
}

/**
 * 5.1 A beaten soldier is captured, and the turn ends. 5.2 The Rebel takes a Weapon on its square as after any move.
 * 5.4 The last capture ends the game.
 */
function capture(match: Match, rebel: number, soldier: number, tell: Tell): void {
  const { board } = match;
  const one = rebelOf(board, rebel);
  const captive = soldierOf(board, soldier);
  const { square } = captive;
  captive.square = NOWHERE;
  one.captives = [...one.captives, soldier];
  tell?.({ type: 'captured', rule: '5.1', rebel, soldier, square, points: POINTS[captive.kind] });
  if (soldier === VADER) countPoints(match, '5.4', 'all-captured', tell);
}

/** 5.3 A beaten Rebel goes back to its START; 13.5 it keeps its Weapon. */
function sendBack({ board }: Match, rebel: number, soldier: number, tell: Tell): void {
  const one = rebelOf(board, rebel);
  one.square = startOf(board, one);
  tell?.({ type: 'sent-back', rule: '5.3', rebel, soldier, square: one.square });
}

/** 5.5 The points of a Rebel. */
export function pointsOf({ captives }: { readonly captives: readonly number[] }): number {
  let points = 0;
  for (let i = 0; i < captives.length; i++) {
    const soldier = captives[i];
    points += soldier === VADER ? POINTS.vader : soldier === FETT ? POINTS.fett : POINTS.trooper;
  }
  return points;
}

/** 5.5 Most points win; the captor of Darth Vader, then of Boba Fett, wins ties. 13.12 This holds for every place. */
export function captureRank({ captives }: { readonly captives: readonly number[] }): number {
  return 4 * pointsOf({ captives }) + (captives.includes(VADER) ? 2 : 0) + (captives.includes(FETT) ? 1 : 0);
}

/** 5.5 Ends Game 1 with the present points, 5.6 also after its last round. Players who left come last (12.1). */
export function countPoints(match: Match, rule: string, how: EndingKind, tell: Tell): void {
  const { rebels, left } = match.board;
  const isBetter = (one: Seat, other: Seat): boolean => {
    const [mine = 0, theirs = 0] = [left[one], left[other]];
    if (mine !== theirs) return mine === 0 || (theirs !== 0 && mine > theirs);
    return captureRank(rebelOf({ rebels }, one)) > captureRank(rebelOf({ rebels }, other));
  };
  const places = left.map((_, seat) => 1 + left.filter((__, other) => isBetter(other, seat)).length);
  finish(match, places, rebels.map(pointsOf), rule, how, tell);
}
