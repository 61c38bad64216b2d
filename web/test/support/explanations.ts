import type { CDPSession, Page } from 'playwright-core';
import { LONG } from '../../../testkit/run/long.ts';

/** Texts and marks of the board that neither explain themselves nor are hidden from screen readers. */
export function unexplained(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const HIDDEN = '[aria-hidden="true"], [hidden], [popover], [role="tooltip"], .ui-aloud, .hidden-text, clipPath';
    const EXPLAINED = '[data-says], [data-explained-by]';
    const MARKS = 'path, circle, line, rect, polyline, polygon, ellipse';
    const root = document.querySelector('.stage .ui-board');
    if (root === null) return ['there is no board'];
    const shows = (element: Element): boolean =>
      element.closest(HIDDEN) === null && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** A whole sentence explains itself. */
    const isSentence = (element: Element): boolean => {
      const text = element.closest('p, li, legend, figcaption')?.textContent?.trim() ?? '';
      return /[.?!…]( § [\d.]+)?$/.test(text) && text.split(' ').length > 2;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const [text, element] = [node.textContent?.trim() ?? '', node.parentElement];
      if (text === '' || element === null || !shows(element)) continue;
      if (element.closest(EXPLAINED) === null && !isSentence(element)) found.push(`text "${text}"`);
    }
    for (const mark of root.querySelectorAll(MARKS)) {
      if (!shows(mark) || mark.closest(EXPLAINED) !== null) continue;
      found.push(`mark ${mark.tagName} ${mark.getAttribute('class') ?? mark.parentElement?.getAttribute('class')}`);
    }
    return [...new Set(found)];
  });
}

/** Found again by its index. */
export interface Term {
  readonly place: number;
  readonly says: string;
  readonly isControl: boolean;
  /** Whether the keyboard gets there: by Tab, or by arrows within a row of marks. */
  readonly reachable: boolean;
}

/** One of each visible explanation. */
export function termsOf(page: Page): Promise<readonly Term[]> {
  return page.evaluate(() => {
    const seen = new Set<string>();
    const terms: Term[] = [];
    for (const [place, element] of [...document.querySelectorAll('.stage [data-says]')].entries()) {
      const says = element.getAttribute('data-says') ?? '';
      const drawn = element.getBoundingClientRect();
      if (
        seen.has(says) ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        drawn.width === 0 ||
        drawn.height === 0
      )
        continue;
      // Anything beyond the frame of a map is out of sight.
      const frame = element.closest('.ui-map')?.getBoundingClientRect();
      const [x, y] = [drawn.x + drawn.width / 2, drawn.y + drawn.height / 2];
      if (frame && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom)) continue;
      const same = [element, ...element.querySelectorAll('[data-says]')].filter(
        (each) => each.getAttribute('data-says') === says,
      );
      const focusable = same.find((each) => each.hasAttribute('tabindex') || each.matches('button'));
      const row = focusable?.closest('[role="group"]')?.querySelector('[data-says][tabindex="0"]');
      const tabStop = focusable?.matches('button, [tabindex="0"]') === true;
      seen.add(says);
      terms.push({
        place,
        says,
        isControl: element.matches('button, [role="button"]') && element.ariaDisabled !== 'true',
        reachable: tabStop || (focusable !== undefined && row != null),
      });
    }
    return terms;
  });
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Whether a tap there has an effect of its own. */
  readonly taken: boolean;
}

/** A point where a term can be pointed at; null if something else covers all of it. */
function spotOf(page: Page, { place }: Term): Promise<Spot | null> {
  return page.evaluate(async (at) => {
    const element = [...document.querySelectorAll('.stage [data-says]')][at];
    if (element === undefined) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A page reports scrolling a frame later.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const { left, top, width, height } = element.getBoundingClientRect();
    const STEPS = 9;
    const middleFirst = Array.from({ length: STEPS }, (_, i) => i).sort(
      (a, b) => Math.abs(a - (STEPS - 1) / 2) - Math.abs(b - (STEPS - 1) / 2),
    );
    for (const i of middleFirst) {
      for (const j of middleFirst) {
        const [x, y] = [left + (width * (i + 0.5)) / STEPS, top + (height * (j + 0.5)) / STEPS];
        const [first, ...below] = document.elementsFromPoint(x, y);
        const found = [first, ...below].map((each) => each?.closest('[data-says]')).find((each) => each != null);
        const isBehindBar = first?.closest('.helm, .top-bar') != null;
        if (found === element && !isBehindBar) return { x, y, taken: first?.closest('[data-own-taps]') != null };
      }
    }
    return null;
  }, place);
}

