import type { Seat, View } from '@starboard/kernel';
import type { DialManoeuvre } from '../../catalogue/index.ts';
import { beforeDial } from '../../foresight/before-dial.ts';
import { comesBefore } from '../../rules/03-round/order.ts';
import { flownFor } from '../../rules/04-flight/activation.ts';
import { courseOf } from '../../rules/04-flight/course.ts';
import { waits } from '../../rules/13-cards/now.ts';
import { overlap } from '../../rules/geometry/index.ts';
import { type Board, type Furball, isFlying, type Ship, shipOf } from '../../rules/model.ts';
import { dialOf, skillOf } from '../../rules/values.ts';
import { battleFor } from './battle.ts';
import { canStay, outlookFor } from './outlook.ts';
import { OFF_THE_MAT, type Stakes } from './stakes.ts';
import { type Alternatives, inWorld, NOBODY_FLIES, type World } from './worlds.ts';

/** What a dial leads to. */
export interface DialPlan {
  /** Its place on the dial. */
  readonly place: number;
  /** The board with the ship at the end of its manoeuvre; null if it is lost. */
  readonly board: Board | null;
  /** Whether it stays clear of asteroids and on the mat, even if a ship in the way flies away first. */
  readonly clear: boolean;
  /** Whether whatever it flies next probably leads off the mat. */
  readonly trapped: boolean;
  readonly worth: number;
}

/** Where others may be, and for each guess how they would like to shoot at one another. */
export interface Guesses {
  readonly worlds: readonly World[];
  readonly alternatives: readonly Alternatives[];
}

/** An asteroid costs the action, perhaps some hull, and the shot of a ship that stops on it. */
const ROCK = 1.2;
/** What it is worth to act, beside the focus token. */
const ACTION = 0.15;
/** Ships that touch can't shoot at each other, and skip their actions. */
const BUMP = 0.4;

/** A plan for each manoeuvre; of several ways to fly first, the best one. */
export function plansFor(
  view: View<Furball>,
  board: Board,
  stakes: Stakes,
  places: readonly number[],
  guesses: Guesses,
): readonly DialPlan[] {
  const starts = startsOf(view, board, stakes.seat);
  return places.map((place) => {
    const dialled = dialOf(board, stakes.seat)[place];
    const plans = dialled === undefined ? [] : starts.map((start) => planFrom(start, place, dialled, stakes, guesses));
    return plans.length === 0 ? lost(place, stakes) : plans.reduce((a, b) => (b.worth > a.worth ? b : a));
  });
}

/** The boards on which a seat may be when it reveals its dial: its cards may have it fly before that. */
export function startsOf(view: View<Furball>, board: Board, seat: Seat): readonly Board[] {
  if (!waits(board, seat, 'dial.before-reveal') && !waits(board, seat, 'activation.turn')) return [board];
  return beforeDial(view, seat).starts.flatMap((start) => (start.lost ? [] : [start.board]));
}

function lost(place: number, stakes: Stakes): DialPlan {
  const worth = stakes.lost - OFF_THE_MAT;
  return { place, board: null, clear: false, trapped: true, worth };
}

function planFrom(start: Board, place: number, dialled: DialManoeuvre, stakes: Stakes, guesses: Guesses): DialPlan {
  const { seat } = stakes;
  const { manoeuvre, difficulty } = flownFor(start, seat, dialled);
  const { pose, rocks, bumped, touched, offMat } = courseOf(withoutEarlier(start, seat), seat, manoeuvre);
  if (offMat) return lost(place, stakes);
  const ship = shipOf(start, seat);
  const before = ship.tokens.stress;
  const stress = difficulty === 'red' ? before + 1 : difficulty === 'green' ? Math.max(0, before - 1) : before;
  const acts = stress === 0 && rocks.length === 0 && !bumped;
  const focus = acts ? Math.max(1, ship.tokens.focus) : ship.tokens.focus;
  const tokens = { ...ship.tokens, stress, focus };
  const moved: Ship = { ...ship, pose, tokens, touching: touched, activated: true };
  const board: Board = { ...start, phase: 'activation', ships: start.ships.with(seat, moved) };
  const points = outlookFor(board, seat) + (acts ? ACTION : 0) + (bumped ? stakes.style.bumping : 0);
  const alone = stakes.point * points + (stakes.life[seat] ?? 0) * ROCK * rocks.length;
  const free = courseOf(withoutOthers(start, seat), seat, manoeuvre);
  const clear = rocks.length === 0 && free.rocks.length === 0 && !free.offMat;
  return { place, board, clear, trapped: !canStay(pose), worth: alone + meanBattle(board, stakes, guesses) };
}

/** Those who fly before a seat will have gone from where they are. */
function withoutEarlier(board: Board, seat: Seat): Board {
  const own = skillOf(board, seat, 'activation');
  const ships = board.ships.map((ship, at): Ship => {
    if (at === seat || !isFlying(ship)) return ship;
    const skill = skillOf(board, at, 'activation');
    const isEarlier = skill < own || (skill === own && comesBefore(board, at, seat));
    return isEarlier ? { ...ship, status: 'off' } : ship;
  });
  return { ...board, ships };
}

const withoutOthers = (board: Board, seat: Seat): Board => ({
  ...board,
  ships: board.ships.map((ship, at): Ship => (at === seat || !isFlying(ship) ? ship : { ...ship, status: 'off' })),
});

function meanBattle(board: Board, stakes: Stakes, { worlds, alternatives }: Guesses): number {
  const bump = stakes.point * (stakes.style.bumping - BUMP);
  let sum = 0;
  for (let i = 0; i < worlds.length; i++) {
    const there = inWorld(board, worlds[i] ?? NOBODY_FLIES);
    sum += isInTheWay(there, stakes.seat) ? bump : battleFor(there, stakes, alternatives[i] ?? []);
  }
  return sum / Math.max(1, worlds.length);
}

/** Whether a ship ends where another does. */
function isInTheWay({ ships }: Board, seat: Seat): boolean {
  const pose = ships[seat]?.pose;
  return pose !== undefined && ships.some((ship, at) => at !== seat && isFlying(ship) && overlap(pose, ship.pose));
}
