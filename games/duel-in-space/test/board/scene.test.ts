import { describe, expect, it } from 'vitest';
import { nextTrack, trackFrom } from '../../board/sheets/track.ts';
import { nextScene, sceneAt } from '../../board/wheel/scene.ts';
import { start } from '../../rules/02-setup.ts';
import type { BoardView, Event, Sector } from '../../rules/model.ts';

const SETUP = { choosing: 'seated', designs: 'stock', given: [], quietLimit: 100 } as const;

function board(ports: [Sector, Sector], headings: readonly [number, number] = [0, 0], turn = 1): BoardView {
  const { board: fresh } = start(SETUP, [null, null]);
  const [first, second] = fresh.ships;
  return {
    ...fresh,
    readyMade: [false, false],
    turn,
    ports,
    ships: [
      { ...first, heading: headings[0] },
      { ...second, heading: headings[1] },
    ],
  };
}

const headed = (seat: number, clicks: number): Event => ({ type: 'headed', rule: '4.1', seat, clicks, dice: null });
const flew = (ports: [Sector, Sector]): Event => ({ type: 'flew', rule: '4.4', turned: ports, ports });

describe('the wheel in motion', () => {
  const before = { seat: 0, board: board([1, 1]), now: null, planned: 0 };

  it('4.1 a picked heading turns my ship and its ports', () => {
    expect(nextScene(sceneAt(before), { ...before, planned: -2 })).toMatchObject({ ring: -90, bearing: 0 });
  });

  it('4.3 a turn of six to the right sweeps the other six ports to the left, the long way', () => {
    const turning = nextScene(sceneAt(before), { ...before, now: headed(0, 6) });
    expect(turning.ring).toBe(270);
    const after = nextScene(turning, { ...before, board: board([3, 1], [6, 0]), now: flew([3, 1]) });
    expect(after).toMatchObject({ ring: 0, bearing: -270, attitude: -90 });
  });

  it('shows the turn of the other on its own hull, once', () => {
    const moment = { ...before, now: headed(1, 3) };
    const turning = nextScene(sceneAt(before), moment);
    expect(turning.attitude).toBe(180 + 135);
    expect(nextScene(turning, { ...moment, board: board([1, 1], [0, 3]) })).toBe(turning);
  });

  it('starts afresh for another seat', () => {
    const there = { seat: 1, board: board([3, 2]), now: null, planned: 0 };
    expect(nextScene(sceneAt(before), there)).toEqual(sceneAt(there));
  });
});

describe('the plot', () => {
  const first = { seat: 0, board: board([1, 5]), now: null };

  it('adds one position a flight', () => {
    const flight = flew([7, 5]);
    const seen = { seat: 0, board: board([7, 5], [2, 0]), now: flight };
    const track = nextTrack(trackFrom(first), seen);
    expect(track.mine.at(-1)).toEqual({ x: 1, y: 0, heading: 90 });
    expect(nextTrack(track, seen)).toBe(track);
    expect(nextTrack(track, { ...seen, now: null })).toBe(track);
  });

  it('counts a flight that was skipped over', () => {
    const track = nextTrack(trackFrom(first), { seat: 0, board: board([2, 5], [-1, 0], 2), now: null });
    expect(track.mine).toHaveLength(2);
  });

  it('4.5, 7.4 starts again where the ships are set down anew', () => {
    const track = nextTrack(trackFrom(first), { seat: 0, board: board([5, 5]), now: { type: 'fly-by', rule: '4.5' } });
    expect(track.mine).toHaveLength(1);
  });
});
