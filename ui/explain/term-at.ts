export const TERMS = '[data-says]';

/** Half the width of a finger, in pixels: a tap within this distance counts for a term. */
const FINGER = 22;

/** Finds the term at a point of the window, whatever lies over it. */
export function termUnder(root: Element, x: number, y: number): Element | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest(TERMS);
    if (found !== null && root.contains(found)) return found;
  }
  return null;
}

/** The same within reach of a finger, so small marks are as easy to hit as any other target. */
export function termNear(root: Element, x: number, y: number): Element | null {
  const under = termUnder(root, x, y);
  if (under !== null) return under;
  let [nearest, least]: [Element | null, number] = [null, FINGER];
  for (const each of root.querySelectorAll(TERMS)) {
    const far = distanceTo(each.getBoundingClientRect(), x, y);
    if (far < least) [nearest, least] = [each, far];
  }
  return nearest;
}

/** The distance from a point to a rectangle; infinite for elements that are not drawn. */
function distanceTo({ left, top, width, height }: DOMRectReadOnly, x: number, y: number): number {
  if (width === 0 && height === 0) return Number.POSITIVE_INFINITY;
  const dx = Math.max(left - x, 0, x - left - width);
  const dy = Math.max(top - y, 0, y - top - height);
  return Math.hypot(dx, dy);
}
