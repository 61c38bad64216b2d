import { describe, expect, it } from 'vitest';
import { toggled } from '../../board/combat/laser-switches.tsx';
import { forecast } from '../../board/orders/forecast.ts';
import { shortestTo } from '../../board/orders/helm.ts';
import { start } from '../../rules/02-setup.ts';
import type { Sector, ShipView } from '../../rules/model.ts';

const SETUP = { choosing: 'seated', designs: 'stock', given: [], quietLimit: 100 } as const;

function ship(change: Partial<ShipView> = {}, drone = false): ShipView {
  const { board } = start(SETUP, [null, drone ? 'drone' : null]);
  return { ...board.ships[1], ...change };
}

const weightAt = (port: Sector, { byPort }: ReturnType<typeof forecast>): number =>
  byPort.find((each) => each.port === port)?.weight ?? 0;

describe('where the other could be', () => {
  it('4.4 with it dead astern nothing it does moves it', () => {
    const seen = forecast(ship(), ship(), [5, 1], 0);
    expect(seen.ways).toBe(8);
    expect(weightAt(5, seen)).toBe(8);
    expect(seen.iBear).toBe(8);
  });

  it('4.2 one with its stabilizer gone can only fly on', () => {
    const seen = forecast(ship(), ship({ stabilizerHits: 6 }), [7, 7], 0);
    expect(seen.ways).toBe(1);
    expect(weightAt(6, seen)).toBe(1);
  });

  it('8.2 a drone goes by its 36 throws, straight on for those it cannot turn', () => {
    const seen = forecast(ship(), ship({ stabilizerHits: 6 }, true), [1, 1], 0);
    expect(seen.ways).toBe(36);
    expect(weightAt(1, seen)).toBe(36);
  });

  it('9.5 a secret design may turn as far as any', () => {
    expect(forecast(ship(), ship({ design: null }), [1, 1], 0).ways).toBe(8);
    expect(forecast(ship(), ship({ design: null, stabilizerHits: 4 }), [1, 1], 0).ways).toBe(5);
  });

  it('5.1 only working lasers that point there bear', () => {
    const noTail = ship({ lasers: [true, true, true, true, true, false] });
    expect(forecast(noTail, ship(), [5, 1], 0).iBear).toBe(0);
    expect(forecast({ ...noTail, turret: 5 }, ship(), [5, 1], 0).iBear).toBe(8);
  });
});

describe('by hand', () => {
  it.each([
    [0, 0],
    [20, 0],
    [50, 1],
    [180, 4],
    [230, -3],
    [350, 0],
  ])('a tap at %i degrees turns the nose by %i clicks', (angle, clicks) => {
    expect(shortestTo(angle)).toBe(clicks);
  });

  it('a laser goes in and out of the salvo in table order', () => {
    expect(toggled(['forward-1', 'aft'], 'forward-3')).toEqual(['forward-1', 'forward-3', 'aft']);
    expect(toggled(['forward-1', 'aft'], 'aft')).toEqual(['forward-1']);
  });
});
