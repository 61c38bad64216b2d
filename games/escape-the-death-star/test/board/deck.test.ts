import { describe, expect, it } from 'vitest';
import { deckBox, SQUARE, spotOf } from '../../board/deck/plane.ts';
import { cellsOf } from '../../board/deck/station/cells.ts';
import { chuteOf } from '../../board/deck/station/chute.ts';
import { floorsOf } from '../../board/deck/station/floors.ts';
import { wallsOf } from '../../board/deck/station/walls.ts';
import { placeFigures } from '../../board/figures/places.ts';
import { BAYS } from '../../rules/01-station/plan.ts';
import { STANDARD } from '../../rules/01-station/station.ts';
import { sq } from '../support/maps.ts';
import { round } from '../support/playing.ts';

/** Whether a line of a drawing covers the side between two squares. */
function isDrawn(path: string, one: number, other: number): boolean {
  const [a, b] = [spotOf(STANDARD, one), spotOf(STANDARD, other)];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return [...path.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].some(([, ...ends]) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.map(Number);
    return x >= x1 && x <= x2 && y >= y1 && y <= y2;
  });
}

describe('the deck as it is drawn', () => {
  const { walls, sills, grid } = wallsOf(STANDARD);

  it('1.2 has a wall wherever one cannot step, and none where one can', () => {
    for (const [square, cell] of STANDARD.cellOf.entries()) {
      for (const next of [cell + 1, cell + STANDARD.columns]) {
        const other = STANDARD.squareAt[next] ?? -1;
        if (other < 0 || (next === cell + 1 && next % STANDARD.columns === 0)) continue;
        const open = STANDARD.neighbours[square]?.includes(other) ?? false;
        expect(isDrawn(walls, square, other), `${STANDARD.names[square]} and ${STANDARD.names[other]}`).toBe(!open);
        expect(isDrawn(sills, square, other) || isDrawn(grid, square, other)).toBe(open);
      }
    }
  });

  it('1.4 has a floor for each bay, and the START of each lies in its own', () => {
    const floors = floorsOf(STANDARD);
    for (const [i, bay] of BAYS.entries()) expect(floors[STANDARD.starts[i] ?? -1]).toBe(bay);
    for (const square of STANDARD.falcon) expect(floors[square]).toBe('freighter');
    expect(floors[STANDARD.detention]).toBe('detention');
  });

  it('1.5 links each compactor with the next, from and to its very square', () => {
    const arcs = [...chuteOf(STANDARD).matchAll(/M([\d.]+) ([\d.]+)A.*? ([\d.]+) ([\d.]+)(?=M|$)/g)];
    const spots = STANDARD.compactors.map((square) => spotOf(STANDARD, square));
    expect(arcs).toHaveLength(4);
    for (const { x, y } of spots)
      expect(arcs.some(([, atX, atY]) => Number(atX) === x && Number(atY) === y)).toBe(true);
  });

  it('1.6 has room for four prisoners, one beside the other, within the picture', () => {
    const { left, top, right, bottom } = deckBox(STANDARD);
    const cells = cellsOf(STANDARD).slice(0, 4);
    expect(cells).toHaveLength(4);
    for (const { x, y } of cells) {
      expect(x - SQUARE / 2).toBeGreaterThanOrEqual(left);
      expect(x + SQUARE / 2).toBeLessThanOrEqual(right);
      expect(y - SQUARE / 2).toBeGreaterThanOrEqual(top);
      expect(y + SQUARE / 2).toBeLessThanOrEqual(bottom);
    }
  });
});

describe('figures', () => {
  it('that share a square stand apart, within it, and each prisoner has a cell', () => {
    const { board } = round({
      rebels: [{ at: 'G3' }, { at: 'G3' }, { at: 'prison' }, { at: 'prison' }],
      dice: [1, 2, 3, 4, 2],
      vader: 'G3',
    }).match;
    const placed = placeFigures(STANDARD, board);
    expect(placed).toHaveLength(5);
    expect(new Set(placed.map(({ spot }) => `${spot.x} ${spot.y}`)).size).toBe(5);
    const middle = spotOf(STANDARD, sq('G3'));
    for (const { spot } of placed.filter(({ square }) => square === sq('G3'))) {
      expect(Math.max(Math.abs(spot.x - middle.x), Math.abs(spot.y - middle.y))).toBeLessThan(SQUARE / 2);
    }
  });
});
