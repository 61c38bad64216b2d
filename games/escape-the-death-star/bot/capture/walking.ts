import { stationIn } from '../../rules/01-station/played-on.ts';
import { startOf } from '../../rules/02-pieces/picking.ts';
import { kindOf } from '../../rules/02-pieces/pieces.ts';
import { asNumber, battleOdds } from '../../rules/03-battle/odds.ts';
import { type BoardView, NOWHERE, rebelOf } from '../../rules/model.ts';
import { figuresOfRace, raceShare } from './outlook.ts';

/** How somebody races: what a battle lost and one won count, and how much a Weapon draws. */
interface RaceStyle {
  readonly loss: number;
  readonly win: number;
}

/** By option: the place share that a walk there brings, the battle that it begins included. */
export function worthsOfWalks(
  board: BoardView,
  number: number,
  squares: readonly number[],
  { loss, win }: RaceStyle,
): readonly number[] {
  const mover = (number + 1) % board.rebels.length;
  const out = board.rebels.map(({ seat }) => (board.left[seat] ?? 0) > 0);
  const one = rebelOf(board, number);
  const share = (rebel: typeof one, soldiers = board.soldiers, weapons = board.weapons): number =>
    raceShare(
      figuresOfRace({ ...board, soldiers, weapons, rebels: board.rebels.with(number, rebel) }, mover),
      number,
      out,
    );
  const now = share(one);
  return squares.map((square) => {
    const soldier = board.soldiers.findIndex((each) => each.square === square);
    const there = armedOn(board, { ...one, square });
    if (soldier < 0) return share(there, board.soldiers, weaponsAfter(board, there, one.armed));
    const captured = board.soldiers.map((each, i) => (i === soldier ? { ...each, square: NOWHERE } : each));
    const wins = asNumber(battleOdds(kindOf(soldier), one.armed));
    const winner = { ...there, captives: [...one.captives, soldier] };
    const won = share(winner, captured, weaponsAfter(board, winner, one.armed));
    const lost = share({ ...one, square: startOf(board, one) });
    return now + wins * win * (won - now) + (1 - wins) * loss * (lost - now);
  });
}

/** 4.7 */
function armedOn<R extends { readonly square: number; readonly armed: boolean }>(board: BoardView, rebel: R): R {
  const place = stationIn(board).weaponPlace[rebel.square] ?? -1;
  return board.weapons[place] === true ? { ...rebel, armed: true } : rebel;
}

function weaponsAfter(
  board: BoardView,
  { square, armed }: { readonly square: number; readonly armed: boolean },
  before: boolean,
): boolean[] {
  if (before || !armed) return board.weapons;
  return board.weapons.with(stationIn(board).weaponPlace[square] ?? -1, false);
}
