import { type Dice, pick, type Seat, type View, type Viewer } from '@starboard/kernel';
import { areSecret } from '../09-designs/secrecy.ts';
import { BUDGET, type Design, MOST, STRIPPED, spentOn } from '../data/designs.ts';
import {
  type Board,
  type BoardView,
  type Chase,
  isFlying,
  type Pilot,
  type PilotView,
  type ShownRatings,
} from '../model.ts';
import { shownOf } from './memory.ts';

/** 9.3 What a seat or a spectator may see. Only designs can be secret. */
export function see(board: Board, viewer: Viewer): BoardView {
  const secret = areSecret(board);
  return { ...board, pilots: board.pilots.map((pilot, seat) => seenPilot(pilot, secret && seat !== viewer)) };
}

function seenPilot(pilot: Pilot, secret: boolean): PilotView {
  return {
    design: secret || !pilot.built ? null : pilot.design,
    built: pilot.built,
    damage: pilot.damage,
    space: pilot.space,
    heading: pilot.heading,
    rear: pilot.rear,
    speed: pilot.speed,
    out: pilot.out,
  };
}

/** A whole board that fits what the viewer has seen: an unknown design is any that play has not ruled out. */
export function imagine({ board, memory }: View<Chase>, dice: Dice): Board {
  const whole = (pilot: PilotView, seat: Seat): Pilot => ({
    ...pilot,
    design: pilot.design ?? pick(dice, fittingDesigns(pilot, shownOf(memory, seat))),
  });
  return { ...board, pilots: board.pilots.map(whole) };
}

/** A serious builder spends every point, so other designs count only if none of those fits. */
function fittingDesigns(pilot: PilotView, { handling, accuracy }: ShownRatings): readonly Design[] {
  const fits = (design: Design): boolean =>
    design.handling >= handling[0] &&
    design.handling <= handling[1] &&
    design.accuracy >= accuracy[0] &&
    design.accuracy <= accuracy[1] &&
    (!isFlying(pilot) || design.protection > pilot.damage);
  const spent = FULL_DESIGNS.filter(fits);
  return spent.length > 0 ? spent : ALL_DESIGNS.filter(fits);
}

const from = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

const ALL_DESIGNS: readonly Design[] = from(STRIPPED.handling, MOST.handling)
  .flatMap((handling) =>
    from(STRIPPED.accuracy, MOST.accuracy).flatMap((accuracy) =>
      from(STRIPPED.protection, MOST.protection).map((protection) => ({ handling, accuracy, protection })),
    ),
  )
  .filter((design) => spentOn(design) <= BUDGET);
const FULL_DESIGNS = ALL_DESIGNS.filter((design) => spentOn(design) === BUDGET);
