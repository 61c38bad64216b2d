import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nearerToMiddle } from '../map/fitting.ts';
import { openGliding } from '../map/gliding.ts';

const at = (x: number, k = 1): ZoomTransform => zoomIdentity.translate(x, 0).scale(k);

let frames: FrameRequestCallback[] = [];
let clock = 0;

beforeEach(() => {
  frames = [];
  clock = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function pass(milliseconds: number): void {
  clock += milliseconds;
  for (const frame of frames.splice(0)) frame(clock);
}

/** A map at 0, and a way to move it as a hand does. */
function mapAtZero(isAbrupt = false) {
  let view = at(0);
  const gliding = openGliding({
    now: () => view,
    put: (next) => {
      view = next;
    },
    isAbrupt: () => isAbrupt,
  });
  const byHand = (x: number): void => {
    gliding.takeInHand();
    view = at(x);
  };
  return { gliding, byHand, x: () => Math.round(view.x), k: () => view.k };
}

const closeUp = (): ZoomTransform => at(100, 2);

describe('the camera', () => {
  test('goes to a shot in its time, and comes back to where it was', () => {
    const { gliding, x, k } = mapAtZero();
    gliding.visit(closeUp, 200);
    pass(100);
    expect(x()).toBeGreaterThan(0);
    expect(x()).toBeLessThan(100);
    pass(100);
    expect([x(), k()]).toEqual([100, 2]);
    gliding.comeBack();
    pass(350);
    expect([x(), k()]).toEqual([0, 1]);
  });

  test('comes back to where the map was wanted meanwhile', () => {
    const { gliding, x } = mapAtZero();
    gliding.visit(closeUp, 200);
    pass(200);
    gliding.to(at(40));
    pass(350);
    expect(x()).toBe(100);
    gliding.comeBack();
    pass(350);
    expect(x()).toBe(40);
  });

  test('leaves a map alone that the player has moved, until something brings it back', () => {
    const { gliding, byHand, x } = mapAtZero();
    byHand(-30);
    gliding.visit(closeUp, 200);
    pass(200);
    expect(x()).toBe(-30);
    gliding.comeBack();
    pass(350);
    expect(x()).toBe(-30);
    gliding.takeOutOfHand();
    gliding.visit(closeUp, 200);
    pass(200);
    expect(x()).toBe(100);
  });

  test('gives way to the player’s hand in the middle of a shot, and does not come back', () => {
    const { gliding, byHand, x } = mapAtZero();
    gliding.visit(closeUp, 200);
    pass(100);
    byHand(-30);
    pass(200);
    expect(x()).toBe(-30);
    gliding.comeBack();
    pass(350);
    expect(x()).toBe(-30);
    expect(gliding.isInHand()).toBe(true);
  });

  test('does not begin while a hand holds the map, and stands still under it', () => {
    const { gliding, x } = mapAtZero();
    gliding.hold();
    gliding.visit(closeUp, 200);
    pass(200);
    gliding.letGo();
    pass(350);
    expect(x()).toBe(0);
    gliding.visit(closeUp, 200);
    pass(100);
    const held = x();
    gliding.hold();
    pass(200);
    expect(x()).toBe(held);
    gliding.comeBack();
    pass(350);
    expect(x()).toBe(held);
    gliding.letGo();
    pass(350);
    expect(x()).toBe(0);
  });

  test('with reduced motion, the map goes anywhere at once', () => {
    const { gliding, x } = mapAtZero(true);
    gliding.to(at(40));
    expect(x()).toBe(40);
  });
});

test('a shot brings a place in sight nearer to the middle, and any other into it', () => {
  const frame = { width: 400, height: 300 };
  expect(nearerToMiddle([300, 150], frame)).toEqual([240, 150]);
  expect(nearerToMiddle([-500, 20], frame)).toEqual([200, 150]);
});
