import {
  type Bringing,
  either,
  flag,
  integer,
  type Json,
  list,
  nothing,
  object,
  oneOf,
  validate,
} from '@starboard/kernel';
import { PILOTS, UPGRADES } from '../catalogue/index.ts';
import { faultInWords, faultsOf, SQUAD_LIMIT, type Squad, squadOf } from '../squads/index.ts';
import { coverage } from './01-table.ts';
import { MOST_ROUNDS } from './12-ending.ts';
import { MAT, misplaced, placedRocks, SHAPES, TURN } from './geometry/index.ts';
import type { Furball, Setup } from './model.ts';

const squad = object({
  pilot: oneOf(PILOTS.map(({ id }) => id)),
  upgrades: list(oneOf(UPGRADES.map(({ id }) => id)), { maxItems: 16 }),
});

export const setup = object({
  squads: list(either(nothing(), squad), {
    title: 'Squads',
    description: 'One squad for each pilot; null for a random one. If you give none, everybody flies a random squad.',
    maxItems: 8,
    default: [],
  }),
  asteroids: list(object({ x: integer(0, MAT), y: integer(0, MAT), heading: integer(0, TURN - 1) }), {
    title: 'Asteroids',
    description: 'The positions of the six asteroids. If you give none, the game draws a lay-out.',
    maxItems: 6,
    default: [],
  }),
  limit: integer(12, 100, { title: 'Squad limit', default: SQUAD_LIMIT }),
  ending: oneOf(['rounds', 'time'], {
    title: 'The game lasts',
    labels: ['A number of rounds', 'A number of minutes'],
    description: 'Minutes count from the moment when the last ship is placed. Then the round is finished.',
    default: 'rounds',
  }),
  rounds: integer(1, MOST_ROUNDS, { title: 'Rounds', default: 12, onlyWith: { ending: ['rounds'] } }),
  minutes: integer(10, 180, { title: 'Minutes', default: 75, onlyWith: { ending: ['time'] } }),
  friendlyToSelf: flag({
    title: 'A ship is friendly to itself',
    description:
      'In the printed rules, no ship is friendly to any other. Fifteen cards have an effect only with this option.',
    default: false,
  }),
  damageDeck: oneOf(['newer', 'original'], {
    title: 'Damage deck',
    description: 'The original deck has other criticals: an injured pilot loses their ability, and munitions may fail.',
    labels: ['Newer', 'Original'],
    default: 'newer',
  }),
});

/** The rules' objection to a set-up, in a sentence. */
export function objection(setup: Setup, seats: number): string | undefined {
  const { squads, asteroids, limit } = setup;
  if (squads.length > 0 && squads.length !== seats)
    return `There must be a squad for each of the ${seats} pilots, not ${squads.length}.`;
  for (const [seat, chosen] of squads.entries()) {
    const [fault] = chosen === null ? [] : faultsOf(chosen, { limit, coverage: coverage(setup) });
    if (fault !== undefined) return `Pilot ${seat + 1}: ${faultInWords(fault)}`;
  }
  if (asteroids.length === 0) return undefined;
  if (asteroids.length !== SHAPES.length) return `There must be ${SHAPES.length} asteroids, not ${asteroids.length}.`;
  const rocks = placedRocks(asteroids);
  const stray = rocks.findIndex((_, rock) => misplaced(rock, rocks).length > 0);
  return stray < 0 ? undefined : `Asteroid ${stray + 1} is too near an edge or another asteroid.`;
}

/** 1.1 Every pilot may bring a squad. Whoever brings none flies the one that the set-up names, or a random one. */
export const brings: Bringing<Furball> = {
  what: 'squad',
  schema: squad,
  faults(chosen, brought) {
    const read = squadIn(brought);
    if (read === null) return ['This is not a squad.'];
    const faults = faultsOf(read, { limit: chosen.limit, coverage: coverage(chosen) });
    return faults.map(faultInWords).filter((fact, i, all) => all.indexOf(fact) === i);
  },
  into(chosen, brought) {
    const squads = brought.map((each, seat) => squadIn(each) ?? chosen.squads[seat] ?? null);
    return { ...chosen, squads: squads.every((each) => each === null) ? [] : squads };
  },
};

function squadIn(brought: Json): Squad | null {
  const read = validate(squad, brought);
  return read.ok ? squadOf(read.value.pilot, read.value.upgrades) : null;
}
