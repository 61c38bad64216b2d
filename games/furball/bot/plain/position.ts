import { endPose, isFarAway, isOffMat, isOnRock, MAT, MM, type Pose, type Rock } from '../../rules/geometry/index.ts';
import { type Arms, harm } from './arms.ts';
import type { Foe } from './forecast.ts';

/** What a place is worth: the best shot from there, less what may be suffered there, less the danger of what lies ahead. */

/** One's own damage to others is worth more than damage suffered: the first scores, and the lost come back. */
const SUFFERED = 0.45;
/** A ship about to be destroyed loses two points, and whoever gets it wins five. */
const FRAIL = 1.4;
const FINISH = 1.1;
const ON_ROCK = 1.2;

export function worthOf(own: Arms, pose: Pose, foes: readonly Foe[], rocks: readonly Rock[], armed: boolean): number {
  const onRock = isOnRock(pose, rocks);
  let best = 0;
  let all = 0;
  let suffered = 0;
  for (const { arms, poses } of foes) {
    let given = 0;
    let taken = 0;
    for (const at of poses) {
      if (isFarAway(pose, at)) continue;
      if (!onRock) given += harm(own, pose, arms, at);
      taken += harm(arms, at, own, pose);
    }
    given /= poses.length;
    taken /= poses.length;
    const shot = Math.min(given, arms.life) * (arms.life <= 2 ? 1 + FINISH : 1);
    if (shot > best) best = shot;
    all += shot;
    suffered += taken;
  }
  const weight = armed ? 1 : 0.3;
  const fear = SUFFERED * (own.life <= 2 ? FRAIL : 1);
  return weight * (best + 0.1 * all - fear * suffered) - (onRock ? ON_ROCK : 0) - dangerAhead(pose) - edge(pose);
}

/** Manoeuvres that most ships have: with none of them on the mat, the next turn is the last. */
const WAYS_OUT = [
  { bearing: 'straight', speed: 2 },
  { bearing: 'bank-left', speed: 2 },
  { bearing: 'bank-right', speed: 2 },
  { bearing: 'turn-left', speed: 2 },
  { bearing: 'turn-right', speed: 2 },
] as const;

/** Further than this from every edge, all of them stay on the mat. */
const SAFE = 200 * MM;

function dangerAhead(pose: Pose): number {
  if (pose.x > SAFE && pose.y > SAFE && pose.x < MAT - SAFE && pose.y < MAT - SAFE) return 0;
  let open = 0;
  for (const way of WAYS_OUT) if (!isOffMat(endPose(pose, way))) open++;
  return open === 0 ? 6 : open === 1 ? 0.8 : open === 2 ? 0.3 : 0;
}

/** Near an edge there is less to shoot at, and fewer ways to go. */
function edge({ x, y }: Pose): number {
  const near = Math.min(x, y, MAT - x, MAT - y) / MM;
  return near < 150 ? (150 - near) / 500 : 0;
}
