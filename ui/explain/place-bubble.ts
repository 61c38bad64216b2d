interface Size {
  readonly width: number;
  readonly height: number;
}

interface Rectangle extends Size {
  readonly left: number;
  readonly top: number;
}

/** Pixels between the bubble and its term, and between it and the edge of the window. */
const GAP = 8;

/** Places a bubble below its term or, without enough room, above it; always within the window. */
export function placeBubble(target: Rectangle, bubble: Size, screen: Size): { readonly x: number; readonly y: number } {
  const within = (at: number, size: number, most: number): number => Math.max(GAP, Math.min(at, most - size - GAP));
  const below = target.top + target.height + GAP;
  const above = target.top - bubble.height - GAP;
  const y = below + bubble.height + GAP <= screen.height || above < GAP ? below : above;
  return {
    x: within(target.left + target.width / 2 - bubble.width / 2, bubble.width, screen.width),
    y: within(y, bubble.height, screen.height),
  };
}
