import type { Seat } from '@starboard/kernel';
import { QUERY } from '../13-cards/book.ts';
import { ask, isModifiedFor } from '../13-cards/query.ts';
import {
  type Around,
  BANK_ROLL_STOPS,
  type BasePlacement,
  type BendSide,
  bankRoll,
  boost,
  canRoll,
  isFree,
  type ManoeuvreTemplate,
  type Pose,
  rollPlaces,
  TEMPLATES,
} from '../geometry/index.ts';
import { basesOf, ignores } from '../measure.ts';
import { type Board, type Shift, shipOf } from '../model.ts';

/** 5.5 The named places for boosts, barrel rolls, decloaking and the pull of a tractor beam. */

export interface NamedPlace {
  readonly name: string;
  readonly place: BasePlacement;
}

const BOOST: readonly ManoeuvreTemplate[] = ['straight-1', 'bank-1'];
const ROLL: readonly ManoeuvreTemplate[] = ['straight-1'];
const DECLOAK: readonly ManoeuvreTemplate[] = ['straight-2'];
const LEFT_AND_RIGHT: readonly (1 | -1)[] = [1, -1];
const AHEAD: readonly BendSide[] = [0];
const nameOf = (side: BendSide): string => (side === 1 ? 'left' : side === 0 ? 'ahead' : 'right');

function templatesFor(board: Board, seat: Seat, move: Shift): readonly ManoeuvreTemplate[] {
  if (move === 'tractor') return ROLL;
  const plain = move === 'boost' ? BOOST : move === 'decloak' ? DECLOAK : ROLL;
  if (!isModifiedFor(board, QUERY['move.templates'], seat)) return plain;
  return ask(board, QUERY['move.templates'], seat, { ship: seat, move }, plain);
}

/** The stress tokens that a move to a named place costs, by the template it is made with. */
export function stressFor(board: Board, seat: Seat, move: Shift, name: string): number {
  if (move === 'tractor' || !isModifiedFor(board, QUERY['move.stress'], seat)) return 0;
  const template = TEMPLATES.find((each) => name.split(' ').includes(each));
  return template === undefined ? 0 : ask(board, QUERY['move.stress'], seat, { ship: seat, move, template }, 0);
}

/** A pull (8.3) may end on asteroids, though not on ships nor off the mat. */
function around(board: Board, seat: Seat, move: Shift): Around {
  const rocks = move === 'tractor' || ignores(board, seat, 'shifting') ? NO_ROCKS : board.asteroids;
  return { bases: basesOf(board), self: seat, rocks };
}
const NO_ROCKS: Around['rocks'] = [];

/** What the places of a move follow from. */
interface Leaving extends Around {
  readonly pose: Pose;
  readonly move: Shift;
  readonly templates: readonly ManoeuvreTemplate[];
}

function leaving(board: Board, seat: Seat, move: Shift): Leaving {
  const { bases, self, rocks } = around(board, seat, move);
  return { bases, self, rocks, pose: shipOf(board, seat).pose, move, templates: templatesFor(board, seat, move) };
}

/** The places found last by seat, and what they follow from: a memo of a pure function, so no part of any match. */
const lately: { from: Leaving; places: readonly NamedPlace[] }[] = [];

function isSame(one: Leaving, other: Leaving): boolean {
  return (
    one.pose === other.pose &&
    one.move === other.move &&
    one.bases === other.bases &&
    one.rocks === other.rocks &&
    one.templates === other.templates
  );
}

/** 5.5 Every place that a move may go to. */
export function placesFor(board: Board, seat: Seat, move: Shift): readonly NamedPlace[] {
  const from = leaving(board, seat, move);
  const known = lately[seat];
  if (known !== undefined && isSame(known.from, from)) return known.places;
  const places: NamedPlace[] = [];
  visitPlaces(from, (name, place) => {
    places.push({ name, place });
    return false;
  });
  lately[seat] = { from, places };
  return places;
}

export function canShift(board: Board, seat: Seat, move: Shift): boolean {
  return visitPlaces(leaving(board, seat, move), null);
}

/** Visits legal places until a visit is enough; whether one was. Without a visit, any place is enough. */
function visitPlaces(near: Leaving, visit: ((name: string, place: BasePlacement) => boolean) | null): boolean {
  const { pose, move } = near;
  for (const template of near.templates) {
    const isBank = template.startsWith('bank');
    const isTurn = template.startsWith('turn');
    if (move !== 'barrel-roll') {
      for (const side of isBank || isTurn ? LEFT_AND_RIGHT : AHEAD) {
        const place = boost(pose, template, side);
        if (!isFree(place, near)) continue;
        if (visit === null || visit(`${template} ${nameOf(side)}`, place)) return true;
      }
    }
    if (move === 'boost') continue;
    for (const side of LEFT_AND_RIGHT) {
      if (template === 'straight-1' || template === 'straight-2') {
        if (visit === null) {
          if (canRoll(pose, side, template, near)) return true;
          continue;
        }
        for (const place of rollPlaces(pose, side, template, near)) {
          if (visit(`roll ${template} ${nameOf(side)} ${place.shift}`, place)) return true;
        }
      } else if (template === 'bank-1' || template === 'bank-2') {
        for (const ahead of LEFT_AND_RIGHT) {
          for (const from of BANK_ROLL_STOPS) {
            for (const to of BANK_ROLL_STOPS) {
              const place = bankRoll(pose, side, ahead, template, from, to);
              if (!isFree(place, near)) continue;
              const way = ahead === 1 ? 'forward' : 'back';
              if (visit === null || visit(`roll ${template} ${nameOf(side)} ${way} ${from} ${to}`, place)) return true;
            }
          }
        }
      }
    }
  }
  return false;
}

export function placeNamed(board: Board, seat: Seat, move: Shift, name: string): BasePlacement {
  const found = placesFor(board, seat, move).find((each) => each.name === name);
  if (found === undefined) throw new Error(`no ${move} goes to ${name}`);
  return found.place;
}
