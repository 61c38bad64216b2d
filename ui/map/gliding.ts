import { type ZoomTransform, zoomIdentity } from 'd3-zoom';

/** Moves the view of a map smoothly, and gives way to the player's hand. */
export interface Gliding {
  /** Whether the player has moved the map, and nothing has brought it back since. */
  isInHand(): boolean;
  isUnderway(): boolean;
  /** Where the view is or, during a shot, where it comes back to. */
  home(): ZoomTransform;
  /** During a shot, this only becomes the place to come back to. */
  to(view: ZoomTransform): void;
  /** The player asks for it: it is in their hand. */
  byHandTo(view: ZoomTransform): void;
  /** To a shot, unless the player has moved the map or holds it. */
  visit(closeUp: (from: ZoomTransform) => ZoomTransform, lasts: number): void;
  comeBack(): void;
  /** While a hand holds the map, the view stands still. */
  hold(): void;
  letGo(): void;
  takeInHand(): void;
  takeOutOfHand(): void;
  close(): void;
}

interface Moved {
  now(): ZoomTransform;
  put(view: ZoomTransform): void;
  /** Whether to go anywhere at once. */
  isAbrupt(): boolean;
}

/** In milliseconds. */
const USUAL = 350;

export function openGliding({ now, put, isAbrupt }: Moved): Gliding {
  let [inHand, isHeld, frame] = [false, false, 0];
  let goal: ZoomTransform | null = null;
  let back: ZoomTransform | null = null;

  const stop = (): void => {
    cancelAnimationFrame(frame);
    goal = null;
  };
  const glide = (to: ZoomTransform, lasts = USUAL): void => {
    stop();
    if (isHeld) {
      goal = to;
      return;
    }
    if (isAbrupt()) {
      put(to);
      return;
    }
    const [from, start] = [now(), performance.now()];
    goal = to;
    const tick = (time: number): void => {
      const share = Math.min(1, Math.max(0, (time - start) / lasts));
      if (share === 1) goal = null;
      put(between(from, to, 1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
  };
  const takeInHand = (): void => {
    inHand = true;
    back = null;
    stop();
  };

  return {
    isInHand: () => inHand,
    isUnderway: () => goal !== null,
    home: () => back ?? now(),
    to(view) {
      if (back === null) glide(view);
      else back = view;
    },
    byHandTo(view) {
      takeInHand();
      glide(view);
    },
    visit(closeUp, lasts) {
      if (inHand || isHeld) return;
      back ??= goal ?? now();
      glide(closeUp(back), lasts);
    },
    comeBack() {
      const to = back;
      back = null;
      if (to !== null) glide(to);
    },
    hold() {
      isHeld = true;
      cancelAnimationFrame(frame);
    },
    letGo() {
      isHeld = false;
      if (goal !== null) glide(goal);
    },
    takeInHand,
    takeOutOfHand() {
      inHand = false;
    },
    close: stop,
  };
}

function between(a: ZoomTransform, b: ZoomTransform, share: number): ZoomTransform {
  const mix = (from: number, to: number): number => from + (to - from) * share;
  return zoomIdentity.translate(mix(a.x, b.x), mix(a.y, b.y)).scale(mix(a.k, b.k));
}
