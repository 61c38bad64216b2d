import { options } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { chanceOfRoll, easiestFirst, waysAhead, waysBy } from '../../board/ahead/ways.ts';
import { rules } from '../../rules/index.ts';
import { pilotOf } from '../../rules/model.ts';
import { ASTEROID, answer, inFlight, nodeOf, on, only, onTrack, run, SIXES, setSpeeds } from '../support/playing.ts';

const corridor = run('crossing', 9, 0, 11);

test('5.2 the chance of a number on two dice', () => {
  expect(chanceOfRoll(2)).toBe(1);
  expect(chanceOfRoll(8)).toBeCloseTo(15 / 36);
  expect(chanceOfRoll(12)).toBeCloseTo(1 / 36);
  expect(chanceOfRoll(13)).toBe(0);
});

describe('the ways ahead', () => {
  test.each([1, 2, 3, 4, 5, 6])('at speed %i are all that can be flown, with the rolls that then are made', (speed) => {
    for (const [from, start] of [...ASTEROID.neighbours.keys()].filter((space) => space % 17 === 3).entries()) {
      const heading = ASTEROID.neighbours[start]?.find((way) => way !== ASTEROID.entrance) ?? 0;
      const rear = ASTEROID.neighbours[start]?.find((way) => way !== heading) ?? -1;
      const pilot = { space: start, heading, rear, speed };
      const played = inFlight([pilot, on(corridor, 5)], { setup: { asteroid: 1 } });
      const ways = waysAhead(ASTEROID, pilot, speed, { speed, handling: 4 });
      setSpeeds(played, [speed, 1], ...SIXES);
      for (let [ask] = played.match.asks; ask?.kind === 'branch' || ask?.kind === 'first'; [ask] = played.match.asks) {
        const all = options(rules, played.match, ask);
        answer(played, ask.seat, all[from % all.length] ?? null);
      }
      const flown = only(played.events, 'flew').filter(({ seat }) => seat === 0);
      const path = [start, ...flown.flatMap((event) => event.path.slice(1))];
      const rolled = only(played.events, 'navigated').filter(({ seat, dice }) => seat === 0 && dice !== null);
      const end = pilotOf(played.match.board, 0);
      const way = ways.find((each) => each.path.join() === path.join() && each.heading === end.heading);
      expect(way, `from ${start}`).toBeDefined();
      expect(way?.rolls.map(({ space, needed }) => [space, needed])).toEqual(
        rolled.map(({ space, needed }) => [space, needed]),
      );
    }
  });

  test('are each there once, and the easiest comes first', () => {
    const start = nodeOf(ASTEROID, 'core', 'O');
    const [rear = 0, heading = 0] = ASTEROID.neighbours[start] ?? [];
    const ways = easiestFirst(waysAhead(ASTEROID, { space: start, rear, heading }, 5, { speed: 5, handling: 1 }));
    expect(new Set(ways.map(({ path, heading: next }) => `${path} ${next}`)).size).toBe(ways.length);
    expect(ways.map(({ scrapes }) => scrapes)).toEqual(ways.map(({ scrapes }) => scrapes).toSorted((a, b) => a - b));
    for (const { rolls, clean } of ways) {
      expect(clean).toBeCloseTo(rolls.reduce((all, { chance }) => all * chance, 1));
    }
  });

  test('3.3 while the leader is placed nothing is rolled for', () => {
    const space = onTrack(ASTEROID, 'squeeze', 0, 0);
    const [heading = 0, rear = 0] = ASTEROID.neighbours[space] ?? [];
    for (const { rolls } of waysAhead(ASTEROID, { space, heading, rear }, 6, { speed: -1, handling: 1 })) {
      expect(rolls).toEqual([]);
    }
  });

  test('where ways part, what is rolled for there belongs to the way that is chosen', () => {
    const fork = nodeOf(ASTEROID, 'fork', 'J');
    const [rear = 0, ...ways] = ASTEROID.neighbours[fork] ?? [];
    const needed = ways.map((way) => {
      const [first] = waysBy(ASTEROID, { space: fork, rear, heading: way }, way, 0, { speed: 6, handling: 1 });
      return first?.rolls[0]?.needed;
    });
    expect(new Set(needed).size).toBe(ways.length);
  });
});
