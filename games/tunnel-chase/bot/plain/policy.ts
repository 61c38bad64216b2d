import { alike, type Choice, certain, type Dice, type Mixture, pick, type Seat } from '@starboard/kernel';
import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import { protectionLeft } from '../../rules/02-starfighters.ts';
import { rangeTo } from '../../rules/07-shooting.ts';
import { asteroidIn } from '../../rules/flight.ts';
import { type Ask, type Board, type Chase, type Frame, pilotOf } from '../../rules/model.ts';
import { DESIGN } from './design.ts';
import { bestEndAt, bestEndBy, EASY, flightBefore, flightDuring } from './ends.ts';
import { chanceToHit } from './odds.ts';
import { scrapesAhead, type TunnelTables, tunnelsOf } from './tunnels.ts';

/** Of many places so many are looked at. */
const GLANCES = 12;

const TAIL = certain('tail' as const);

/** What a seasoned pilot does without thinking. */
export function policy(
  board: Board,
  ask: Ask,
  options: readonly Choice<Chase>[],
  frame: Frame,
  dice: Dice,
): Mixture<Choice<Chase>> {
  switch (ask.kind) {
    case 'design':
      return certain(options.find((rating) => rating === DESIGN[ask.system]) ?? options.at(-1) ?? 1);
    case 'role':
      return TAIL;
    case 'place':
      return certain(place(board, options, dice));
    case 'face':
    case 'height':
      return alike(options);
    case 'speed':
      return certain(speed(board, ask.seat, options));
    case 'first':
      return certain(options.find((seat) => seat !== ask.seat) ?? ask.seat);
    case 'branch':
      return certain(branch(board, ask.seat, options, frame));
    case 'fire':
      return certain(target(board, ask.seat, options));
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

/** A speed at which the best end of the turn can be reached. */
function speed(board: Board, seat: Seat, options: readonly Choice<Chase>[]): Choice<Chase> {
  const ahead = flightBefore(board, seat);
  return best(options, (chosen) => bestEndAt(ahead, chosen).worth);
}

/** The way from which the best end of the turn can be reached. */
function branch(board: Board, seat: Seat, options: readonly Choice<Chase>[], frame: Frame): Choice<Chase> {
  const ahead = flightDuring(board, seat);
  return best(options, (heading) => bestEndBy(ahead, heading, frame).worth);
}

/** Where one flies off easily, of some places at random. */
function place(board: Board, options: readonly Choice<Chase>[], dice: Dice): Choice<Chase> {
  const asteroid = asteroidIn(board);
  const tunnels = tunnelsOf(asteroid);
  const looked = Array.from({ length: GLANCES }, () => pick(dice, options));
  return best(looked, (space) => -scrapesFrom(asteroid, tunnels, space));
}

/** The scrapes to expect when flying off from a space. */
export function scrapesFrom({ neighbours }: Asteroid, tunnels: TunnelTables, space: number): number {
  const ways = neighbours[space] ?? [];
  return ways.reduce((sum, way) => sum + scrapesAhead(tunnels, space, way, EASY, EASY) / ways.length, 0);
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
