import { type Mixture, weighted } from '@starboard/kernel';
import { stationIn } from '../../rules/01-station/played-on.ts';
import { inTouch, type Station } from '../../rules/01-station/station.ts';
import { asNumber, battleOdds } from '../../rules/03-battle/odds.ts';
import { type Board, NOWHERE, type Placing, rebelOf, type SoldierKind, soldierOf, VADER } from '../../rules/model.ts';
import { type Belief, beliefs } from './beliefs.ts';
import { bestOf, preferences } from './chance.ts';
import { touched } from './touching.ts';
import { codeChance } from './wishes.ts';

/** What a battle lost costs the Imperial, in cards: Vader only lies down. */
const LOST: { readonly [K in SoldierKind]: number } = { vader: 0.15, fett: 0.4, trooper: 0.3 };
/** What one won is worth beside its card: a Weapon that goes to the closet, and a try at a code that is sure to match. */
const WEAPON = 0.3;
const CODE = 3;
/** What it is worth to have Vader on his feet again. */
const LIFT = 0.25;

/** How freely the Imperial thinks Rebels move: somewhat more than they do. */
const MARGIN = 3;
/** How much less than the best a place may be worth to be taken now and then: nobody should know where soldiers will be. */
const LOOSE = 0.35;

/** What is looked at when soldiers are to move; nothing but what all can see. */
interface Hunt {
  readonly board: Board;
  readonly placed: readonly Placing[];
  readonly rebels: readonly Belief[];
  /** How likely a try at the code succeeds. */
  readonly chance: number;
}

function huntOn(board: Board, placed: readonly Placing[]): Hunt {
  return { board, placed, rebels: beliefs(board, MARGIN), chance: codeChance(board) };
}

/** 8.1 The soldier that gains most by moving, or nobody. */
export function whomToMove(
  board: Board,
  placed: readonly Placing[],
  options: readonly (number | null)[],
): number | null {
  const hunt = huntOn(board, placed);
  const nobodyFirst = options.toSorted((a, b) => (a === null ? -1 : a) - (b === null ? -1 : b));
  return bestOf(nobodyFirst, (soldier) => {
    if (soldier === null) return 0;
    return soldierOf(board, soldier).down ? liftingVader(hunt) : gainOf(hunt, soldier);
  });
}

/** 8.1 How much a soldier gains by moving, in cards. */
export function gainOfMoving(board: Board, placed: readonly Placing[], soldier: number): number {
  return gainOf(huntOn(board, placed), soldier);
}

/** The Rebel that a soldier on a square is likeliest to meet; null if it can meet nobody. */
export function likeliestMeeting(
  board: Board,
  square: number,
): { readonly rebel: number; readonly chance: number } | null {
  const station = stationIn(board);
  let found: { readonly rebel: number; readonly chance: number } | null = null;
  for (const { rebel, squares, chances } of beliefs(board, MARGIN)) {
    let chance = 0;
    for (let i = 0; i < squares.length; i++) if (inTouch(station, squares[i] ?? 0, square)) chance += chances[i] ?? 0;
    if (chance > (found?.chance ?? 0)) found = { rebel, chance };
  }
  return found;
}

/** 8.2 On one of the best squares for it. */
export function whereToSet(
  board: Board,
  placed: readonly Placing[],
  soldier: number,
  options: readonly number[],
): Mixture<number> {
  const hunt = huntOn(board, placed);
  const worths = worthsOf(hunt, soldier);
  const offered = options.map((square) => worths[square] ?? 0);
  return weighted(options, preferences(offered, LOOSE));
}

/** How much better a soldier can stand than it does. */
function gainOf(hunt: Hunt, soldier: number): number {
  const { board } = hunt;
  const worths = worthsOf(hunt, soldier);
  const taken = board.soldiers.map((_, other) => placeOf(hunt, other));
  let most = Number.NEGATIVE_INFINITY;
  for (const square of stationIn(board).open) {
    if (!taken.includes(square)) most = Math.max(most, worths[square] ?? 0);
  }
  return most - (worths[soldierOf(board, soldier).square] ?? 0);
}

/** 8.3 He fights where he lies, and can be moved in the rounds to come. */
function liftingVader(hunt: Hunt): number {
  return LIFT + (worthsOf(hunt, VADER)[soldierOf(hunt.board, VADER).square] ?? 0);
}

/** Where a soldier will stand. */
function placeOf({ board, placed }: Hunt, soldier: number): number {
  for (const placing of placed) if (placing.soldier === soldier) return placing.square;
  return soldierOf(board, soldier).square;
}

/** By square: what a soldier would be worth there. That is the Rebels it is likely to take, less its own risk. */
function worthsOf(hunt: Hunt, soldier: number): Float64Array {
  const { board, rebels, chance } = hunt;
  const station = stationIn(board);
  const { kind } = soldierOf(board, soldier);
  const others = othersThan(hunt, soldier);
  const stakes = new Float64Array(station.names.length);
  for (const { rebel, squares, chances } of rebels) {
    const { armed } = rebelOf(board, rebel);
    const lost = asNumber(battleOdds(kind, armed));
    const prize = 1 + (armed ? WEAPON : 0);
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i] ?? 0;
      const threat = station.isFalcon[square] === 1 ? CODE * chance : 0;
      const met = (chances[i] ?? 0) * survival(station, others, armed, square);
      stakes[square] = (stakes[square] ?? 0) + met * ((1 - lost) * (prize + threat) - lost * LOST[kind]);
    }
  }
  return touched(station, stakes);
}

/** A soldier on its feet, and where it will stand. */
interface StandingSoldier {
  readonly kind: SoldierKind;
  readonly square: number;
}

function othersThan(hunt: Hunt, except: number): readonly StandingSoldier[] {
  const { board, placed } = hunt;
  return board.soldiers.flatMap(({ kind, down }, soldier) => {
    const square = placeOf(hunt, soldier);
    const lies = down && !placed.some((placing) => placing.soldier === soldier);
    return soldier === except || square === NOWHERE || lies ? [] : [{ kind, square }];
  });
}

/** How likely a Rebel beats all soldiers that it meets on a square. */
function survival(station: Station, soldiers: readonly StandingSoldier[], armed: boolean, square: number): number {
  let chance = 1;
  for (let i = 0; i < soldiers.length; i++) {
    const other = soldiers[i];
    if (other === undefined || !inTouch(station, square, other.square)) continue;
    chance *= asNumber(battleOdds(other.kind, armed));
  }
  return chance;
}
