import { expect, test } from 'vitest';
import { flightOutlook } from '../../board/mat/ahead/outlook.ts';
import { measured } from '../../board/mat/measure/aims.ts';
import { shipLabels } from '../../board/mat/ships/ship-labels.ts';
import { outlookOf } from '../../board/orders/dial/outlook.ts';
import { lifeIn } from '../../board/sheets/life.tsx';
import type { DialBearing, Difficulty } from '../../catalogue/index.ts';
import { newSource } from '../../rules/11-scoring.ts';
import { MM, type Rock, rockFrom } from '../../rules/geometry/index.ts';
import { see } from '../../rules/knowledge/see.ts';
import { type ShipLayout, table } from '../support/playing.ts';

const manoeuvre = (bearing: DialBearing, speed: number, difficulty: Difficulty = 'white') => ({
  bearing,
  speed,
  difficulty,
});

/** A square asteroid, 40 mm wide. */
function rockAt(x: number, y: number): Rock {
  const corners = [20, 20, -20, 20, -20, -20, 20, -20].map((off, i) => ((i % 2 === 0 ? x : y) + off) * MM);
  return rockFrom(corners, { x: x * MM, y: y * MM });
}

const ahead = (layouts: readonly ShipLayout[], what: ReturnType<typeof manoeuvre>, asteroids: readonly Rock[] = []) =>
  flightOutlook(table(layouts, { asteroids }).match.board, 0, what);

test('4.5 a free flight is drawn with all of its template, and those it would have in arc', () => {
  const seen = ahead([{ at: [300, 300, 90] }, { at: [300, 640, 270] }], manoeuvre('straight', 2));
  expect(seen).toMatchObject({ wanted: null, touched: [], rocks: [], offMat: false, targets: [{ seat: 1, range: 2 }] });
  expect(seen.swept).toEqual(seen.template);
});

test('4.7 whoever is in the way stops it: the ghost stands before them, and where it wanted to be is drawn as well', () => {
  const seen = ahead([{ at: [300, 300, 90] }, { at: [300, 420, 90] }], manoeuvre('straight', 2));
  expect(seen.touched).toEqual([1]);
  expect(seen.pose.y).toBeCloseTo(380 * MM, -1);
  expect(seen.wanted?.y).toBe(420 * MM);
  expect(seen.swept?.extent).toBeLessThan(seen.template?.extent ?? 0);
});

test('4.9 asteroids under the template or the base are met', () => {
  expect(ahead([{ at: [300, 300, 90] }], manoeuvre('straight', 3), [rockAt(300, 360), rockAt(600, 600)]).rocks).toEqual(
    [0],
  );
});

test('4.10 beyond the edge it is off the mat, and has nobody in arc', () => {
  expect(ahead([{ at: [300, 880, 90] }, { at: [300, 600, 90] }], manoeuvre('straight', 2))).toMatchObject({
    offMat: true,
    targets: [],
  });
});

test('4.10 a ship that leaves the mat sets off no mine on its way, on the mat and in the words of the dial', () => {
  const { board } = table([{ at: [300, 860, 90] }]).match;
  const source = newSource(board, 1, 'other', 'bomb.proximitymines');
  board.bombs = [{ id: 900, card: 'bomb.proximitymines', by: 1, spot: { x: 300 * MM, y: 900 * MM }, source }];
  expect(flightOutlook(board, 0, manoeuvre('straight', 2))).toMatchObject({ offMat: true, mines: [] });
  expect(outlookOf(board, 0, manoeuvre('straight', 2))).toMatchObject({ offMat: true, mines: 0 });
});

test('4.3 under stress a red manoeuvre is drawn as the straight 2 that is flown for it', () => {
  const seen = ahead([{ at: [300, 300, 90], tokens: { stress: 1 } }], manoeuvre('koiogran-turn', 4, 'red'));
  expect(seen.pose).toEqual(ahead([{ at: [300, 300, 90] }], manoeuvre('straight', 2)).pose);
});

test('6.8 the line of an attack is the measured one, and says whether it is obstructed', () => {
  const layouts: readonly ShipLayout[] = [{ at: [300, 300, 90] }, { at: [300, 500, 270] }];
  const { board } = table(layouts, { asteroids: [rockAt(300, 400)] }).match;
  expect(measured(board, 0, 1, 'front', false)).toMatchObject({ range: 2, obstructed: true });
  expect(measured({ ...board, asteroids: [] }, 0, 1, 'front', false)).toMatchObject({ range: 2, obstructed: false });
  expect(measured(board, 1, 2, 'front', false)).toBeNull();
});

test('names of a crowd stand apart, within the frame', () => {
  const layouts = Array.from(
    { length: 8 },
    (_, i): ShipLayout => ({ at: [400 + 45 * (i % 3), 400 + 45 * Math.floor(i / 3), 90] }),
  );
  const { board } = table(layouts).match;
  const names = layouts.map((_, i) => `Plain bot ${i}`);
  const lives = board.ships.map((_, seat) => lifeIn(board, seat));
  const sight = { box: { left: 100, top: 100, right: 800, bottom: 800 }, scale: 1 };
  const placed = [...shipLabels(see(board, 0), names, lives, [0], sight, 1)];
  expect(placed.length).toBeGreaterThan(5);
  const boxes = placed.map(([seat, { place, wide }]) => {
    const { x, y } = board.ships[seat]?.pose ?? { x: 0, y: 0 };
    return { left: x / MM + place.x - wide / 2, right: x / MM + place.x + wide / 2, at: 914.4 - y / MM + place.y };
  });
  for (const [i, one] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) {
      const apart = one.right <= other.left || other.right <= one.left || Math.abs(one.at - other.at) >= 15;
      expect(apart).toBe(true);
    }
  }
});
