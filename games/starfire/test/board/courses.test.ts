import { sameHex } from '@starboard/geometry';
import { view } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { describe, expect, it } from 'vitest';
import {
  courseOfStaying,
  courseTo,
  nextOrder,
  type PlottedCourse,
  pointsTo,
  type ReachableEnd,
  reachOf,
  restOf,
} from '../../board/orders/courses.ts';
import {
  followingOrders,
  NO_PLANS,
  plannedOrder,
  plansFor,
  plot,
  setFlying,
  shipsToOrder,
  straightOn,
} from '../../board/orders/plans.ts';
import { courseLabel } from '../../board/orders/use-course-plan.ts';
import { hexName, hexNamed, isOnMap } from '../../rules/02-setup/map.ts';
import { ORDERS, type Ship } from '../../rules/model.ts';
import { answer, at, battle, duel, type Playthrough, ship } from '../support/playing.ts';

const CORVETTE = '[2] S A A (I) (I) Q F (I) L [6]';
const CRUISER = '[3] S A Q (I I) R (I I) R (I I) R [3]';

/** Ann moves at once; Bob, without engines, is never asked. */
function alone(design: string, changes: Partial<Ship> = {}): Playthrough {
  const played = duel(design, '[1] A Q (I) F [2]', 12, { winner: 1, ships: [changes] });
  Object.assign(ship(played, 1), { points: 0 });
  return played;
}

/** Carries a course out through the kernel, order by order. */
function flown(design: string, changes: Partial<Ship>, { orders }: PlottedCourse): Ship {
  const played = alone(design, changes);
  for (const order of orders) answer(played, 0, order);
  return ship(played, 0);
}

const endsOf = (played: Playthrough): readonly ReachableEnd[] =>
  [...reachOf(played.match.board, ship(played, 0)).values()].flat();

describe('courses', () => {
  it.each([
    ['a corvette', CORVETTE, {}],
    ['a cruiser', CRUISER, {}],
    ['one that has gone straight on for long', CRUISER, { straight: 7 }],
    ['one in the corner of the map', CORVETTE, { ...at(0, 0), facing: 4 as const }],
    ['one with a damaged drive', CORVETTE, { points: 2, straight: 1 }],
  ])('4.2, 4.3 of %s lead where the rules lead', (_, design, changes) => {
    const played = alone(design, changes);
    const ends = endsOf(played);
    expect(ends.length).toBeGreaterThan(1);
    for (const end of ends) {
      const course = courseTo(end, ship(played, 0));
      expect(course.orders).toHaveLength(end.points);
      const after = flown(design, changes, course);
      expect(sameHex(after, end)).toBe(true);
      expect(after.facing).toBe(end.facing);
    }
  });

  it('4.3 reach every place that any orders lead to, and no other', () => {
    const places = new Set<string>();
    const tryAll = (left: number, orders: readonly (typeof ORDERS)[number][]): void => {
      if (left === 0) return;
      for (const order of ORDERS) {
        const played = alone(CRUISER);
        try {
          for (const each of [...orders, order]) answer(played, 0, each);
        } catch {
          continue;
        }
        const { facing, ...hex } = ship(played, 0);
        places.add(`${hexName(hex)} ${facing}`);
        tryAll(left - 1, [...orders, order]);
      }
    };
    tryAll(3, []);
    expect(new Set(endsOf(alone(CRUISER)).map((end) => `${hexName(end)} ${end.facing}`))).toEqual(places);
  });

  it('4.6 never leave the map', () => {
    const played = alone(CORVETTE, { ...at(1, 1), facing: 3, straight: 2 });
    for (const end of endsOf(played)) expect(isOnMap(played.match.board.setup, end)).toBe(true);
  });

  it('are the straightest there are, and tell how soon a hex is reached', () => {
    const played = alone(CORVETTE);
    const reach = reachOf(played.match.board, ship(played, 0));
    const ahead = reach.get(hexName(at(23, 20)));
    expect(ahead?.[0]).toMatchObject({ turns: 0, points: 3, facing: 0 });
    expect(pointsTo(ahead ?? [])).toBe(3);
    for (const ends of reach.values()) {
      expect(ends.map(({ turns }) => turns)).toEqual(ends.map(({ turns }) => turns).sort((a, b) => a - b));
      expect(new Set(ends.map(({ facing }) => facing)).size).toBe(ends.length);
    }
  });

  it('go on point by point, wait at their end, and are void once left', () => {
    const played = alone(CORVETTE);
    const [end] = reachOf(played.match.board, ship(played, 0)).get(hexName(at(22, 20))) ?? [];
    if (end === undefined) throw new Error('two hexes ahead can be reached');
    const course = courseTo(end, ship(played, 0));
    expect(nextOrder(course, ship(played, 0))).toBe('ahead');
    answer(played, 0, 'ahead');
    expect(restOf(course, ship(played, 0))?.orders).toEqual(['ahead']);
    answer(played, 0, 'ahead');
    expect(nextOrder(course, ship(played, 0))).toBe('stay');
    answer(played, 0, 'ahead');
    expect(nextOrder(course, ship(played, 0))).toBeNull();
    expect(restOf(course, ship(played, 0))).toBeNull();
  });
});

