import { refusedChoices } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { distanceBetween, isAhead, tails } from '../rules/flight.ts';
import { rules } from '../rules/index.ts';
import type { Pilot } from '../rules/model.ts';
import {
  ASTEROID,
  answer,
  asked,
  inFlight,
  nodeOf,
  on,
  only,
  optionsOf,
  type Playthrough,
  rig,
  run,
  SIXES,
  setSpeeds,
} from './support/playing.ts';

const corridor = run('crossing', 9, 0, 11);
const elsewhere = run('switchback', 7, 0, 9);
const far = run('mouth', 1, 0, 7);

/** A pilot on a space, with its heading and where it came from. */
const at = (space: number, heading: number, rear: number) => ({ space, heading, rear });

describe('setting speeds', () => {
  test('4.1 everybody sets one in secret, 1 to 6, and all are shown together', () => {
    const played = inFlight([{ ...on(corridor, 3) }, { ...on(elsewhere, 1) }]);
    expect(asked(played)).toEqual(['0 speed', '1 speed']);
    rig(played, ...SIXES);
    expect(answer(played, 0, 4)).toEqual([]);
    expect(only(answer(played, 1, 2), 'speed-set').map(({ seat, speed }) => [seat, speed])).toEqual([
      [0, 4],
      [1, 2],
    ]);
  });

  test('4.1 a speed is never 0, and never more than 6', () => {
    const played = inFlight([
      { ...on(corridor, 3), speed: 1 },
      { ...on(elsewhere, 1), speed: 6 },
    ]);
    expect(optionsOf(played, 0)).toEqual([1, 2, 3]);
    expect(optionsOf(played, 1)).toEqual([4, 5, 6]);
  });

  test('4.2 the first is free', () => {
    const played = inFlight([{ ...on(corridor, 3), speed: -1 }, { ...on(elsewhere, 1) }]);
    expect(optionsOf(played, 0)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test.each([
    [1, [1, 2, 3]],
    [3, [1, 2, 3, 4, 5]],
    [5, [3, 4, 5, 6]],
    [6, [4, 5, 6]],
    [0, [1, 2]],
  ])('4.2 after %i it may be at most 2 more or less, and 11.5 never 0', (speed, open) => {
    const played = inFlight([{ ...on(corridor, 3), speed }, { ...on(elsewhere, 1) }]);
    expect(optionsOf(played, 0)).toEqual(open);
    const [refused] = refusedChoices(rules, played.match, { kind: 'speed', seat: 0 });
    expect(refused).toMatchObject({ rule: '4.2' });
  });
});

describe('the order of movement', () => {
  test('4.3 whoever is tailed moves before its tail, however slow', () => {
    const played = inFlight([on(corridor, 3), on(corridor, 4)]);
    const events = setSpeeds(played, [5, 1], ...SIXES);
    expect(only(events, 'ordered')).toMatchObject([{ order: [1, 0] }]);
  });

  test('4.3 a tail waits for its leader, whichever seats they have', () => {
    const played = inFlight([on(corridor, 3), on(elsewhere, 1), on(corridor, 4)]);
    const events = setSpeeds(played, [5, 2, 1], ...SIXES);
    expect(only(events, 'ordered')).toMatchObject([{ order: [1, 2, 0] }]);
  });

  test('4.3 two who fly at each other tail nobody: the faster goes first', () => {
    const played = inFlight([on(corridor, 3), on(corridor, 4, -1)]);
    const events = setSpeeds(played, [1, 4], ...SIXES);
    expect(only(events, 'ordered')).toMatchObject([{ order: [1, 0] }]);
    const [a, b] = [on(corridor, 3), on(corridor, 4, -1)] as [Pilot, Pilot];
    expect([tails(ASTEROID, a, b), tails(ASTEROID, b, a)]).toEqual([false, false]);
  });

  test('4.3 two who fly apart tail nobody', () => {
    const [a, b] = [on(corridor, 3, -1), on(corridor, 4)] as [Pilot, Pilot];
    expect([tails(ASTEROID, a, b), tails(ASTEROID, b, a)]).toEqual([false, false]);
  });

  test('4.3 nobody is ahead who is out of sight', () => {
    const { neighbours, at, sight } = ASTEROID;
    const hidden = neighbours.flatMap((ways, space) =>
      ways.flatMap((heading) =>
        [...at.keys()].flatMap((other) => {
          const near = distanceBetween(ASTEROID, heading, other) + 1 === distanceBetween(ASTEROID, space, other);
          return near && other !== space && sight[space * at.length + other] === 0 ? [{ space, heading, other }] : [];
        }),
      ),
    );
    expect(hidden.length).toBeGreaterThan(1000);
    const ahead = hidden.filter(({ space, heading, other }) =>
      isAhead(ASTEROID, { space, heading }, { space: other, heading: -1 }),
    );
    expect(ahead).toEqual([]);
  });

  test('4.3 on one space nobody is ahead', () => {
    const [a, b] = [on(corridor, 3), on(corridor, 3)] as [Pilot, Pilot];
    expect([tails(ASTEROID, a, b), tails(ASTEROID, b, a)]).toEqual([false, false]);
  });

  test('4.4 out of sight the faster goes first', () => {
    const played = inFlight([on(corridor, 3), on(elsewhere, 1)]);
    expect(only(setSpeeds(played, [2, 4], ...SIXES), 'ordered')).toMatchObject([{ order: [1, 0] }]);
  });

  test('4.4 at equal speeds the higher roll names who goes first: not always itself', () => {
    const played = inFlight([on(corridor, 3), on(elsewhere, 1)]);
    setSpeeds(played, [3, 3], 4, 4, 2, 5);
    expect(played.match.asks).toEqual([{ kind: 'first', seat: 1, among: [0, 1] }]);
    rig(played, ...SIXES);
    expect(only(answer(played, 1, 0), 'ordered')).toMatchObject([{ order: [0, 1] }]);
  });

  test('4.4 of three at one speed the others follow in the order of their rolls', () => {
    const played = inFlight([on(corridor, 3), on(elsewhere, 1), on(far, 2)]);
    setSpeeds(played, [3, 3, 3], 2, 5, 4);
    rig(played, ...SIXES);
    expect(only(answer(played, 1, 0), 'ordered')).toMatchObject([{ order: [0, 1, 2] }]);
  });

  test('4.4 of three the lowest comes last where the highest goes itself', () => {
    const played = inFlight([on(corridor, 3), on(elsewhere, 1), on(far, 2)]);
    setSpeeds(played, [3, 3, 3], 2, 5, 4);
    rig(played, ...SIXES);
    expect(only(answer(played, 1, 1), 'ordered')).toMatchObject([{ order: [1, 2, 0] }]);
  });

  test('4.4 a ring of tails round a loop is broken at its fastest, not at somebody outside who waits for it', () => {
    const loop = shortestLoop();
    const ring = loop.map((space, i) => ({ space, heading: loop[(i + 1) % loop.length] ?? -1, rear: -1 }));
    const [entered = -1] = loop.filter((space) => ASTEROID.neighbours[space]?.some((way) => !loop.includes(way)));
    const beside = ASTEROID.neighbours[entered]?.find((way) => !loop.includes(way)) ?? -1;
    const farther = ASTEROID.neighbours[beside]?.find((way) => way !== entered && !loop.includes(way)) ?? -1;
    const outside = [
      { space: beside, heading: entered, rear: -1 },
      { space: farther, heading: beside, rear: -1 },
    ];
    for (const [i, pilot] of ring.entries())
      expect(tails(ASTEROID, pilot, ring[(i + 1) % ring.length] ?? pilot)).toBe(true);
    const played = inFlight([...ring, ...outside].map((pilot) => ({ ...pilot, speed: 4 })));
    setSpeeds(
      played,
      [...ring, ...outside].map((_, seat) => (seat === 3 ? 4 : seat === ring.length ? 6 : 2)),
    );
    while (asked(played)[0]?.endsWith('first')) answer(played, played.match.asks[0]?.seat ?? 0, firstAmong(played));
    expect(only(played.events, 'ordered')[0]?.order[0]).toBe(3);
  });

  test('4.4 a ring that tails another waits for it, however fast', () => {
    const first = [at(0, 26, 8), at(25, 5, 26), at(27, 28, 5), at(3, 13, 14), at(1, 9, 10)];
    const second = [at(31, 41, 39), at(35, 54, 42), at(55, 56, 54), at(32, 40, 56)];
    const speeds = [1, 2, 3, 4, 5, 1, 2, 3, 6];
    const pilots = [...first, ...second].map((pilot, seat) => ({ ...pilot, speed: speeds[seat] ?? 0 }));
    const tailing = pilots.map((pilot) =>
      pilots.flatMap((leader, seat) => (tails(ASTEROID, pilot, leader) ? [seat] : [])),
    );
    expect(tailing).toMatchObject([[1], [2], [3], [4], [0], [6], [7], [8], [0, 4, 5]]);
    const events = setSpeeds(inFlight(pilots), speeds, ...SIXES);
    expect(only(events, 'ordered')).toMatchObject([{ order: [4, 3, 2, 1, 0, 8, 7, 6, 5] }]);
  });

  test('4.4 somebody faster goes before a pair that has to wait for one another', () => {
    const played = inFlight([on(corridor, 3), on(corridor, 4), on(elsewhere, 1)]);
    expect(only(setSpeeds(played, [5, 1, 2], ...SIXES), 'ordered')).toMatchObject([{ order: [2, 1, 0] }]);
  });
});

describe('moving', () => {
  test('4.5 each flies exactly the speed set, 4.6 space by space', () => {
    const played = inFlight([on(corridor, 2), on(elsewhere, 1)]);
    const events = setSpeeds(played, [4, 1], ...SIXES);
    expect(only(events, 'flew').find(({ seat }) => seat === 0)?.path).toEqual(corridor.slice(2, 7));
    expect(played.match.board.pilots[0]).toMatchObject({ space: corridor[6], heading: corridor[7], rear: corridor[5] });
  });

  test('4.6 at a choice the pilot chooses, and never back', () => {
    const junction = nodeOf(ASTEROID, 'fork', 'J');
    const [leg = -1, left = -1, right = -1] = ASTEROID.neighbours[junction] ?? [];
    const before = (ASTEROID.neighbours[leg] ?? []).find((way) => way !== junction) ?? -1;
    const played = inFlight([{ space: leg, heading: junction, rear: before }, on(elsewhere, 1)]);
    setSpeeds(played, [2, 1]);
    expect(asked(played)).toEqual(['0 branch']);
    expect([...optionsOf(played, 0)].sort()).toEqual([left, right].sort());
    rig(played, ...SIXES);
    answer(played, 0, right);
    expect(played.match.board.pilots[0]).toMatchObject({ space: right, rear: junction });
  });

  test('4.7 where the count ends at a choice the heading is set at once', () => {
    const junction = nodeOf(ASTEROID, 'fork', 'J');
    const [leg = -1, left = -1] = ASTEROID.neighbours[junction] ?? [];
    const played = inFlight([{ space: leg, heading: junction, rear: -1 }, on(elsewhere, 1)]);
    setSpeeds(played, [1, 1], 5, 4);
    answer(played, 0, 0);
    rig(played, ...SIXES);
    expect(asked(played)).toEqual(['0 branch']);
    answer(played, 0, left);
    expect(played.match.board.pilots[0]).toMatchObject({ space: junction, heading: left });
  });
});

/** Any pilot that may be named first. */
function firstAmong(played: Playthrough): number {
  return Number(optionsOf(played, played.match.asks[0]?.seat ?? 0)[0]);
}

/** The spaces of a shortest loop. */
function shortestLoop(): readonly number[] {
  const { neighbours } = ASTEROID;
  const ways: number[][] = neighbours.flatMap((next, space) => next.map((way) => [space, way]));
  for (const way of ways) {
    const [first = -1] = way;
    const [last = -1, before = -1] = [way.at(-1), way.at(-2)];
    if (last === first) return way.slice(0, -1);
    for (const on of neighbours[last] ?? []) {
      if (on !== before && (on === first || !way.includes(on))) ways.push([...way, on]);
    }
  }
  throw new Error('there is no loop');
}
