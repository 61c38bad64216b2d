import { stationIn } from '../../rules/01-station/played-on.ts';
import type { Station } from '../../rules/01-station/station.ts';
import { asNumber, battleOdds } from '../../rules/03-battle/odds.ts';
import { type Board, NOWHERE, rebelOf } from '../../rules/model.ts';
import { preferences } from './chance.ts';
import { touched } from './touching.ts';
import { type Wishes, wishesOf } from './wishes.ts';

/** Where a Rebel may be, and how likely: worked out from what all can see. */
export interface Belief extends Wishes {
  readonly chances: readonly number[];
}

/** What a battle lost costs a Rebel, the card that the Imperial takes included; and one of its own instead. */
const LOSS = 1.6;
const OWN_CARD = 0.5;
/** What it is worth to beat a soldier. */
const GAIN = 0.35;
/** More soldiers than this nobody fears at once. */
const MOST_MET = 1.5;

/**
 * What Rebels may do. First as if nobody hunted them; then with an eye on where soldiers are likely to be, because what
 * is worth most is watched most. Whoever has a `margin` of nothing always does what is worth most.
 */
export function beliefs(board: Board, margin: number): readonly Belief[] {
  const careless = carelessBeliefs(board, margin);
  const danger = dangerOn(board, careless);
  return careless.map((belief) => {
    const { squares, worths, rebel } = belief;
    const fear = fearOf(board, rebel);
    const wary = worths.map((worth, i) => worth - fear * Math.min(MOST_MET, danger[squares[i] ?? 0] ?? 0));
    return { ...belief, worths: wary, chances: preferences(wary, margin) };
  });
}

function carelessBeliefs(board: Board, margin: number): readonly Belief[] {
  return board.rebels.flatMap((_, rebel) => {
    const wishes = wishesOf(board, rebel);
    return wishes.squares.length === 0 ? [] : [{ ...wishes, chances: preferences(wishes.worths, margin) }];
  });
}

/** How many soldiers somebody on a square is likely to be in touch with. */
export function soldiersNear(board: Board, margin: number, square: number): number {
  return dangerOn(board, carelessBeliefs(board, margin))[square] ?? 0;
}

/** What a Rebel expects to lose by meeting a soldier. */
function fearOf(board: Board, rebel: number): number {
  const { armed, cards } = rebelOf(board, rebel);
  const wins = asNumber(battleOdds('trooper', armed));
  return (1 - wins) * (LOSS + (cards.length > 0 ? OWN_CARD : 0)) - wins * GAIN;
}

/** By square: how many soldiers somebody there is likely to be in touch with. */
function dangerOn(board: Board, careless: readonly Belief[]): Float64Array {
  const station = stationIn(board);
  const standing = board.soldiers.filter(({ square, down }) => square !== NOWHERE && !down);
  const moves = Math.min(board.red, standing.length);
  const watched = touched(station, whereabouts(station, careless)).map((chance) => chance * chance);
  let total = 0;
  for (let i = 0; i < watched.length; i++) total += watched[i] ?? 0;
  const soldiers = watched.map((share) => (total > 0 ? (moves * share) / total : 0));
  const staying = standing.length === 0 ? 0 : 1 - moves / standing.length;
  for (const { square } of standing) soldiers[square] = (soldiers[square] ?? 0) + staying;
  return touched(station, soldiers);
}

/** By square: how many Rebels to expect there. */
function whereabouts({ names }: Station, careless: readonly Belief[]): Float64Array {
  const there = new Float64Array(names.length);
  for (const { squares, chances } of careless) {
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i] ?? 0;
      there[square] = (there[square] ?? 0) + (chances[i] ?? 0);
    }
  }
  return there;
}
