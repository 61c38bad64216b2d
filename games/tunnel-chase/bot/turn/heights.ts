import type { PlanMeeting, Seat, TurnGame, TurnPlayer } from '@starboard/kernel';
import { isHeadOn } from '../../rules/06-collisions.ts';
import { type Chase, HEIGHTS, isFlying, pilotOf } from '../../rules/model.ts';
import { chanceToOutlive } from './outlook.ts';
import { shareAt, type TurnPilot } from './pilots.ts';
import { type ChaseSituation, pilotFor } from './situation.ts';

/** 6.2 Those who share a space choose heights: 6.3 at the same one, both are hurt. */
export function heightsGame(situation: ChaseSituation): TurnGame<Chase> {
  const { board, seat } = situation;
  const { space } = pilotOf(board, seat);
  const others = board.pilots.flatMap((pilot, other): readonly Seat[] =>
    other !== seat && isFlying(pilot) && pilot.space === space ? [other] : [],
  );
  const me = pilotFor(situation, seat);
  const all = [me, ...others.map((other) => pilotFor(situation, other))];
  const player = (pilot: TurnPilot): TurnPlayer<Chase> => ({
    seat: pilot.seat,
    weight: 1,
    alone: HEIGHTS.map(() => shareAt(pilot, pilot.left)),
    opens: HEIGHTS,
  });
  const meetings = all.flatMap((one, i) => all.slice(i + 1).map((other, j) => collision(one, i, other, i + 1 + j)));
  return { players: [player(me), ...all.slice(1).map(player)], meetings };
}

function collision(one: TurnPilot, i: number, other: TurnPilot, j: number): PlanMeeting {
  const points = isHeadOn(one.pilot, other.pilot) ? 2 : 1;
  const [mine, theirs] = [hurt(one, other, points), hurt(other, one, points)];
  const same = (worth: number): readonly number[] => HEIGHTS.flatMap((a) => HEIGHTS.map((b) => (a === b ? worth : 0)));
  return { one: i, other: j, toOne: same(mine), toOther: same(theirs) };
}

/** What a collision changes for a pilot. */
function hurt(own: TurnPilot, other: TurnPilot, points: number): number {
  const [left, their] = [own.left - points, other.left - points];
  const before = shareAt(own, own.left);
  if (left <= 0) return (their <= 0 ? own.style.together / own.rivals : 0) - before;
  const outlived = their <= 0 ? 1 : chanceToOutlive(left, their);
  return shareAt(own, left) + (outlived - chanceToOutlive(left, other.left)) / own.rivals - before;
}
