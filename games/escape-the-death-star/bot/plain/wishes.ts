import { stationIn } from '../../rules/01-station/played-on.ts';
import { distanceBetween, type Station } from '../../rules/01-station/station.ts';
import { asNumber, codeOdds } from '../../rules/03-battle/odds.ts';
import { mayMove, waysToSneak } from '../../rules/07-secret-moves.ts';
import { type Board, type Rebel, rebelOf } from '../../rules/model.ts';

/** Game 2: what it is worth to a Rebel to end a secret move somewhere. The unit is about a card that the Imperial takes. */

/** To be in the Falcon at all, and there with a code that is sure to match. */
const INSIDE = 0.3;
const CODE = 4;
/** For every square between it and the Falcon. */
const WAY = 0.12;
/** A card while the Rebels have none, and a Weapon for one who is unarmed. */
const CARD = 0.9;
const WEAPON = 0.9;
/** For every square between it and one of those, as a share of its worth. */
const PULL = 0.12;
/** Beyond this nothing is near. */
const FARTHEST = 9;

/** So much nearer to a thing another Rebel has to be for this one to leave it alone. */
const NEARER = 2;
/** How much the Falcon still draws a Rebel with cards who leaves it to another to run there: its cards serve from anywhere. */
const DRAWING_OFF = 0.5;

/** Where a Rebel may be after its secret move, and what each of the squares is worth to it. */
export interface Wishes {
  readonly rebel: number;
  readonly squares: readonly number[];
  readonly worths: readonly number[];
}

/** 11.2 How likely a try at the code is to succeed with all cards that Rebels have. */
export function codeChance({ rebels, setup }: Pick<Board, 'rebels' | 'setup'>): number {
  const cards: number[] = [];
  for (const rebel of rebels) cards.push(...rebel.cards);
  return cards.length === 0 ? 0 : asNumber(codeOdds(cards, setup.dice));
}

/** The wishes of a Rebel; none of one that has to wait in the Detention Block. */
export function wishesOf(board: Board, rebel: number): Wishes {
  const figure = rebelOf(board, rebel);
  if (!mayMove(board, rebel)) return { rebel, squares: [], worths: [] };
  const station = stationIn(board);
  const squares = waysToSneak(board, figure);
  const chance = codeChance(board);
  const aims: Aims = {
    falcon: drawsOff(board, station, figure) ? DRAWING_OFF : 1,
    inside: INSIDE + CODE * chance,
    card: CARD * (1 - chance),
    cards: leftTo(board, station, figure, station.cards, board.cards, isFree),
    weapons: figure.armed ? null : weaponsFor(board, station, figure),
  };
  return { rebel, squares, worths: squares.map((square) => worthOf(station, aims, square)) };
}

/** What a Rebel is after. */
interface Aims {
  /** How much the Falcon draws it. */
  readonly falcon: number;
  readonly inside: number;
  readonly card: number;
  readonly cards: readonly number[];
  /** Null for one that is armed. */
  readonly weapons: readonly number[] | null;
}

function worthOf(station: Station, { falcon, inside, card, cards, weapons }: Aims, square: number): number {
  const far = stepsToNearest(station, square, station.falcon);
  const worth = falcon * (far === 0 ? inside : -WAY * far) + pullOf(station, square, cards, card);
  return weapons === null ? worth : worth + pullOf(station, square, weapons, WEAPON);
}

/** Its worth where it lies, and some loss for every step away from it. */
function pullOf(station: Station, square: number, things: readonly number[], worth: number): number {
  const far = stepsToNearest(station, square, things);
  return far === 0 ? worth : -PULL * worth * far;
}

const isFree = ({ jailed }: Rebel): boolean => !jailed;

function weaponsFor(board: Board, station: Station, figure: Rebel): readonly number[] {
  const lying = leftTo(
    board,
    station,
    figure,
    station.weapons,
    board.weapons,
    (other) => isFree(other) && !other.armed,
  );
  return board.closet > 0 ? [...lying, station.closet] : lying;
}

/** Of things that still lie there, those that no other Rebel who wants one is clearly nearer to. */
function leftTo(
  board: Board,
  station: Station,
  figure: Rebel,
  places: readonly number[],
  lies: readonly boolean[],
  wants: (other: Rebel) => boolean,
): readonly number[] {
  const rivals = board.rebels.filter((other) => other !== figure && wants(other));
  return places.filter((square, place) => {
    if (!lies[place]) return false;
    const own = distanceBetween(station, figure.square, square);
    return !rivals.some((other) => distanceBetween(station, other.square, square) + NEARER <= own);
  });
}

/** With cards in hand it keeps away from the Falcon as soon as another without any is as near: one draws off, one runs. */
function drawsOff(board: Board, station: Station, figure: Rebel): boolean {
  if (figure.cards.length === 0) return false;
  const own = stepsToNearest(station, figure.square, station.falcon);
  return board.rebels.some(
    (other) =>
      isFree(other) && other.cards.length === 0 && stepsToNearest(station, other.square, station.falcon) <= own,
  );
}

export function stepsToNearest(station: Station, from: number, to: readonly number[]): number {
  let least = FARTHEST;
  for (let i = 0; i < to.length; i++) least = Math.min(least, distanceBetween(station, from, to[i] ?? 0));
  return least;
}
