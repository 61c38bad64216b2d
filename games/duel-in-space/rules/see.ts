import { type Dice, pick, type Seat } from '@starboard/kernel';
import { BUDGET, MOST, spentOn, upTo } from './07-designs.ts';
import type { Design } from './data/ships.ts';
import type { Board, BoardView, Proven, Ship, ShipView } from './model.ts';
import { isSecret } from './secrecy.ts';
import { baseOf, clicksOf, protectionOf } from './ship.ts';

/** What one seat, or an onlooker, may see. Only designs can be secret, and all that has shown of them is public. */
export function see(board: Board, seat: Seat | null): BoardView {
  const { setup, turn, ports, noseToNose, movingApart, brokenOff, quiet, over, ships } = board;
  const knows = (of: Seat): boolean => of === seat || !isSecret(board, of);
  const ship = (of: 0 | 1): ShipView => ({
    ...seenFromOutside(ships[of]),
    design: knows(of) ? ships[of].design : null,
  });
  return {
    setup: { ...setup, given: setup.given.map((design, of) => (knows(of) ? design : null)) },
    turn,
    ports: [...ports],
    noseToNose,
    movingApart,
    brokenOff,
    quiet,
    over,
    ships: [ship(0), ship(1)],
  };
}

function seenFromOutside(ship: Ship): Omit<ShipView, 'design'> {
  return {
    model: ship.model,
    drone: ship.drone,
    turret: ship.turret,
    heading: ship.heading,
    stabilizerHits: ship.stabilizerHits,
    computerHits: ship.computerHits,
    protectionLost: ship.protectionLost,
    lifeSupport: ship.lifeSupport,
    lasers: ship.lasers.slice(),
    pending: ship.pending.slice(),
    salvo: ship.salvo,
    fired: ship.fired,
    proven: { ...ship.proven },
  };
}

/** A whole board that fits what was seen: a design not known is drawn from those that play has not ruled out. */
export function imagine(seen: BoardView, _seat: Seat | null, dice: Dice): Board {
  const ship = (of: ShipView): Ship => ({
    ...of,
    design: of.design ?? pick(dice, fittingDesigns(of)),
    lasers: of.lasers.slice(),
    pending: of.pending.slice(),
    proven: { ...of.proven },
  });
  return { ...seen, ports: [...seen.ports], ships: [ship(seen.ships[0]), ship(seen.ships[1])] };
}

/** Who builds in earnest spends everything; only if no such design fits, any that does. */
function fittingDesigns({ proven, protectionLost }: ShipView): readonly Design[] {
  const fits = (design: Design): boolean => agrees(design, proven) && protectionOf(design) > protectionLost;
  const spent = FULL_DESIGNS.filter(fits);
  return spent.length > 0 ? spent : ALL_DESIGNS.filter(fits);
}

function agrees(design: Design, { clicks, baseAtLeast, baseAtMost, protection }: Proven): boolean {
  const base = baseOf(design);
  return clicksOf(design) >= clicks && base >= baseAtLeast && base <= baseAtMost && protectionOf(design) >= protection;
}

const ALL_DESIGNS: readonly Design[] = upTo(MOST.manoeuvre)
  .flatMap((manoeuvre) =>
    upTo(MOST.accuracy).flatMap((accuracy) =>
      upTo(MOST.protection).map((protection) => ({ manoeuvre, accuracy, protection })),
    ),
  )
  .filter((design) => spentOn(design) <= BUDGET);
const FULL_DESIGNS = ALL_DESIGNS.filter((design) => spentOn(design) === BUDGET);
