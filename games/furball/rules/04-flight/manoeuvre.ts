import { type Procedure, repeat, type Seat } from '@starboard/kernel';
import type { DialManoeuvre, Difficulty } from '../../catalogue/index.ts';
import { sufferFrame } from '../07-damage/damage.ts';
import { remove, settleDeaths } from '../07-damage/destruction.ts';
import { give, take } from '../08-tokens.ts';
import { meetMines } from '../09-bombs.ts';
import { NOBODY, scoreLoss } from '../11-scoring.ts';
import { atMoment } from '../13-cards/windows.ts';
import { isInContact, isTallonRoll, tallonSlides } from '../geometry/index.ts';
import { basesOf, ignores } from '../measure.ts';
import { type FrameAt, type Furball, isFlying, type Match, type Next, shipOf, type Tell } from '../model.ts';
import { courseOf } from './course.ts';

export const manoeuvreFrame = (
  ship: Seat,
  manoeuvre: DialManoeuvre,
  difficulty: Difficulty,
  why: FrameAt<'manoeuvre'>['why'],
): FrameAt<'manoeuvre'> => ({
  at: 'manoeuvre',
  step: 0,
  ship,
  manoeuvre,
  difficulty,
  why,
  slide: 0,
  rocks: [],
  mines: [],
  met: 0,
  checksStress: true,
});

/** 4.7 A Tallon roll chooses how far it slides, among those that avoid an overlap. */
function chooseSlide({ board }: Match, frame: FrameAt<'manoeuvre'>): Next {
  const { ship, manoeuvre } = frame;
  if (!isFlying(shipOf(board, ship))) return 'done';
  if (!isTallonRoll(manoeuvre)) return undefined;
  const slides = tallonSlides(shipOf(board, ship).pose, manoeuvre, basesOf(board), ship);
  const [only] = slides;
  if (only === undefined) return undefined;
  frame.slide = only;
  return slides.length > 1 ? { ask: [{ kind: 'slide', seat: ship }] } : undefined;
}

/**
 * 4.5 to 4.9 The ship flies, turns at the end (4.6), and moves back along its template from a ship in the way; the
 * frame records what it met.
 */
function flyIt(match: Match, frame: FrameAt<'manoeuvre'>, tell: Tell): Next {
  const { board } = match;
  const { ship: seat, manoeuvre, difficulty, why } = frame;
  const ship = shipOf(board, seat);
  if (!isFlying(ship)) return 'done';
  const from = ship.pose;
  const { pose, way, touched, rocks, mines, offMat } = courseOf(board, seat, manoeuvre, frame.slide);
  ship.pose = pose;
  if (way.steps > 0) touch(match, seat, touched);
  frame.rocks = rocks;
  if (why !== 'card') {
    ship.flown = { manoeuvre, difficulty, overlappedShip: touched.length > 0, overlappedRock: rocks.length > 0 };
  }
  if (why === 'dial' && (touched.length > 0 || rocks.length > 0)) ship.skipsAction = true;
  tell?.({ type: 'flew', rule: '4.5', ship: seat, manoeuvre, difficulty, start: from, end: pose, touched, rocks });
  if (offMat) return leaveMat(match, seat, tell);
  frame.mines = mines;
  return undefined;
}

/** 4.8 A ship that has moved touches the ships it stopped against, and former ones whose bases it still meets. */
export function touch({ board }: Match, seat: Seat, stoppedBy: readonly Seat[]): void {
  const ship = shipOf(board, seat);
  if (ship.touching.length === 0 && stoppedBy.length === 0) return;
  const isKept = (other: Seat): boolean =>
    !stoppedBy.includes(other) && isInContact(ship.pose, shipOf(board, other).pose);
  const touched = [...ship.touching.filter(isKept), ...stoppedBy];
  for (const other of ship.touching) {
    const before = shipOf(board, other);
    before.touching = before.touching.filter((each) => each !== seat);
  }
  ship.touching = touched;
  for (const other of touched) {
    const met = shipOf(board, other);
    met.touching = [...met.touching, seat];
  }
}

/** 4.10 A ship that leaves the mat is destroyed at once without using its cards; nobody scores. */
function leaveMat(match: Match, seat: Seat, tell: Tell): Next {
  const { doomed } = shipOf(match.board, seat);
  tell?.({ type: 'left-mat', rule: '4.10', ship: seat });
  tell?.({ type: 'destroyed', rule: '4.10', ship: seat, by: null, stays: false });
  // 14.2 A ship that stays until its turn is over has already lost those points.
  if (doomed !== 'turn') scoreLoss(match, seat, tell);
  remove(match.board, seat, tell);
  return 'done';
}

const ifFlying =
  (step: (match: Match, frame: FrameAt<'manoeuvre'>, tell: Tell) => Next) =>
  (match: Match, frame: FrameAt<'manoeuvre'>, tell: Tell): Next =>
    isFlying(shipOf(match.board, frame.ship)) ? step(match, frame, tell) : 'done';

/** 4.4 Red gives a stress token, green takes one away. */
export function checkStress(match: Match, ship: Seat, difficulty: Difficulty, tell: Tell): Next {
  if (difficulty === 'red') return give(match, ship, 'stress', 1, null, tell);
  return difficulty === 'green' ? take(match, ship, 'stress', 1, tell) : undefined;
}

/** 4.9 A roll for each asteroid it met, nearest to the start first. */
function meetRocks(_match: Match, { ship, rocks }: FrameAt<'manoeuvre'>): Next {
  return rocks.length === 0 ? undefined : { call: rockFrame(ship, rocks, NOBODY) };
}

export const rockFrame = (
  ship: Seat,
  rocks: readonly number[],
  source: FrameAt<'rock'>['source'],
): FrameAt<'rock'> => ({
  at: 'rock',
  step: 0,
  ship,
  rocks,
  met: 0,
  source,
  returned: null,
});

const shipIn = ({ ship }: FrameAt<'manoeuvre'>): Seat => ship;

export const manoeuvreProcedure: Procedure<Furball, 'manoeuvre'> = [
  chooseSlide,
  flyIt,
  repeat(meetMines),
  ifFlying(atMoment('manoeuvre.check-stress', shipIn)),
  ifFlying((match, { ship, difficulty, checksStress }, tell) =>
    checksStress ? checkStress(match, ship, difficulty, tell) : undefined,
  ),
  ifFlying(atMoment('manoeuvre.executed', shipIn)),
  repeat(settleDeaths),
  ifFlying(meetRocks),
];

/** 4.9 One attack die: a hit is damage, a critical is a critical. */
function rollForRock({ board }: Match, frame: FrameAt<'rock'>): Next {
  if (frame.met >= frame.rocks.length || !isFlying(shipOf(board, frame.ship))) return 'done';
  frame.met++;
  return { call: { at: 'roll', step: 0, ship: frame.ship, pool: 'attack', count: 1, why: 'asteroid', dice: [] } };
}

function sufferRock({ board }: Match, frame: FrameAt<'rock'>): Next {
  const [face] = frame.returned ?? [];
  frame.returned = null;
  const crit = face === 'crit' && !ignores(board, frame.ship, 'damage-roll');
  if (face !== 'hit' && !crit) return undefined;
  return { call: sufferFrame(frame.ship, face === 'hit' ? 1 : 0, crit ? 1 : 0, frame.source) };
}

const nextRock = (): Next => ({ goTo: 0 });

export const rockProcedure: Procedure<Furball, 'rock'> = [rollForRock, sufferRock, repeat(settleDeaths), nextRock];
