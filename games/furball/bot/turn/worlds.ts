import { type Dice, draw, type Seat } from '@starboard/kernel';
import type { Board, Ship } from '../../rules/model.ts';
import { type EndsBySeat, isStillToFly, type LikelyEnd } from './ends.ts';

/** A guess at where everybody will be that is still to fly; null for those that stay where they are. */
export type World = readonly (LikelyEnd | null)[];

/** Several guesses, drawn by likelihood; one, if nobody is still to fly. */
export function guessWorlds(ends: EndsBySeat, dice: Dice, count: number): readonly World[] {
  if (ends.every((each) => each === null)) return [NOBODY_FLIES];
  return Array.from({ length: count }, () => ends.map((each) => (each === null ? null : drawn(each, dice))));
}
export const NOBODY_FLIES: World = [];

const PARTS = 1 << 16;

function drawn(ends: readonly LikelyEnd[], dice: Dice): LikelyEnd | null {
  let mark = draw(dice, PARTS) / PARTS;
  for (const end of ends) {
    mark -= end.chance;
    if (mark < 0) return end;
  }
  return ends.at(-1) ?? null;
}

/** The board as it would be then. Whoever may act has a focus token. */
export function inWorld(board: Board, world: World): Board {
  if (world.length === 0) return board;
  const ships = board.ships.map((ship, seat): Ship => {
    const end = world[seat] ?? null;
    return end === null || !isStillToFly(board, seat) ? ship : atEnd(ship, end);
  });
  return { ...board, ships };
}

function atEnd(ship: Ship, { pose, acts }: LikelyEnd): Ship {
  const tokens = acts && ship.tokens.focus === 0 ? { ...ship.tokens, focus: 1 } : ship.tokens;
  return { ...ship, pose, tokens, touching: NOBODY };
}
const NOBODY: readonly Seat[] = [];

/** How much a ship would like its best shot at anybody but one seat: it hardly depends on what that seat does. */
export type Alternatives = (number | undefined)[];