describe('the course of a ship that stays', () => {
  it('4.2 spends every point of the turn in its hex, and is void once left', () => {
    const played = alone(CORVETTE);
    const course = courseOfStaying(ship(played, 0));
    for (let points = ship(played, 0).points; points > 1; points--) {
      expect(nextOrder(course, ship(played, 0))).toBe('stay');
      answer(played, 0, 'stay');
    }
    const left = alone(CORVETTE);
    answer(left, 0, 'ahead');
    expect(nextOrder(course, ship(left, 0))).toBeNull();
  });
});

describe('plans', () => {
  const fleet = () => battle({ setup: { scenario: 'fleet-action' }, winner: 1 });

  it('4.1 order all ships of a seat for a point, in the order of the rules', () => {
    const played = fleet();
    const [ask] = played.match.asks;
    if (ask?.kind !== 'move') throw new Error('a move is asked first');
    const ids = shipsToOrder(view(rules, played.match, ask.seat), ask);
    expect(ids).toEqual([0, 1, 2]);
    for (const id of ids) {
      const [now] = played.match.asks;
      expect(now).toMatchObject({ kind: 'move', ship: id });
      answer(played, 0, plannedOrder(NO_PLANS, played.match.board, id));
    }
    expect(played.match.asks[0]?.seat).toBe(1);
  });

  it('carry out one ship after the other, up to the first that is not flown as planned', () => {
    const played = fleet();
    const [ask] = played.match.asks;
    if (ask?.kind !== 'move') throw new Error('a move is asked first');
    const seen = view(rules, played.match, ask.seat);
    expect(followingOrders(NO_PLANS, seen, ask)).toEqual([]);
    expect(followingOrders(setFlying(NO_PLANS, [0, 2]), seen, ask)).toEqual([]);
    expect(followingOrders(setFlying(NO_PLANS, [1]), seen, ask)).toEqual(['ahead']);
    expect(followingOrders(setFlying(NO_PLANS, [1, 2]), seen, ask)).toEqual(['ahead', 'ahead']);
  });

  it('are what the bright button says, unless something else is picked', () => {
    const played = fleet();
    const { board } = played.match;
    const [ask] = played.match.asks;
    if (ask?.kind !== 'move') throw new Error('a move is asked first');
    const [end] = reachOf(board, ship(played, 0)).get('2121') ?? [];
    if (end === undefined) throw new Error('2121 can be reached');
    const plans = plot(plansFor(NO_PLANS, board), 0, courseTo(end, ship(played, 0)));
    expect(courseLabel({ ask, picked: 'ahead' }, plans, board)).toBe('Fly to 2121 (3 points)');
    expect(courseLabel({ ask, picked: 'stay' }, plans, board)).toBeNull();
    expect(courseLabel({ ask, picked: 'ahead' }, NO_PLANS, board)).toBeNull();
  });

  it('fly straight on where nothing is plotted, but never off the map', () => {
    const edge = alone(CORVETTE, { ...at(0, 5), facing: 3 });
    expect(straightOn(edge.match.board, ship(edge, 0))).toBe('stay');
    expect(straightOn(alone(CORVETTE).match.board, ship(alone(CORVETTE), 0))).toBe('ahead');
  });

  it('are gone with the next turn, and flying ends with the last point', () => {
    const played = fleet();
    const { board } = played.match;
    const [end] = reachOf(board, ship(played, 0)).get(hexName(hexNamed('2021'))) ?? [];
    if (end === undefined) throw new Error('2021 can be reached');
    const plans = { ...plot(plansFor(NO_PLANS, board), 0, courseTo(end, ship(played, 0))), flying: new Set([0, 1]) };
    expect(plansFor(plans, board)).toBe(plans);
    const still = { ...board, ships: board.ships.map((each) => ({ ...each, points: 0 })) };
    expect(plansFor(plans, still).flying.size).toBe(0);
    const [first, ...others] = board.ships;
    if (first === undefined) throw new Error('there is a first ship');
    expect([...plansFor(plans, { ...board, ships: [{ ...first, points: 0 }, ...others] }).flying]).toEqual([1]);
    expect(plansFor(plans, { ...board, turn: board.turn + 1 }).courses.size).toBe(0);
  });
});
