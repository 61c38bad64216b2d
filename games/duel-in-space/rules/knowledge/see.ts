import { type Dice, pick, type Seat, type View, type Viewer } from '@starboard/kernel';
import { BLIND } from '../01-starfighters.ts';
import { BUDGET, baseOf, clicksOf, MOST, protectionOf, spentOn, upTo } from '../09-designs/designs.ts';
import { isSecret } from '../09-designs/secrecy.ts';
import type { Design } from '../data/ships.ts';
import {
  type Board,
  type BoardView,
  type Duel,
  type Setup,
  type Ship,
  type ShipView,
  type ShownDesign,
  shipOf,
} from '../model.ts';

/** What a seat or a spectator may see. Only designs can be secret, and what play has shown of them is public. */
export function see(board: Board, seat: Viewer): BoardView {
  const { setup, turn, ports, noseToNose, movingApart, lastHit, over, ships } = board;
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
    lastHit,
    over,
    ships: [ship(0), ship(1)],
    readyMade: [isReadyMade(setup, 0), isReadyMade(setup, 1)],
  };
}

function isReadyMade({ given }: Setup, seat: Seat): boolean {
  return (given[seat] ?? null) !== null;
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
    lasers: ship.lasers,
    pending: ship.pending,
    blownUp: ship.blownUp,
  };
}

/** A whole board that fits what the viewer has seen: an unknown design is any that play has not ruled out. */
export function imagine({ board, memory, asked }: View<Duel>, dice: Dice): Board {
  const firing = (seat: Seat): boolean => asked.some((ask) => ask.kind === 'fire' && ask.seat === seat);
  const ship = (seat: 0 | 1): Ship => {
    const of = board.ships[seat];
    return {
      ...of,
      design: of.design ?? pick(dice, fittingDesigns(of, memory[seat], firing(seat))),
    };
  };
  const { readyMade, ...seen } = board;
  const ships: Board['ships'] = [ship(0), ship(1)];
  const given = board.setup.given.map((design, seat) => (readyMade[seat] ? shipOf(ships, seat).design : design));
  return { ...seen, setup: { ...board.setup, given }, ports: [...board.ports], ships };
}

/**
 * A serious builder spends every point, so other designs count only if none of those fits. 5.4 A ship that is asked to
 * fire can fire.
 */
function fittingDesigns(
  { protectionLost, computerHits }: ShipView,
  shown: ShownDesign,
  firing: boolean,
): readonly Design[] {
  const baseAtMost = firing ? Math.min(shown.baseAtMost, BLIND - 1 - computerHits) : shown.baseAtMost;
  const fits = (design: Design): boolean =>
    agrees(design, { ...shown, baseAtMost }) && protectionOf(design) > protectionLost;
  const spent = FULL_DESIGNS.filter(fits);
  return spent.length > 0 ? spent : ALL_DESIGNS.filter(fits);
}

function agrees(design: Design, { clicks, baseAtLeast, baseAtMost, protection }: ShownDesign): boolean {
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
