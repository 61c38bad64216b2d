import type { Station } from '../../rules/01-station/station.ts';
import { soldiersToMove } from '../../rules/08-imperial.ts';
import { NOWHERE, type Placing, VADER } from '../../rules/model.ts';
import { guardedFrom } from '../outlook/figures.ts';
import type { Outlook } from '../outlook/outlook.ts';
import { weightOf } from './fights.ts';
import type { RoundBoard } from './round-board.ts';
import type { Style } from './style.ts';

/** The soldiers before they move, and what it is worth to the Imperial where they stand, apart from battles. */
export interface Hunters {
  readonly station: Station;
  /** By soldier; NOWHERE if it is out of the game. */
  readonly squares: readonly number[];
  /** By soldier: what it adds to the number of those in contact. */
  readonly weights: readonly number[];
  readonly moves: number;
  readonly vaderDown: boolean;
  /** What it is worth to have Vader on his feet again. */
  readonly lift: number;
  /** By square: what a soldier there is worth, whomever it meets. */
  readonly posts: Float64Array;
}

/** `most` is how many soldiers the thinker expects to be moved at most. */
export function huntersOn(
  board: RoundBoard,
  { ways, team, rebels, now, chance }: Outlook,
  style: Style,
  most: number,
): Hunters {
  const { soldiers } = board;
  const { station } = ways;
  const perSquare = style.falcon + now - chance({ ...team, guarded: team.guarded + 1 }, rebels);
  const posts = Float64Array.from(station.names, (_, square) => guardedFrom(station, square) * perSquare);
  for (const start of station.starts) {
    for (const square of [start, ...(station.neighbours[start] ?? [])])
      posts[square] = (posts[square] ?? 0) + style.bays;
  }
  return {
    station,
    squares: soldiers.map(({ square }) => square),
    weights: soldiers.map((_, soldier) => weightOf(soldier)),
    moves: Math.min(most, soldiersToMove(board)),
    vaderDown: soldiers[VADER]?.down === true,
    lift: chance({ ...team, vaderDown: true }, rebels) - chance({ ...team, vaderDown: false }, rebels),
    posts,
  };
}

/** By square: the soldiers in contact with somebody there, as one number. */
export function contactsOf({ station, squares, weights, vaderDown }: Hunters, placed: readonly Placing[]): Uint8Array {
  const contacts = new Uint8Array(station.names.length);
  for (let soldier = 0; soldier < squares.length; soldier++) {
    const placing = placed.find((each) => each.soldier === soldier);
    if (soldier === VADER && vaderDown && placing === undefined) continue;
    addContact(station, contacts, placing?.square ?? squares[soldier] ?? NOWHERE, weights[soldier] ?? 0);
  }
  return contacts;
}

/** 9.1 A soldier comes to a square or, with a negative weight, leaves it. */
export function addContact({ neighbours }: Station, contacts: Uint8Array, square: number, weight: number): void {
  if (square === NOWHERE) return;
  contacts[square] = (contacts[square] ?? 0) + weight;
  const next = neighbours[square] ?? [];
  for (let i = 0; i < next.length; i++) contacts[next[i] ?? 0] = (contacts[next[i] ?? 0] ?? 0) + weight;
}
