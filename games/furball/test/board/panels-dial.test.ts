import { describe, expect, test } from 'vitest';
import { layOut } from '../../board/orders/dial/layout.ts';
import { outlookOf } from '../../board/orders/dial/outlook.ts';
import { verdictOf } from '../../board/orders/dial/outlook-words.ts';
import { angleBetween, restingAngle, turnedBy } from '../../board/orders/dial/turning.ts';
import { SHIPS, shipOf } from '../../catalogue/index.ts';
import { placedRock } from '../../rules/geometry/index.ts';
import { type ShipLayout, table } from '../support/playing.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const who = (seat: number): string => NAMES[seat] ?? '';

describe('a dial as a grid', () => {
  test('has the fastest on top, left bearings on the left, and nothing twice', () => {
    const rows = layOut(shipOf('xwing').dial);
    expect(rows.map(({ speed }) => speed)).toEqual([4, 3, 2, 1]);
    expect(rows[1]?.cells.map((cell) => cell?.manoeuvre.bearing)).toEqual([
      'turn-left',
      'bank-left',
      'straight',
      'bank-right',
      'turn-right',
      undefined,
    ]);
  });
  test('shows every manoeuvre of every ship', () => {
    for (const { id, dial } of SHIPS) {
      const places = layOut(dial).flatMap(({ cells }) => cells.flatMap((cell) => cell?.place ?? []));
      expect(
        places.toSorted((a, b) => a - b),
        id,
      ).toEqual([...dial.keys()]);
    }
  });
  test('puts what flies backwards below what stops', () => {
    expect(layOut(shipOf('quadjumper').dial).at(-1)?.speed).toBe(-1);
  });
});

describe('a dial that is turned', () => {
  test('goes round, over what may not be dialled', () => {
    expect(turnedBy([0, 2, 5], null, 1)).toBe(0);
    expect(turnedBy([0, 2, 5], 2, 1)).toBe(5);
    expect(turnedBy([0, 2, 5], 5, 1)).toBe(0);
    expect(turnedBy([0, 2, 5], 0, -2)).toBe(2);
    expect(turnedBy([], 0, 1)).toBeNull();
  });
  test('takes the shorter way', () => {
    expect(angleBetween(170, -170)).toBe(20);
    expect(restingAngle(0, 15, 16)).toBeCloseTo(22.5);
    expect(restingAngle(0, 1, 16)).toBeCloseTo(-22.5);
  });
});

const STRAIGHT_2 = { bearing: 'straight', speed: 2, difficulty: 'green' } as const;
const says = (layouts: readonly ShipLayout[], stress = 0, board = {}): string => {
  const { match } = table(layouts, board);
  const { verdict, rest } = verdictOf(outlookOf(match.board, 0, STRAIGHT_2), stress, who);
  return `${verdict} ${rest}`.trim();
};

describe('what a manoeuvre would mean', () => {
  test('4.10 off the mat comes before anything else', () => {
    expect(says([{ at: [300, 860, 90] }])).toBe('You leave the mat. Your ship is destroyed and you lose 2 points.');
  });
  test('who is in arc of whom, with the range', () => {
    expect(says([{ at: [300, 300, 90] }, { at: [300, 600, 270] }])).toBe(
      'Ben (range 2) in your arc. Ben (range 2) has you in arc.',
    );
    expect(says([{ at: [300, 300, 90] }, { at: [300, 600, 90] }])).toBe(
      'Ben (range 2) in your arc. Nobody has you in arc.',
    );
  });
  test('4.8 a ship in the way is stopped against, and not shot at', () => {
    expect(says([{ at: [300, 300, 90] }, { at: [300, 420, 90] }])).toBe(
      'You stop against Ben: no action. Nobody in your arc; nobody has you in arc.',
    );
  });
  test('4.9 an asteroid in the way', () => {
    const rock = placedRock(0, { x: 300_000, y: 400_000, heading: 0 });
    expect(says([{ at: [300, 300, 90] }], 0, { asteroids: [rock] })).toMatch(/^You hit an asteroid: no action/);
  });
  test('4.4 green sheds stress', () => {
    expect(says([{ at: [300, 300, 90], tokens: { stress: 1 } }], 1)).toMatch(/Green: you lose a stress token\.$/);
  });
  test('4.3 a red one under stress is a straight 2', () => {
    const { match } = table([{ at: [300, 300, 90], tokens: { stress: 1 } }]);
    const turn = { bearing: 'koiogran-turn', speed: 4, difficulty: 'red' } as const;
    const outlook = outlookOf(match.board, 0, turn);
    expect(outlook).toMatchObject({ instead: true, difficulty: 'white' });
    expect(verdictOf(outlook, 1, who).verdict).toMatch(/^You are stressed, so you fly a straight 2 instead\./);
  });
});
