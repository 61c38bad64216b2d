import { diceFromSeed, refusedChoices, view } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { spentOn } from '../rules/data/designs.ts';
import { rules } from '../rules/index.ts';
import { shownOf } from '../rules/knowledge/memory.ts';
import {
  answer,
  asked,
  chase,
  inFlight,
  known,
  on,
  only,
  optionsOf,
  type Playthrough,
  resign,
  rig,
  run,
  SIXES,
  setSpeeds,
} from './support/playing.ts';

function build(played: Playthrough, seat: number, ...ratings: readonly number[]): void {
  for (const rating of ratings) answer(played, seat, rating);
}

function builders(): Playthrough {
  return chase({ setup: { designs: 'own' } });
}

describe('building', () => {
  test('9.1 all build at once, one rating after the other', () => {
    const played = builders();
    expect(asked(played)).toEqual(['0 design', '1 design']);
    build(played, 0, 4, 4, 10);
    expect(played.match.board.pilots[0]?.design).toEqual({ handling: 4, accuracy: 4, protection: 10 });
    rig(played, 5, 2);
    build(played, 1, 6, 6, 6);
    expect(played.match.board.pilots[1]?.design).toEqual({ handling: 6, accuracy: 6, protection: 6 });
  });

  test('9.1 ten points and no more can be spent', () => {
    const played = builders();
    build(played, 0, 6, 5);
    expect(optionsOf(played, 0)).toEqual([6, 7]);
    const [refused] = refusedChoices(rules, played.match, { kind: 'design', seat: 0, system: 'protection' });
    expect(refused).toMatchObject({ rule: '9.1' });
    build(played, 0, 7);
    expect(spentOn({ handling: 6, accuracy: 5, protection: 7 })).toBe(10);
  });

  test('9.2 handling and accuracy reach 6, protection 15', () => {
    const played = builders();
    expect(optionsOf(played, 0)).toEqual([1, 2, 3, 4, 5, 6]);
    build(played, 0, 1);
    expect(optionsOf(played, 0)).toEqual([1, 2, 3, 4, 5, 6]);
    build(played, 0, 1);
    expect(optionsOf(played, 0)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });
});

test('9.1 what nobody has built is not announced at the end, whoever leaves while building', () => {
  const played = chase({ pilots: 3, setup: { designs: 'own' } });
  build(played, 0, 5, 3, 10);
  resign(played, 1);
  build(played, 2, 6, 6, 6);
  played.events.length = 0;
  resign(played, 0);
  expect(only(played.events, 'designed').map(({ seat, design }) => [seat, design?.handling])).toEqual([
    [0, 5],
    [2, 6],
  ]);
  expect(view(rules, played.match, null).board.pilots.map(({ design }) => design?.handling)).toEqual([5, undefined, 6]);
});

test('9.1 if the last opponent leaves while you build, no design is announced', () => {
  const played = chase({ setup: { designs: 'own' } });
  build(played, 0, 5, 3, 10);
  resign(played, 1);
  expect(played.match.result).not.toBeNull();
  expect(only(played.events, 'designed')).toEqual([]);
  expect(view(rules, played.match, 0).board.pilots.map(({ design }) => design)).toEqual([null, null]);
});

describe('secrecy', () => {
  function secret(): Playthrough {
    const played = builders();
    rig(played, 5, 2);
    build(played, 0, 6, 4, 8);
    build(played, 1, 1, 1, 6);
    return played;
  }

  test('9.3 nobody sees the design of another, nor is told of it', () => {
    const { match, events } = secret();
    expect(view(rules, match, 1, []).board.pilots.map(({ design }) => design === null)).toEqual([true, false]);
    expect(view(rules, match, null, []).board.pilots.map(({ design }) => design)).toEqual([null, null]);
    expect(only(known(events, 1), 'designed').map(({ design }) => design === null)).toEqual([true, false]);
  });

  test('9.3 others see dice and scrapes, but not the numbers needed or the protection left', () => {
    const corridor = run('crossing', 9, 0, 11);
    const played = inFlight([{ ...on(corridor, 2), speed: 3 }, on(run('switchback', 7, 0, 9), 1)], {
      setup: { designs: 'own' },
    });
    setSpeeds(played, [3, 1], 2, 3, ...SIXES);
    const told = (seat: number) => only(known(played.events, seat), 'navigated').filter((event) => event.seat === 0);
    expect(told(0)).toMatchObject([{ needed: 6, left: 9, dice: [2, 3], scraped: true }]);
    expect(told(1)).toMatchObject([{ needed: null, left: null, dice: [2, 3], scraped: true }]);
  });

  test('9.3 nor what a shot needed', () => {
    const straight = run('switchback', 7, 2, 7);
    const played = inFlight(
      [
        { ...on(straight, 0), speed: 1 },
        { ...on(straight, 1), speed: 1 },
      ],
      { setup: { designs: 'own' } },
    );
    setSpeeds(played, [1, 2], ...SIXES);
    played.match.dice.rigged = [];
    rig(played, 3, 4);
    answer(played, 0, 1);
    const told = (seat: number) => only(known(played.events, seat), 'shot');
    expect(told(0)).toMatchObject([{ needed: 5, dice: [3, 4], hit: true }]);
    expect(told(1)).toMatchObject([{ needed: null, dice: [3, 4], hit: true }]);
  });

  test('9.3 all is shown when the chase is over', () => {
    const { match } = secret();
    match.board.over = true;
    expect(view(rules, match, null, []).board.pilots.map(({ design }) => design?.handling)).toEqual([6, 1]);
  });
});

describe('what shows', () => {
  const learn = rules.memory?.learn;
  const navigated = {
    type: 'navigated',
    rule: '5.3',
    seat: 1,
    space: 0,
    curve: 4,
    squeeze: 0,
    needed: null,
    left: null,
  } as const;
  const flying = learn?.([], { type: 'speed-set', rule: '4.1', seat: 1, speed: 4 }, 0) ?? [];

  test('9.4 a roll that was enough, one that was not, and none', () => {
    const after = (dice: readonly [number, number] | null, scraped: boolean) =>
      shownOf(learn?.(flying, { ...navigated, dice, scraped }, 0) ?? [], 1).handling;
    expect(after([2, 3], false)).toEqual([4, 6]);
    expect(after([3, 3], true)).toEqual([1, 2]);
    expect(after([1, 1], true)).toEqual([1, 6]);
  });

  test('9.4 that a curve was rolled for, or was not', () => {
    const after = (speed: number, curve: number, dice: readonly [number, number] | null, scraped: boolean) => {
      const before = learn?.([], { type: 'speed-set', rule: '4.1', seat: 1, speed }, 0) ?? [];
      return shownOf(learn?.(before, { ...navigated, curve, squeeze: 2, dice, scraped }, 0) ?? [], 1).handling;
    };
    expect(after(2, 2, null, false)).toEqual([5, 6]);
    expect(after(2, 2, [6, 6], false)).toEqual([1, 4]);
    expect(after(6, 6, null, true)).toEqual([1, 2]);
    expect(after(6, 6, [1, 1], true)).toEqual([3, 6]);
  });

  test('9.4 a curve after a scrape is judged by the speed flown, not the speed set', () => {
    const slowed = learn?.(flying, { type: 'scraped-past', rule: '6.5', seat: 1, speed: 3, left: null }, 0) ?? [];
    const after = learn?.(slowed, { ...navigated, dice: [3, 3], scraped: true }, 0) ?? [];
    expect(shownOf(after, 1).handling).toEqual([1, 1]);
  });

  test('9.4 a shot that hit, and one that did not', () => {
    const shot = { type: 'shot', rule: '7.3', by: 1, target: 0, range: 4, needed: null } as const;
    const after = (dice: readonly [number, number], hit: boolean) =>
      shownOf(learn?.([], { ...shot, dice, hit }, 0) ?? [], 1).accuracy;
    expect(after([4, 4], true)).toEqual([3, 6]);
    expect(after([4, 4], false)).toEqual([1, 2]);
  });

  test('9.4 imagination draws a design that fits', () => {
    const { match } = chase({ setup: { designs: 'own' } });
    const seen = view(rules, match, 0, [shownOf([], 0), { handling: [5, 5], accuracy: [2, 3], speed: 4 }]);
    for (let i = 0; i < 20; i++) {
      const { design } = rules.imagine(seen, diceFromSeed(i)).pilots[1] ?? {};
      expect(design?.handling).toBe(5);
      expect([2, 3]).toContain(design?.accuracy);
    }
  });

  test('9.4 imagination leaves some protection to whoever still flies', () => {
    const { match } = inFlight([on(run('crossing', 9, 0, 11), 2), { ...on(run('mouth', 1, 0, 7), 1), damage: 14 }], {
      setup: { designs: 'own' },
    });
    const seen = view(rules, match, 0, []);
    for (let i = 0; i < 20; i++) expect(rules.imagine(seen, diceFromSeed(i)).pilots[1]?.design.protection).toBe(15);
  });
});
