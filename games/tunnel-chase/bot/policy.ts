import { type Choice, type Dice, pick, type Seat } from '@starboard/kernel';
import { protectionLeft } from '../rules/02-starfighters.ts';
import { rangeTo } from '../rules/07-shooting.ts';
import { asteroidIn, ratingOn } from '../rules/flight.ts';
import { type Ask, type Board, type Chase, type Frame, NOWHERE, pilotOf } from '../rules/model.ts';
import { DESIGN } from './design.ts';
import { landings } from './flights.ts';
import { rivalsBefore, rivalsDuring } from './forecast.ts';
import { chanceToHit, chanceToScrape } from './odds.ts';
import { scrapesAhead, tunnelsOf } from './tunnels.ts';
import { worthOf } from './worth.ts';

/** A pace at which most curves can be taken. */
const EASY = 3;
/** Of many places so many are looked at. */
const GLANCES = 12;

/** What a seasoned pilot does without thinking. */
export function policy(
  board: Board,
  ask: Ask,
  options: readonly Choice<Chase>[],
  frame: Frame,
  dice: Dice,
): Choice<Chase> {
  switch (ask.kind) {
    case 'design':
      return options.find((rating) => rating === DESIGN[ask.system]) ?? options.at(-1) ?? 1;
    case 'role':
      return 'tail';
    case 'place':
      return place(board, options, dice);
    case 'face':
    case 'height':
      return pick(dice, options);
    case 'speed':
      return speed(board, ask.seat, options);
    case 'first':
      return options.find((seat) => seat !== ask.seat) ?? ask.seat;
    case 'branch':
      return branch(board, ask.seat, options, frame);
    case 'fire':
      return target(board, ask.seat, options);
  }
}

/** The option that is worth most; of equals the first. */
function best(options: readonly Choice<Chase>[], worth: (option: number) => number): Choice<Chase> {
  let [most, found] = [Number.NEGATIVE_INFINITY, options[0] ?? null];
  for (const option of options) {
    const each = worth(Number(option));
    if (each > most) [most, found] = [each, option];
  }
  return found;
}

/** A speed at which the best end of the turn can be reached, after what the curves on the way are likely to cost. */
function speed(board: Board, seat: Seat, options: readonly Choice<Chase>[]): Choice<Chase> {
  const own = pilotOf(board, seat);
  const asteroid = asteroidIn(board);
  const tunnels = tunnelsOf(asteroid);
  const rivals = rivalsBefore(board, seat);
  const many = board.pilots.length > 2;
  const course = { space: own.space, heading: own.heading, scrapes: 0, chance: 1 };
  return best(options, (chosen) =>
    landings(asteroid, course, chosen, chosen, own.design.handling).reduce(
      (most, end) => Math.max(most, worthOf(tunnels, own, chosen, end, rivals, many)),
      Number.NEGATIVE_INFINITY,
    ),
  );
}

/** The way from which the best end of the turn can be reached. */
function branch(board: Board, seat: Seat, options: readonly Choice<Chase>[], frame: Frame): Choice<Chase> {
  const own = pilotOf(board, seat);
  const asteroid = asteroidIn(board);
  const tunnels = tunnelsOf(asteroid);
  const left = 'left' in frame ? frame.left : 0;
  const pace = own.speed === NOWHERE ? EASY : own.speed;
  const rivals = rivalsDuring(board, seat);
  const many = board.pilots.length > 2;
  return best(options, (heading) => {
    const scrapes = chanceToScrape(ratingOn(asteroid, own.rear, own.space, heading), pace, own.design.handling);
    const course = { space: own.space, heading, scrapes, chance: 1 };
    return landings(asteroid, course, left, pace, own.design.handling).reduce(
      (most, end) => Math.max(most, worthOf(tunnels, own, pace, end, rivals, many)),
      Number.NEGATIVE_INFINITY,
    );
  });
}

/** Where one flies off easily, of some places at random. */
function place(board: Board, options: readonly Choice<Chase>[], dice: Dice): Choice<Chase> {
  const asteroid = asteroidIn(board);
  const tunnels = tunnelsOf(asteroid);
  const looked = Array.from({ length: GLANCES }, () => pick(dice, options));
  return best(looked, (space) => {
    const ways = asteroid.neighbours[space] ?? [];
    return -ways.reduce((sum, way) => sum + scrapesAhead(tunnels, space, way, EASY, EASY) / ways.length, 0);
  });
}

/** Whoever is surest to be hit, the weaker the better. */
function target(board: Board, seat: Seat, options: readonly Choice<Chase>[]): Choice<Chase> {
  const { design } = pilotOf(board, seat);
  const targets = options.filter((option) => option !== null);
  return best(targets, (other) => {
    const left = Math.max(1, protectionLeft(pilotOf(board, other)));
    return chanceToHit(rangeTo(board, seat, other), design.accuracy) * (1 + 1 / left);
  });
}
