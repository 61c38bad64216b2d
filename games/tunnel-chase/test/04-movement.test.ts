import { refusals } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { tails } from '../rules/flight.ts';
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
  resign,
  rig,
  run,
  setSpeeds,
} from './playing.ts';

const corridor = run('crossing', 9, 0, 11);
const elsewhere = run('switchback', 7, 0, 9);
const far = run('mouth', 1, 0, 7);

/** So many sixes that every curve is made. */
const SIXES = Array.from({ length: 60 }, () => 6);

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

  test('4.1 the first is free', () => {
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
    const [refused] = refusals(rules, played.match, { kind: 'speed', seat: 0 });
    expect(refused).toMatchObject({ rule: '4.2' });
  });
});

describe('the order of movement', () => {
  test('4.3 whoever is tailed moves before its tail, however slow', () => {
    const played = inFlight([on(corridor, 3), on(corridor, 4)]);
    const events = setSpeeds(played, [5, 1], ...SIXES);
    expect(only(events, 'ordered')).toMatchObject([{ order: [1, 0] }]);
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

  test('4.4 somebody faster goes before a pair that has to wait for one another', () => {
    const played = inFlight([on(corridor, 3), on(corridor, 4), on(elsewhere, 1)]);
    expect(only(setSpeeds(played, [5, 1, 2], ...SIXES), 'ordered')).toMatchObject([{ order: [2, 1, 0] }]);
  });

  test('11.4 where whoever should name the first has left, the rolls decide', () => {
    const played = inFlight([on(corridor, 3), on(elsewhere, 1), on(far, 2)]);
    setSpeeds(played, [3, 3, 3], 2, 5, 4);
    rig(played, ...SIXES);
    const before = played.events.length;
    resign(played, 1);
    expect(only(played.events.slice(before), 'ordered')).toMatchObject([{ order: [2, 0] }]);
  });
});

describe('moving', () => {
  test('4.5 each flies exactly the speed set, 4.6 space by space', () => {
    const played = inFlight([on(corridor, 2), on(elsewhere, 1)]);
    const events = setSpeeds(played, [4, 1], ...SIXES);
    expect(only(events, 'entered').flatMap(({ seat, space }) => (seat === 0 ? [space] : []))).toEqual(
      corridor.slice(3, 7),
    );
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

  test('1.5 nobody flies out of the mouth again', () => {
    const junction = ASTEROID.neighbours[ASTEROID.entrance]?.[0] ?? -1;
    const [, from = -1] = ASTEROID.neighbours[junction]?.filter((way) => way !== ASTEROID.entrance) ?? [];
    const played = inFlight([{ space: from, heading: junction, rear: -1 }, on(elsewhere, 1)]);
    setSpeeds(played, [2, 1], ...SIXES);
    expect(optionsOf(played, 0)).not.toContain(ASTEROID.entrance);
  });
});
