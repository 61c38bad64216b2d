import type { Call, MatchCall, Seat, SeatCall } from '@starboard/kernel';
import { countPoints } from '../05-scoring.ts';
import { moveInSecret } from '../07-secret-moves.ts';
import { codeAsk, endEscape } from '../11-winning.ts';
import { type Ask, type Board, type BoardView, type Match, NOWHERE, rebelOf, type Tell } from '../model.ts';
import { finish } from './ending.ts';

interface Asks {
  readonly ask: readonly Ask[];
}

export function takeCall(match: Match, call: Call, tell: Tell) {
  if ('seats' in call) return leave(match, call, tell);
  callOff(match, call, tell);
  return undefined;
}

/** A player who gives up, stays away or runs out of time leaves the game. */
function leave(match: Match, { seats, call }: SeatCall, tell: Tell) {
  const { board } = match;
  const gone = Math.max(...board.left) + 1;
  for (const seat of seats) {
    if (board.left[seat] !== 0) continue;
    board.left[seat] = gone;
    tell?.({ type: 'gave-up', rule: board.imperial === null ? '12.1' : '12.2', seat, how: call });
  }
  return board.imperial === null ? leaveCapture(match, tell) : leaveEscape(match, board.imperial, tell);
}

/** 12.1 In Game 1 a player who leaves takes the Rebel along, and the last one left wins. */
function leaveCapture(match: Match, tell: Tell): undefined {
  const { board } = match;
  for (const rebel of board.rebels) if (board.left[rebel.seat] !== 0) rebel.square = NOWHERE;
  if (board.left.filter((gone) => gone === 0).length <= 1) countPoints(match, '12.1', 'left', tell);
  return undefined;
}

/** 12.2 In Game 2 another player takes over the Rebel of a player who leaves. 12.3 A side without players has lost. */
function leaveEscape(match: Match, imperial: Seat, tell: Tell): Asks | undefined {
  const { board } = match;
  const still = board.left.flatMap((gone, seat) => (gone === 0 && seat !== imperial ? [seat] : []));
  const isImperialIn = board.left[imperial] === 0;
  if (still.length === 0 || !isImperialIn) {
    const winner = still.length > 0 ? 'rebel' : isImperialIn ? 'imperial' : null;
    endEscape(match, winner, '12.3', 'left', tell);
    return undefined;
  }
  for (const [number, rebel] of board.rebels.entries()) {
    if (board.left[rebel.seat] === 0) continue;
    rebel.seat = nextOf(still, rebel.seat);
    tell?.({ type: 'taken-over', rule: '12.2', rebel: number, seat: rebel.seat });
  }
  return askAgain(match);
}

/** 13.14 While moves are being sealed, all choose again; the new player of a Rebel also gets its try at the code. */
function askAgain(match: Match): Asks | undefined {
  const [open] = match.asks;
  if (open?.kind === 'sneak') return { ask: moveInSecret(match).ask.map((ask) => firstAskOf(match, ask.seat) ?? ask) };
  if (open?.kind === 'code') return codeAsk(open.rebel, rebelOf(match.board, open.rebel).seat);
  return undefined;
}

/** A player who was choosing starts again with the same Rebel. */
function firstAskOf({ asks, sealed }: Match, seat: Seat): Ask | undefined {
  const put = [...sealed.map(({ ask }) => ask), ...asks];
  return put.find((ask) => ask.kind === 'sneak' && ask.seat === seat && ask.pegs.length === 0);
}

function nextOf(seats: readonly Seat[], after: Seat): Seat {
  return seats.find((seat) => seat > after) ?? seats[0] ?? after;
}

/**
 * 12.4 An agreed end is a draw among the remaining players. A closed or timed-out Game 1 is counted as it stands; Game
 * 2 is a draw.
 */
function callOff(match: Match, { call }: MatchCall, tell: Tell): void {
  const { board } = match;
  tell?.({ type: 'called-off', rule: '12.4', how: call });
  if (board.imperial !== null) endEscape(match, null, '12.4', 'called-off', tell);
  else if (call === 'draw-agreed') finish(match, sharedPlaces(board), [], '12.4', 'called-off', tell);
  else countPoints(match, '12.4', 'called-off', tell);
}

function sharedPlaces({ left }: Board): readonly number[] {
  const still = left.filter((gone) => gone === 0).length;
  return left.map((gone) => (gone === 0 ? 1 : still + 1));
}

export function isOut({ left }: Pick<BoardView, 'left'>, seat: Seat): boolean {
  return left[seat] !== 0;
}
