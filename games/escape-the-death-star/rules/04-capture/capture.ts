import { type DecisionOn, rollFor, type Seat } from '@starboard/kernel';
import { stationIn } from '../01-station/played-on.ts';
import type { Station } from '../01-station/station.ts';
import { battleOf } from '../03-battle/battle.ts';
import { countPoints, soldierDue } from '../05-scoring.ts';
import { takeWeaponAt } from '../10-pick-ups.ts';
import {
  type AskFor,
  type Board,
  type DeathStar,
  FIRSTS,
  type FrameAt,
  type Match,
  NOWHERE,
  rebelOf,
  type Tell,
} from '../model.ts';
import { walkTo, waysToWalk } from './walking.ts';

export const MOST_TROOPERS = 6;

/** 4.2 By soldier: Darth Vader and Boba Fett inside the Falcon, Stormtroopers at its doorways and on the marked squares. */
export function guardPosts({ vaderIn, fettIn, doors, guards }: Station): readonly number[] {
  return [vaderIn, fettIn, ...doors, ...guards];
}

/** 4.1 Every player is a Rebel. */
export function beginCapture({ board }: Match, _frame: FrameAt<'capture'>, tell: Tell): void {
  const { rebels, soldiers } = board;
  tell?.({ type: 'began', rule: '4.1', game: 'capture', rebels: rebels.length, soldiers: soldiers.length });
}

/** 4.3 Players agree who goes first, or the highest die decides; ties roll again. */
export function findFirst(match: Match, _frame: FrameAt<'capture'>, tell: Tell): void {
  const { board } = match;
  const named = FIRSTS.indexOf(board.setup.first) - 1;
  board.first = named >= 0 ? named : rollForFirst(match, tell);
  tell?.({ type: 'goes-first', rule: '4.3', seat: board.first });
}

function rollForFirst(match: Match, tell: Tell): Seat {
  let still: readonly Seat[] = match.board.left.map((_, seat) => seat);
  while (still.length > 1) {
    const rolls = still.map((seat) => [seat, rollFor(match.dice, 'first', seat)] as const);
    tell?.({ type: 'rolled-off', rule: '4.3', rolls });
    const best = Math.max(...rolls.map(([, die]) => die));
    still = rolls.flatMap(([seat, die]) => (die === best ? [seat] : []));
  }
  return still[0] ?? 0;
}

/** 4.3 Rebels take turns in the order of seats; after the last one the next round begins. */
export function nextTurn(match: Match, frame: FrameAt<'capture'>, tell: Tell) {
  const { board } = match;
  const players = board.rebels.length;
  for (;;) {
    if (frame.turns % players === 0) {
      if (board.round >= board.setup.captureRounds) {
        countPoints(match, '5.6', 'rounds', tell);
        return 'done' as const;
      }
      board.round++;
      tell?.({ type: 'round', rule: '4.3', round: board.round });
    }
    const rebel = (board.first + frame.turns++) % players;
    if (board.left[rebelOf(board, rebel).seat] === 0) {
      return { call: { at: 'turn', step: 0, rebel } as FrameAt<'turn'> };
    }
  }
}

/** Built once for each Rebel, because no question is more frequent. */
const walkAsks: { readonly ask: readonly [AskFor<'walk'>] }[] = [];

/** 4.4 A Rebel rolls a die and moves up to that number of squares. */
export function rollToWalk(match: Match, { rebel }: FrameAt<'turn'>, tell: Tell) {
  const one = rebelOf(match.board, rebel);
  one.die = rollFor(match.dice, 'walk', rebel);
  tell?.({ type: 'rolled', rule: '4.4', rebel, die: one.die });
  const made = walkAsks[rebel] ?? { ask: [{ kind: 'walk', seat: rebel, rebel }] };
  walkAsks[rebel] = made;
  return made;
}

/** 4.4 A Rebel moves from none to the roll, round walls; 4.6 it can run only into a soldier whose turn it is. */
export const walk: DecisionOn<DeathStar, 'walk', 'turn'> = {
  candidates: (board) => stationIn(board).names.map((_, square) => square),
  forbids(board, { rebel }, square) {
    if (waysToWalk(board, rebelOf(board, rebel)).includes(square)) return undefined;
    return whyNot(board, rebel, square);
  },
  options: (board, { rebel }) => waysToWalk(board, rebelOf(board, rebel)),
  apply(match, { rebel }, square, _frame, tell) {
    walkTo(match, rebel, square, tell);
  },
};

function whyNot(board: Board, rebel: number, square: number) {
  if (square === stationIn(board).detention) return { rule: '13.3', fact: 'The Detention Block is closed in Capture.' };
  const soldier = board.soldiers.find((one) => one.square === square);
  if (soldier !== undefined && soldier.kind !== soldierDue(board)) {
    const fact =
      soldier.kind === 'vader'
        ? 'You can fight Darth Vader only when all other soldiers are captured.'
        : 'You can fight Boba Fett only when all Stormtroopers are captured.';
    return { rule: '4.6', fact };
  }
  const { die } = rebelOf(board, rebel);
  return { rule: '4.4', fact: `You rolled ${die}, and you can’t get there in that many steps.` };
}

/** 4.6 A Rebel that stops on a soldier's square fights it. */
export function fightHere({ board }: Match, { rebel }: FrameAt<'turn'>) {
  const { square } = rebelOf(board, rebel);
  if (square === NOWHERE) return undefined;
  const soldier = board.soldiers.findIndex((one) => one.square === square);
  return soldier < 0 ? undefined : battleOf(rebel, soldier);
}

/** 4.7 A Rebel takes a Weapon where its move ends, 5.2 also one under a soldier it captured. */
export function collectHere(match: Match, { rebel }: FrameAt<'turn'>, tell: Tell): void {
  takeWeaponAt(match, rebel, '4.7', tell);
}
