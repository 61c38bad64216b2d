import { FAR, stepsFrom } from '../../rules/01-station/plan.ts';
import { stationIn } from '../../rules/01-station/played-on.ts';
import { reachFrom, type Station } from '../../rules/01-station/station.ts';
import { asNumber, codeOdds } from '../../rules/03-battle/odds.ts';
import { FETT, FIRST_TROOPER, NOWHERE, VADER } from '../../rules/model.ts';
import type { RoundBoard } from '../turn/round-board.ts';

/** As many figures as the outlook of the Rebels follows from: 0 to 8 are about the side, the others sum up its Rebels. */
export const FIGURES = 20;

/** How the side of the Rebels stands. */
export interface TeamState {
  /** How many more cards the Imperial needs. */
  readonly left: number;
  /** The chance of a try at the code. */
  readonly code: number;
  /** Of those they began with. */
  readonly troopers: number;
  readonly fett: boolean;
  readonly vaderDown: boolean;
  /** Cards on the map. */
  readonly lying: number;
  /** How many squares of the Falcon soldiers are in contact with, each soldier for itself. */
  readonly guarded: number;
}

/** How a Rebel stands. */
export interface RebelState {
  readonly square: number;
  readonly armed: boolean;
  readonly jailed: boolean;
  readonly cards: number;
}

/** By square: steps to what Rebels want. */
export interface Ways {
  readonly station: Station;
  readonly toFalcon: Uint8Array;
  readonly toCard: Uint8Array;
  readonly toWeapon: Uint8Array;
}

export function waysOn(board: RoundBoard): Ways {
  const station = stationIn(board);
  const { ways, detention, closet } = station;
  const cards = station.cards.filter((_, place) => board.cards[place] === true);
  const weapons = station.weapons.filter((_, place) => board.weapons[place] === true);
  const to = (squares: readonly number[]) => stepsFrom(ways, squares, [detention]);
  return {
    station,
    toFalcon: to(station.falcon),
    toCard: to(cards),
    toWeapon: to(board.closet > 0 ? [...weapons, closet] : weapons),
  };
}

export function codeWith(board: RoundBoard, cards: readonly number[]): number {
  return cards.length === 0 ? 0 : asNumber(codeOdds(cards, board.setup.dice));
}

export const allCards = ({ rebels }: RoundBoard): readonly number[] => rebels.flatMap(({ cards }) => cards);

export function teamStateOf(board: RoundBoard): TeamState {
  const { soldiers } = board;
  const station = stationIn(board);
  let [troopers, guarded] = [0, 0];
  for (let i = 0; i < soldiers.length; i++) {
    const { square = NOWHERE, down = false } = soldiers[i] ?? {};
    if (i >= FIRST_TROOPER && square !== NOWHERE) troopers++;
    if (!down) guarded += guardedFrom(station, square);
  }
  return {
    left: board.setup.cards - board.imperialCards.length,
    code: codeWith(board, allCards(board)),
    troopers: troopers / Math.max(1, soldiers.length - FIRST_TROOPER),
    fett: soldiers[FETT]?.square !== NOWHERE,
    vaderDown: soldiers[VADER]?.down === true,
    lying: board.cards.filter(Boolean).length,
    guarded,
  };
}

/** How many squares of the Falcon a soldier on a square is in contact with. */
export function guardedFrom({ neighbours, isFalcon }: Station, square: number): number {
  if (square === NOWHERE) return 0;
  let count = isFalcon[square] ?? 0;
  const next = neighbours[square] ?? [];
  for (let i = 0; i < next.length; i++) count += isFalcon[next[i] ?? 0] ?? 0;
  return count;
}

const MOST_CARDS = 8;

export function teamFigures(team: TeamState, into: Float64Array): void {
  into[0] = 1;
  into[1] = 1 / Math.max(1, team.left);
  into[2] = team.left / 4;
  into[3] = team.code;
  into[4] = team.troopers;
  into[5] = Number(team.fett);
  into[6] = Number(team.vaderDown);
  into[7] = team.lying / MOST_CARDS;
  into[8] = team.guarded / 8;
}

/** The chance to roll so many steps or more. */
const within = (steps: number): number => (steps === FAR ? 0 : Math.max(0, Math.min(1, (7 - steps) / 6)));

/** From this roll it follows how many squares a Rebel can choose from. */
const USUAL_ROLL = 4;

/** Adds the figures of one Rebel. */
export function addRebelFigures(ways: Ways, code: number, rebel: RebelState, into: Float64Array): void {
  const { square, armed, jailed, cards } = rebel;
  const add = (figure: number, amount: number): void => {
    into[figure] = (into[figure] ?? 0) + amount;
  };
  if (cards > 0) add(19, Number(jailed));
  if (jailed) return;
  const toFalcon = within(ways.toFalcon[square] ?? FAR);
  const arms = Number(armed);
  add(9, 1);
  add(10, arms);
  add(11, toFalcon);
  add(12, toFalcon * code);
  add(13, toFalcon * code * arms);
  add(14, within(ways.toCard[square] ?? FAR));
  add(15, within(ways.toCard[square] ?? FAR) * code);
  add(16, (1 - arms) * within(ways.toWeapon[square] ?? FAR));
  add(17, (ways.station.isFalcon[square] ?? 0) * code);
  add(18, reachFrom(ways.station, square, USUAL_ROLL).length / ways.station.names.length);
}
