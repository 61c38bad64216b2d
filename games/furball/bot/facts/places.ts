import type { Dice, Seat } from '@starboard/kernel';
import type { DialManoeuvre } from '../../catalogue/index.ts';
import { flownFor } from '../../rules/04-flight/activation.ts';
import { courseOf } from '../../rules/04-flight/course.ts';
import type { Fact } from '../../rules/facts.ts';
import type { Pose } from '../../rules/geometry/index.ts';
import { type Board, shipOf } from '../../rules/model.ts';
import { armsOf, harm } from '../plain/arms.ts';
import { foesOf } from '../plain/forecast.ts';

/** The best shot from where a ship is, and what may be done to it. */
export function outlookFacts(board: Board, seat: Seat, dice: Dice): readonly Fact[] {
  return placeFacts(board, seat, shipOf(board, seat).pose, dice);
}

/** The same for a ship at another place. */
export function placeFacts(board: Board, seat: Seat, pose: Pose, dice: Dice): readonly Fact[] {
  const own = armsOf(board, seat);
  let shot: Fact = { fact: 'no-shot' };
  let [most, threat] = [0, 0];
  for (const { arms, poses } of foesOf(board, seat, dice)) {
    let [given, taken] = [0, 0];
    for (const at of poses) {
      given += harm(own, pose, arms, at) / poses.length;
      taken += harm(arms, at, own, pose) / poses.length;
    }
    if (given > most) {
      most = given;
      shot = { fact: 'shot', seat: arms.seat, damage: given };
    }
    threat += taken;
  }
  return [shot, { fact: 'threat', damage: threat }];
}

/** What a manoeuvre meets, and what its end is good for. */
export function courseFacts(board: Board, seat: Seat, dialled: DialManoeuvre | undefined, dice: Dice): readonly Fact[] {
  if (dialled === undefined) return [];
  const { manoeuvre, difficulty } = flownFor(board, seat, dialled);
  const { pose, bumped, rocks, offMat } = courseOf(board, seat, manoeuvre);
  if (offMat) return [{ fact: 'off-mat' }];
  return [
    ...placeFacts(board, seat, pose, dice),
    ...(rocks.length === 0 ? [] : [{ fact: 'rocks', count: rocks.length } as const]),
    ...(bumped ? [{ fact: 'bumps' } as const] : []),
    ...stressFacts(shipOf(board, seat).tokens.stress, difficulty),
  ];
}

function stressFacts(stress: number, difficulty: DialManoeuvre['difficulty']): readonly Fact[] {
  if (difficulty === 'red') return [{ fact: 'stress', change: 'more' }];
  if (stress === 0) return [];
  return [{ fact: 'stress', change: difficulty === 'green' ? 'less' : 'stays' }];
}
