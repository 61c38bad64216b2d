import { ALL_DIRECTIONS, type Direction, distance, type Hex, hexAt, step } from '@starboard/geometry';
import { type Choice, same, type View } from '@starboard/kernel';
import { writeDesign } from '../rules/01-ships/notation.ts';
import { isFighting } from '../rules/01-ships/ships.ts';
import { hexNamed } from '../rules/02-setup/map.ts';
import { isFlagship } from '../rules/02-setup/setup.ts';
import { CORVETTES, CRUISERS, ROSTER, type RosterName } from '../rules/data/roster.ts';
import { type AskFor, type Board, type Fire, type Ship, type ShipId, type Starfire, shipAt } from '../rules/model.ts';
import { salvoOdds } from './combat/odds.ts';
import { straightOn } from './orders/plans.ts';

/** The choice picked for a new ask: one of the options, or nothing. */
export function suggest({ board, mine }: View<Starfire>): Choice<Starfire> | null {
  if (mine === null) return null;
  const { ask, options } = mine;
  const wanted = wantedFor(board, ask, options);
  return options.find((option) => same(option, wanted)) ?? options[0] ?? null;
}

function wantedFor(board: Board, ask: Starfire['ask'], options: readonly Choice<Starfire>[]): Choice<Starfire> | null {
  switch (ask.kind) {
    case 'design':
      return rosterNameOf(shipAt(board, ask.ship));
    case 'place':
      return likelyPlace(
        board,
        ask,
        options.filter((option) => typeof option === 'string'),
      );
    case 'face':
      return towardsEnemy(board, ask.ship, hexNamed(ask.hex));
    case 'move':
      return straightOn(board, shipAt(board, ask.ship));
    case 'fire':
      return bestShot(
        board,
        options.filter((option) => typeof option === 'object'),
      );
    case 'weapons':
      return null;
  }
}

/** The name of a ship's design, if it is in the roster. */
export function rosterNameOf({ design }: Pick<Ship, 'design'>): RosterName | null {
  const written = writeDesign(design);
  return [...CORVETTES, ...CRUISERS].find((name) => ROSTER[name] === written) ?? null;
}

/** Side A's flagship goes west of the middle, side B's opposite; escorts go near it, each in its own hex. */
function likelyPlace(board: Board, { ship: id }: AskFor<'place'>, places: readonly string[]): string | null {
  const { setup, ships } = board;
  const { side } = shipAt(board, id);
  const column = (setup.width - setup.distance) >> 1;
  const start = hexAt({ column: side === 0 ? column : column + setup.distance, row: setup.height >> 1 });
  const flagship = ships.find((ship) => ship.side === side);
  const goal = isFlagship(board, id) || flagship === undefined ? start : flagship;
  const taken = ships.filter(isFighting);
  const far = (name: string): number => {
    const hex = hexNamed(name);
    return distance(hex, goal) + (taken.some((ship) => distance(ship, hex) === 0) ? setup.width : 0);
  };
  const [first = null, ...others] = places;
  return others.reduce((best, name) => (best !== null && far(best) <= far(name) ? best : name), first);
}

/** Towards the enemy, or the middle of the map if there is none yet. */
function towardsEnemy(board: Board, id: ShipId, here: Hex): Direction {
  const { setup, ships } = board;
  const enemy = ships.find((ship) => ship.side !== shipAt(board, id).side && isFighting(ship));
  const goal = enemy ?? hexAt({ column: setup.width >> 1, row: setup.height >> 1 });
  const left = (facing: Direction): number => distance(step(here, facing, 4), goal);
  return ALL_DIRECTIONS.reduce((best, facing) => (left(facing) < left(best) ? facing : best));
}

/** Everything that bears, at the target that loses the greatest share. */
function bestShot(board: Board, shots: readonly Fire[]): Fire | null {
  let [best, most]: [Fire | null, number] = [null, 0];
  for (const shot of shots) {
    if (shot.at === null || !shot.all) continue;
    const { damage, left } = salvoOdds(board, shipAt(board, shot.ship), shipAt(board, shot.at));
    if (damage / left > most) [best, most] = [shot, damage / left];
  }
  return best;
}
