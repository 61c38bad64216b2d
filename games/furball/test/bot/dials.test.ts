import { view } from '@starboard/kernel';
import { describe, expect, it, test } from 'vitest';
import { canStay } from '../../bot/turn/outlook.ts';
import { startsOf } from '../../bot/turn/plans.ts';
import { courseOf } from '../../rules/04-flight/course.ts';
import { MM, type Pose, placedRock } from '../../rules/geometry/index.ts';
import { rules } from '../../rules/index.ts';
import { dialOf } from '../../rules/values.ts';
import { type Playthrough, type ShipLayout, shipIn, table } from '../support/playing.ts';
import { bestOf, manoeuvreOf, planning, turnGameOf } from '../support/thinking.ts';

const dialling = (own: ShipLayout, ...others: readonly ShipLayout[]): Playthrough => planning(table([own, ...others]));

const viewOf = ({ match }: Playthrough) => view(rules, match, 0);

const dialled = (played: Playthrough): string => manoeuvreOf(played, 0, bestOf(played, 0));

const courses = (played: Playthrough, foresight: number) => {
  const [{ opens }] = turnGameOf(played, 0, { foresight }).players;
  const dial = dialOf(played.match.board, 0);
  return (opens ?? []).flatMap((place) => {
    const manoeuvre = dial[Number(place)];
    return manoeuvre === undefined ? [] : [courseOf(played.match.board, 0, manoeuvre)];
  });
};

describe('the dial of every level', () => {
  it.each([0, 1, 2, 3])('4.10 stays on the mat, with foresight %i', (foresight) => {
    const found = courses(dialling({ at: [460, 800, 90] }), foresight);
    expect(found.length).toBeGreaterThan(0);
    expect(found.some(({ offMat }) => offMat)).toBe(false);
  });

  it.each([0, 1, 2, 3])(
    '4.10 ends where something else than leaving the mat comes next, with foresight %i',
    (foresight) => {
      const found = courses(dialling({ at: [460, 640, 90] }), foresight);
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ pose }) => canStay(pose))).toBe(true);
    },
  );

  it.each([0, 1, 2, 3])('4.9 avoids an asteroid that it can avoid, with foresight %i', (foresight) => {
    const played = table([{ at: [460, 300, 90] }], {
      asteroids: [placedRock(0, { x: 460 * MM, y: 420 * MM, heading: 0 })],
    });
    const found = courses(planning(played), foresight);
    expect(found.length).toBeGreaterThan(0);
    expect(found.some(({ rocks }) => rocks.length > 0)).toBe(false);
  });
});

test('a dial points at whoever can be shot', () => {
  const played = dialling({ at: [300, 400, 90] }, { at: [180, 540, 270], tokens: { ion: 1 } });
  expect(dialled(played)).toMatch(/left/);
});

test('a pilot behind a rival stays behind it', () => {
  const played = dialling({ at: [460, 300, 90] }, { at: [460, 450, 90] });
  const place = bestOf(played, 0);
  const manoeuvre = dialOf(played.match.board, 0)[Number(place)];
  if (manoeuvre === undefined) throw new Error('nothing was dialled');
  const { pose } = courseOf(played.match.board, 0, manoeuvre);
  expect(Math.abs(northOf(pose))).toBeLessThan(0.26);
});

/** How far a ship faces from north, in turns. */
const northOf = ({ heading }: Pose): number => {
  const TURN = 4 * shipHeading([0, 0, 90]);
  const away = (((heading - TURN / 4) % TURN) + TURN) % TURN;
  return Math.min(away, TURN - away) / TURN;
};
const shipHeading = (at: readonly [number, number, number]): number => shipIn(table([{ at }]), 0).pose.heading;

test('ailerons are part of a plan: the ship flies them before its dial', () => {
  const played = dialling({
    pilot: 'imperial.tiestriker.scarifdefender',
    upgrades: ['title.adaptiveailerons'],
    at: [460, 300, 90],
  });
  const { board } = played.match;
  const starts = startsOf(viewOf(played), board, 0);
  expect(starts).toHaveLength(3);
  for (const start of starts)
    expect(shipIn({ match: { ...played.match, board: start }, events: [] }, 0).pose.y).toBeGreaterThan(350 * MM);
});

test('a ship with ailerons dials nothing that leads off the mat after them', () => {
  const at = [460, 690, 90] as const;
  const ailerons = { pilot: 'imperial.tiestriker.scarifdefender', upgrades: ['title.adaptiveailerons'], at } as const;
  const played = dialling(ailerons);
  const place = bestOf(played, 0);
  const manoeuvre = dialOf(played.match.board, 0)[Number(place)];
  if (manoeuvre === undefined) throw new Error('nothing was dialled');
  const ends = startsOf(viewOf(played), played.match.board, 0).map((start) => courseOf(start, 0, manoeuvre));
  expect(ends.some(({ offMat }) => !offMat)).toBe(true);
});

test('the joker likes ending against another ship more than others do', () => {
  const played = dialling({ at: [460, 300, 90], ship: { skill: 0 } }, { at: [460, 400, 90], tokens: { ion: 1 } });
  const leaning = (character: string): number => {
    const [{ alone, opens }] = turnGameOf(played, 0, { character }).players;
    let [bumping, keepingClear] = [-1, -1];
    for (const [i, place] of (opens ?? []).entries()) {
      const manoeuvre = dialOf(played.match.board, 0)[Number(place)];
      if (manoeuvre === undefined) continue;
      const worth = alone[i] ?? 0;
      if (courseOf(played.match.board, 0, manoeuvre).bumped) bumping = Math.max(bumping, worth);
      else keepingClear = Math.max(keepingClear, worth);
    }
    return bumping - keepingClear;
  };
  expect(leaning('joker')).toBeGreaterThan(leaning('ranger'));
});