/** Waits for an explanation; returns what is shown instead if it doesn't come. */
async function read(page: Page, says: string): Promise<string | null> {
  try {
    await page.waitForFunction(
      (wanted) => document.querySelector('.ui-bubble:popover-open')?.textContent?.startsWith(wanted),
      says,
      { timeout: 3000 },
    );
    return null;
  } catch {
    const shown = await page.evaluate(
      () => document.querySelector('.ui-bubble:popover-open')?.textContent ?? 'nothing',
    );
    return `"${says}" does not open: ${shown} is shown`;
  }
}

/** A way to open explanations, and to close them. */
export interface ExplainingWay {
  /** Returns a sentence for each fault. */
  open(page: Page, terms: readonly Term[]): Promise<readonly string[]>;
  leave(page: Page): Promise<unknown>;
}

async function eachOf(terms: readonly Term[], open: (term: Term) => Promise<string | null>): Promise<string[]> {
  const faults: string[] = [];
  for (const term of terms) {
    const fault = await open(term);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

export const isClosed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.ui-bubble:popover-open') === null, undefined, { timeout: 3000 });

/** Points at a term, and moves away to close it. */
export const byMouse: ExplainingWay = {
  open: (page, terms) =>
    eachOf(terms, async (term) => {
      const spot = await spotOf(page, term);
      if (spot === null) return `"${term.says}" cannot be pointed at`;
      await page.mouse.move(spot.x - 1, spot.y);
      await page.mouse.move(spot.x, spot.y);
      const fault = await read(page, term.says);
      // The open bubble may cover the next term.
      await page.keyboard.press('Escape');
      return fault;
    }),
  leave: (page) => page.mouse.move(2, 2),
};

/** Focuses a term as the keyboard does; Escape closes it. */
export const byKeyboard: ExplainingWay = {
  async open(page, terms) {
    const unreachable = terms.filter(({ reachable }) => !reachable).map(({ says }) => `"${says}" cannot be focused`);
    // From here on, the page attributes focus to the keyboard.
    await page.keyboard.press('Shift');
    const unopened = await page.evaluate(
      async (wanted) => {
        const PATIENCE = 3000;
        const shown = (): string => document.querySelector('.ui-bubble:popover-open')?.textContent ?? 'nothing';
        const faults: string[] = [];
        for (const { place, says } of wanted) {
          const element = [...document.querySelectorAll<HTMLElement>('.stage [data-says]')][place];
          const same = [element, ...(element?.querySelectorAll<HTMLElement>('[data-says]') ?? [])];
          same.find((each) => each?.getAttribute('data-says') === says && each?.matches('button, [tabindex]'))?.focus();
          for (const start = performance.now(); !shown().startsWith(says); ) {
            if (performance.now() - start > PATIENCE) {
              faults.push(`"${says}" does not open: ${shown()} is shown`);
              break;
            }
            await new Promise(requestAnimationFrame);
          }
        }
        return faults;
      },
      terms.filter(({ reachable }) => reachable),
    );
    return [...unreachable, ...unopened];
  },
  leave: (page) => page.keyboard.press('Escape'),
};

/** Shortens the page's timers from the next load on, so that the mouse need not rest as long. */
export function quickenTime(page: Page, by: number): Promise<unknown> {
  return page.addInitScript((times) => {
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (act: TimerHandler, delay = 0, ...more: unknown[]) => later(act, delay / times, ...more),
    });
  }, by);
}

/** Terms per step that the short form really taps; for the others it only checks that a finger reaches them. */
const TAPPED = LONG ? Number.POSITIVE_INFINITY : 6;

/** Taps a term, or holds the finger if a tap has an effect of its own. A tap elsewhere closes it. */
export function byTouch(finger: CDPSession): ExplainingWay {
  const down = ({ x, y }: Omit<Spot, 'taken'>): Promise<unknown> =>
    finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  const up = (): Promise<unknown> => finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return {
    open(page, terms) {
      const every = Math.max(1, Math.ceil(terms.length / TAPPED));
      let nth = 0;
      return eachOf(terms, async (term) => {
        const spot = await spotOf(page, term);
        if (spot === null) return `"${term.says}" cannot be tapped`;
        if (nth++ % every !== 0) return null;
        await down(spot);
        const held = term.isControl || spot.taken ? await read(page, term.says) : null;
        await up();
        const fault = held ?? (await read(page, term.says));
        await page.keyboard.press('Escape');
        return fault;
      });
    },
    async leave(page) {
      await page.evaluate(() => window.scrollTo(0, 0));
      const title = await page.locator('.top-bar .where').boundingBox();
      if (title === null) return;
      await down({ x: title.x + 10, y: title.y + 10 });
      await up();
    },
  };
}
