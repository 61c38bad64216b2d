import type { Seat } from '@starboard/kernel';
import { sufferFrame } from '../../rules/07-damage/damage.ts';
import { rangeToRock } from '../../rules/geometry/index.ts';
import { firingArcs } from '../../rules/measure.ts';
import type { Now, Use } from '../../rules/model/cards.ts';
import { type Board, type EffectFrame, isFlying, type Match, type Next, shipOf, type Tell } from '../../rules/model.ts';

/** The asteroids at range 1 to 2 in a firing arc, by their numbers. */
export const rocksInReach = ({ board, ship }: Pick<Now, 'board' | 'ship'>): readonly number[] => {
  const { pose } = shipOf(board, ship);
  const arcs = firingArcs(board, ship);
  return board.asteroids.flatMap((rock, number) => {
    const isNear = arcs.some((arc) => [1, 2].includes(rangeToRock(pose, rock, arc)));
    return isNear ? [number] : [];
  });
};

function shipsNear(board: Board, number: number): readonly Seat[] {
  const rock = board.asteroids[number];
  if (rock === undefined) return [];
  return board.ranking.filter((seat) => {
    const ship = shipOf(board, seat);
    return isFlying(ship) && rangeToRock(ship.pose, rock, 'all') === 1;
  });
}

/** The bearer chooses an asteroid. Every ship near it rolls a die and suffers what it shows, and the asteroid is gone. */
export function blowUpRock(match: Match, frame: EffectFrame, tell: Tell): Next {
  const { board } = match;
  const { ship: bearer } = frame.origin;
  if (frame.stage < CHOSEN) {
    const among = rocksInReach({ board, ship: bearer });
    if (frame.stage === 0 && among.length > 1) {
      frame.stage = 1;
      const spots = among.flatMap((number) => board.asteroids[number] ?? []).map(({ x, y }) => ({ x, y }));
      return { ask: [{ kind: 'point', seat: bearer, why: 'asteroid', among: spots }] };
    }
    frame.count = among[frame.stage === 0 ? 0 : Number(frame.answer)] ?? -1;
    frame.list = shipsNear(board, frame.count);
    frame.stage = CHOSEN;
  }
  return hitNext(match, frame) ?? removeRock(match, frame, tell);
}
const CHOSEN = 2;

/** One ship after the other: it rolls, and then suffers. */
function hitNext({ board }: Match, frame: EffectFrame): Next {
  for (;;) {
    const turn = frame.stage - CHOSEN;
    const ship = frame.list[turn >> 1];
    if (ship === undefined) return undefined;
    frame.stage++;
    if (!isFlying(shipOf(board, ship))) continue;
    if (turn % 2 === 0) {
      return { call: { at: 'roll', step: 0, ship, pool: 'attack', count: 1, why: frame.origin.card, dice: [] } };
    }
    const [face] = Array.isArray(frame.returned) ? frame.returned : [];
    if (face === 'hit' || face === 'crit') {
      return { call: sufferFrame(ship, face === 'hit' ? 1 : 0, face === 'crit' ? 1 : 0, frame.source) };
    }
  }
}

function removeRock({ board }: Match, { count: number, origin }: EffectFrame, tell: Tell): undefined {
  const rock = board.asteroids[number];
  if (rock === undefined) return;
  board.asteroids = board.asteroids.toSpliced(number, 1);
  tell?.({ type: 'rock-removed', rule: '13.1', ship: origin.ship, spot: { x: rock.x, y: rock.y } });
}

/** Half a point of damage for each other ship near the best asteroid, and a whole one for the bearer. */
export function worthOfBlowing({ board, seat }: Use): number {
  const gains = rocksInReach({ board, ship: seat }).map((number) => {
    const near = shipsNear(board, number);
    return near.includes(seat) ? (near.length - 1) / 2 - 1 : near.length / 2;
  });
  return Math.max(-1, ...gains);
}
