import type { Page } from 'playwright-core';

/** What must be seen on a board at any time. */
export interface BoardEssentials {
  /** What is played on. */
  readonly board: string;
  /** In sight as a whole: the viewer's own ship, what is at stake, the way to answer. */
  readonly inSight: readonly string[];
  /** Ships, counters and odds on the board: nothing from outside the drawing lies over them. */
  readonly bare: readonly string[];
  /** Names on the board, and what they may not cover. */
  readonly names?: string;
  readonly pieces?: string;
}

/** Everything essential that is covered, cut off or out of sight now, a sentence for each. */
export const layoutFaults = (page: Page, essentials: BoardEssentials): Promise<readonly string[]> =>
  page.evaluate(findFaults, essentials);

/** Waits until layout and map stand still. */
export const standStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const state = (): string => {
      const sheet = document.querySelector('.ui-map-sheet');
      const map = `${sheet?.getAttribute('style')} ${sheet?.querySelector('g')?.getAttribute('transform')}`;
      const { width, height } = document.querySelector('.stage')?.getBoundingClientRect() ?? { width: 0, height: 0 };
      return `${map} ${width} ${height} ${document.querySelectorAll('.ui-label').length}`;
    };
    for (let last = '', still = 0, frames = 0; still < 3 && frames < 60; frames++) {
      await new Promise(requestAnimationFrame);
      still = state() === last ? still + 1 : 0;
      last = state();
    }
  });

/** Runs in the page. */
function findFaults({ board, inSight, bare, names, pieces }: BoardEssentials): readonly string[] {
  const all = (selector: string): readonly Element[] =>
    [...document.querySelectorAll(selector)].filter(
      (each) => each.getClientRects().length > 0 && each.checkVisibility(),
    );
  const called = (element: Element): string => {
    const name = element.getAttribute('class')?.split(' ')[0] ?? element.tagName;
    return `${name} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
  };
  const bar = document.querySelector('.action-bar')?.getBoundingClientRect();
  const ceiling = document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0;
  const floor = document.querySelector('.helm')?.getBoundingClientRect().top ?? innerHeight;
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen');
  if (bar === undefined || bar.bottom > innerHeight + 1) faults.push('the bar is below the screen');

  // The bar: nothing in it is cut off, and nothing leaves it.
  for (const part of all('.action-bar :is(.prompt, .primary, .attention, .dice-tray p, .bar-tools)')) {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = part;
    if (scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2) faults.push(`${called(part)} is cut off`);
    const { top, bottom, left, right } = part.getBoundingClientRect();
    // A sentence for a newcomer may stand above the bar.
    if (part.matches('.first-time')) continue;
    if (bar && (top < bar.top - 1 || bottom > bar.bottom + 1 || left < -1 || right > innerWidth + 1))
      faults.push(`${called(part)} leaves the bar`);
  }

  const scrollers = (element: Element): readonly DOMRect[] => {
    const found: DOMRect[] = [];
    for (let each = element.parentElement; each !== null; each = each.parentElement) {
      if (/auto|scroll|hidden/.test(getComputedStyle(each).overflowY)) found.push(each.getBoundingClientRect());
    }
    return found;
  };
  const isInSight = (element: Element): boolean => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const frame = { top: ceiling, bottom: floor, left: 0, right: innerWidth };
    return [frame, ...scrollers(element)].every(
      (each) => top >= each.top - 2 && bottom <= each.bottom + 2 && left >= each.left - 2 && right <= each.right + 2,
    );
  };
  if (all(board).length === 0) faults.push(`there is no ${board}`);
  for (const selector of inSight) {
    const found = all(selector);
    if (found.length === 0) faults.push(`there is no ${selector}`);
    for (const each of found) if (!isInSight(each)) faults.push(`${called(each)} is not in sight`);
  }
  // The way out of a question.
  for (const out of all('.stage .ui-asked :is([data-choice="null"], .ui-way-out)')) {
    if (!isInSight(out)) faults.push(`${called(out)} is not in sight`);
  }

  // A list of options scrolls behind its way out, which stays in sight: what is behind it is not covered, but scrolled.
  const isBehindWayOut = (pressed: Element, top: Element | null): boolean => {
    const out = top?.closest('.ui-asked :is(.ui-options > li:has([data-choice="null"]), .ui-way-out)');
    return out != null && !out.contains(pressed) && out.closest('.ui-asked') === pressed.closest('.ui-asked');
  };

  // What can be pressed, and what is drawn on the board, has nothing else on top.
  const middleOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const isWithin = (element: Element, { x, y }: { x: number; y: number }): boolean =>
    y > ceiling &&
    y < floor &&
    x > 0 &&
    x < innerWidth &&
    scrollers(element).every(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  for (const pressed of all('.stage button, .bar-tools button, .actions button')) {
    const at = middleOf(pressed);
    const isInBar = pressed.closest('.helm') !== null;
    if (!isInBar && !isWithin(pressed, at)) continue;
    const top = document.elementFromPoint(at.x, at.y);
    if (isBehindWayOut(pressed, top)) continue;
    if (top === null || !(pressed.contains(top) || top.contains(pressed)))
      faults.push(`${called(pressed)} is covered by ${top === null ? 'nothing that can be seen' : called(top)}`);
  }
  for (const drawn of all(bare.join(', '))) {
    const at = middleOf(drawn);
    const svg = drawn.closest('.ui-map, svg');
    if (svg === null || !isWithin(drawn, at)) continue;
    const frame = svg.getBoundingClientRect();
    if (at.x < frame.left || at.x > frame.right || at.y < frame.top || at.y > frame.bottom) continue;
    const top = document.elementFromPoint(at.x, at.y);
    if (top !== null && !svg.contains(top) && !top.contains(svg))
      faults.push(`${called(drawn)} is covered by ${called(top)}`);
  }

  // Names cover neither each other nor pieces.
  const rects = (selector: string | undefined) =>
    (selector === undefined ? [] : all(selector)).map((each) => ({ each, rect: each.getBoundingClientRect() }));
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
  /** The box of a turned drawing has empty corners. */
  const inner = ({ x, y, width, height }: DOMRect): DOMRect =>
    new DOMRect(x + width * 0.12, y + height * 0.12, width * 0.76, height * 0.76);
  const written = rects(names);
  for (const [i, one] of written.entries()) {
    for (const other of written.slice(i + 1)) {
      if (overlap(one.rect, other.rect)) faults.push(`${called(one.each)} covers ${called(other.each)}`);
    }
    for (const piece of rects(pieces)) {
      if (overlap(one.rect, inner(piece.rect))) faults.push(`${called(one.each)} covers ${called(piece.each)}`);
    }
  }
  return faults;
}
