import { describe, expect, it } from 'vitest';
import { toggled } from '../../board/combat/laser-switches.tsx';
import { type Forecast, forecast } from '../../board/orders/forecast.ts';
import { shortestTo } from '../../board/orders/helm.ts';
import { start } from '../../rules/02-setup.ts';
import { memory } from '../../rules/knowledge/memory.ts';
import type { Sector, ShipView, ShownDesign } from '../../rules/model.ts';

const SETUP = { choosing: 'seated', designs: 'stock', given: [], quietLimit: 100 } as const;

interface Position {
  readonly me?: Partial<ShipView>;
  readonly it?: Partial<ShipView>;
  readonly drone?: boolean;
  /** My port, and the one in which it sees me. */
  readonly ports: [Sector, Sector];
  readonly noseToNose?: number;
  readonly shown?: Partial<ShownDesign>;
}

/** The forecast of the first seat for flying straight on. */
function foreseen({ me = {}, it = {}, drone = false, ports, noseToNose = 0, shown = {} }: Position): Forecast {
  const { board } = start(SETUP, [null, drone ? 'drone' : null]);
  const ships = [
    { ...board.ships[0], ...me },
    { ...board.ships[1], ...it },
  ] as const;
  const [mine, its] = memory.blank;
  return forecast(
    {
      board: { ...board, ports, noseToNose, ships, readyMade: [false, false] },
      memory: [mine, { ...its, ...shown }],
    },
    0,
    0,
  );
}

const weightAt = (port: Sector, { byPort }: Forecast): number => byPort.find((each) => each.port === port)?.weight ?? 0;
const bearsAt = ({ byPort }: Forecast): readonly Sector[] =>
  byPort.filter(({ bears }) => bears > 0).map(({ port }) => port);

const NO_STABILIZER = { stabilizerHits: 6 };
const USELESS = { computerHits: 9 };

describe('how many lasers I could fire', () => {
  it('5.1 one dead astern, three or one where the enemy may end up ahead or astern', () => {
    expect(foreseen({ ports: [5, 1] }).myLasers).toEqual([1, 1]);
    expect(foreseen({ ports: [5, 1], me: { turret: 5 } }).myLasers).toEqual([3, 3]);
    expect(foreseen({ ports: [1, 1] }).myLasers).toEqual([3, 3]);
    expect(foreseen({ ports: [1, 1], me: { turret: 8 } }).myLasers).toEqual([2, 3]);
    expect(foreseen({ ports: [5, 1], me: USELESS }).myLasers).toEqual([0, 0]);
  });
});

describe('how many lasers it could fire', () => {
  it('5.1 as many as bear from where it ends up; 8.3 a drone with or without its turret', () => {
    expect(foreseen({ ports: [5, 1], it: NO_STABILIZER }).itsLasers).toEqual([3, 3]);
    expect(foreseen({ ports: [5, 1], it: { ...NO_STABILIZER, turret: 1 } }).itsLasers).toEqual([5, 5]);
    expect(foreseen({ ports: [5, 1], it: NO_STABILIZER, drone: true }).itsLasers).toEqual([3, 5]);
    expect(foreseen({ ports: [5, 1], it: USELESS }).itsLasers).toEqual([0, 0]);
  });
});

describe('where the other could be', () => {
  it('4.4 with it dead astern nothing it does moves it', () => {
    const seen = foreseen({ ports: [5, 1] });
    expect(seen.ways).toBe(8);
    expect(weightAt(5, seen)).toBe(8);
    expect(seen.iBear).toBe(8);
  });

  it('4.2 one with its stabilizer gone can only fly on', () => {
    const seen = foreseen({ it: NO_STABILIZER, ports: [7, 7] });
    expect(seen.ways).toBe(1);
    expect(weightAt(6, seen)).toBe(1);
  });

  it('8.2 a drone goes by its 36 throws, straight on for those it cannot turn', () => {
    const seen = foreseen({ it: NO_STABILIZER, drone: true, ports: [1, 1] });
    expect(seen.ways).toBe(36);
    expect(weightAt(1, seen)).toBe(36);
  });

  it('9.5 a secret design may turn as far as any', () => {
    expect(foreseen({ it: { design: null }, ports: [1, 1] }).ways).toBe(8);
    expect(foreseen({ it: { design: null, stabilizerHits: 4 }, ports: [1, 1] }).ways).toBe(5);
  });
});

describe('who could fire', () => {
  it('5.1 only those whose working lasers point there', () => {
    const noTail = { lasers: [true, true, true, true, true, false] };
    expect(foreseen({ me: noTail, ports: [5, 1] }).iBear).toBe(0);
    expect(foreseen({ me: { ...noTail, turret: 5 }, ports: [5, 1] }).iBear).toBe(8);
  });

  it('8.3 a drone with its turret, one time in three where nothing else bears', () => {
    const seen = foreseen({ it: NO_STABILIZER, drone: true, ports: [3, 7] });
    expect(seen.itBears).toBeCloseTo(36 / 3);
  });

  it('5.4 nobody whose targeting computer is useless', () => {
    const ahead = { it: NO_STABILIZER, ports: [1, 1] } satisfies Position;
    expect(foreseen(ahead)).toMatchObject({ iBear: 1, itBears: 1 });
    const blind = foreseen({ ...ahead, me: USELESS });
    expect(blind).toMatchObject({ iBear: 0, itBears: 1 });
    expect(bearsAt(blind)).toEqual([]);
    expect(foreseen({ ...ahead, it: { ...NO_STABILIZER, ...USELESS } })).toMatchObject({ iBear: 1, itBears: 0 });
  });

  it('5.4 nobody with a secret design of whom play has shown that it cannot', () => {
    const secret = { it: { ...USELESS, design: null }, ports: [5, 1] } satisfies Position;
    expect(foreseen({ ...secret, shown: { baseAtLeast: 3 } }).itBears).toBeGreaterThan(0);
    expect(foreseen({ ...secret, shown: { baseAtLeast: 4 } }).itBears).toBe(0);
  });

  it('4.5 nobody in a fly-by: nose to nose, and so it was before', () => {
    const ahead = { it: NO_STABILIZER, ports: [1, 1] } satisfies Position;
    expect(foreseen(ahead)).toMatchObject({ iBear: 1, itBears: 1, flyBy: 0 });
    const again = foreseen({ ...ahead, noseToNose: 1 });
    expect(again).toMatchObject({ iBear: 0, itBears: 0, flyBy: 1 });
    expect(bearsAt(again)).toEqual([]);
  });

  it('4.5 but whoever turns out of a fly-by can be shot at', () => {
    const seen = foreseen({ ports: [1, 1], noseToNose: 1 });
    expect(seen).toMatchObject({ ways: 8, flyBy: 1 });
    expect(seen.iBear).toBe(weightAt(1, seen) - 1);
    expect(bearsAt(seen)).toEqual([1]);
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
