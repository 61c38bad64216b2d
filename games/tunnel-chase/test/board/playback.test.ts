import { view } from '@starboard/kernel';
import { foldLog } from '@starboard/ui';
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../board/pilots.ts';
import { dice } from '../../board/playback/dice.ts';
import { dwell } from '../../board/playback/dwell.ts';
import { folding } from '../../board/playback/folding.ts';
import { rules } from '../../rules/index.ts';
import type { BoardView, Event, Pilot } from '../../rules/model.ts';
import { inFlight, on, run } from '../support/playing.ts';

const corridor = run('crossing', 9, 0, 11);
const elsewhere = run('switchback', 7, 0, 9);

/** One pilot in a corridor with another in sight; the rest are far away. */
function boardOf(pilots: number): BoardView {
  const far: Partial<Pilot>[] = Array.from({ length: pilots - 2 }, () => on(elsewhere, 1));
  const { match } = inFlight([on(corridor, 1), on(corridor, 2), ...far]);
  return view(rules, match, 0).board;
}

const flight = (seat: number): Event => ({ type: 'flew', rule: '4.6', seat, path: [1, 2, 3, 4] });
const wreck: Event = { type: 'wrecked', rule: '2.3', seat: 5, space: 3 };

describe('how long something is looked at', () => {
  test('of a few, everything', () => {
    const board = boardOf(3);
    expect(dwell(flight(2), { seat: 0, board })).toBe(dwell(flight(0), { seat: 0, board }));
  });

  test('of a crowd what concerns the one who looks; what is in sight is shorter, the rest only told', () => {
    const board = boardOf(25);
    const [own, near, far] = [0, 1, 2].map((seat) => dwell(flight(seat), { seat: 0, board }));
    expect(own).toBeGreaterThan(near ?? 0);
    expect(near).toBeGreaterThan(0);
    expect(far).toBe(0);
    expect(dwell(wreck, { seat: 0, board })).toBeGreaterThan(0);
  });

  test('of a crowd those who watch are shown the wrecks', () => {
    const board = boardOf(25);
    expect(dwell(flight(1), { seat: null, board })).toBe(0);
    expect(dwell(wreck, { seat: null, board })).toBeGreaterThan(0);
  });
});

describe('the log', () => {
  const names = Array.from({ length: 25 }, (_, i) => `P${i}`);
  const events: Event[] = [
    { type: 'speed-set', rule: '4.1', seat: 0, speed: 4 },
    { type: 'speed-set', rule: '4.1', seat: 1, speed: 2 },
    flight(0),
    {
      type: 'navigated',
      rule: '5.3',
      seat: 0,
      space: 4,
      curve: 3,
      squeeze: 0,
      needed: 4,
      dice: [1, 1],
      scraped: true,
      left: 9,
    },
    flight(1),
    { type: 'turn', rule: '4.1', turn: 2 },
    flight(0),
  ];
  const lines = (players: number) =>
    foldLog(events, folding, players).map((entry) => (entry.length > 1 ? folding.line(entry, names) : entry[0].type));

  test('folds what a pilot flies in a turn', () => {
    expect(lines(2)).toEqual([
      'Speeds: P0 4 and P1 2.',
      'P0 flies 3 spaces to 4, and scrapes the wall.',
      'flew',
      'turn',
      'flew',
    ]);
  });

  test('of a crowd folds what all fly in a turn', () => {
    expect(lines(25)).toEqual(['Speeds: P0 4 and P1 2.', '2 starfighters fly: P0 scrapes the wall.', 'turn', 'flew']);
  });
});

test('dice are shown with what they needed; 9.3 where that is secret only with what they came to', () => {
  const shot = { type: 'shot', rule: '7.3', by: 0, target: 1, range: 3, dice: [5, 4], hit: true } as const;
  expect(dice({ ...shot, needed: 6 }, ['Ann', 'Ben'])).toMatchObject({
    needed: 'Needs 6 or more',
    verdict: 'Needed 6, rolled 9: hit',
  });
  const secret = dice({ ...shot, needed: null }, ['Ann', 'Ben']);
  expect(secret?.verdict).toBe('Rolled 9: hit');
  expect(secret?.needed).toBeUndefined();
});

test('no two of 25 markers are alike, and the first five differ in shape and in colour', () => {
  const looks = Array.from({ length: 25 }, (_, seat) => lookOf(seat));
  expect(new Set(looks.map(({ shape, colour }) => `${shape} ${colour}`)).size).toBe(25);
  expect(new Set(looks.map(({ letter }) => letter)).size).toBe(25);
  expect(new Set(looks.slice(0, 5).map(({ shape }) => shape)).size).toBe(5);
  expect(new Set(looks.slice(0, 5).map(({ colour }) => colour)).size).toBe(5);
});
