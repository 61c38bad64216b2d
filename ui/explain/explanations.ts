import { isControl } from './explains.ts';
import { TERMS, termNear, termUnder } from './term-at.ts';

/** A mouse that rests this many milliseconds opens the explanation. */
const REST = 300;
/** Milliseconds to move the mouse from a term to its bubble. */
const LEAVE = 180;
/** Holding a finger on a button this many milliseconds explains it instead of pressing it. */
const HOLD = 500;
/** A finger may move this many pixels and still count as a tap. */
const TREMBLE = 10;

export interface Bubble {
  readonly element: HTMLElement;
  show(term: Element): void;
  hide(): void;
}

interface Held {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Makes everything within `root` explain itself on hover, tap and focus. */
export function openExplanations(root: HTMLElement, bubble: Bubble): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let shown: Element | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pointer = { type: 'mouse', x: 0, y: 0 };
  let held: Held | null = null;
  let swallow = false;

  const close = (): void => {
    clearTimeout(waiting);
    if (shown === null) return;
    shown.removeAttribute('aria-describedby');
    shown = null;
    watch.disconnect();
    bubble.hide();
  };
  const open = (term: Element): void => {
    clearTimeout(waiting);
    if (term !== shown) close();
    shown = term;
    watch.observe(term, { attributeFilter: ['data-says'] });
    term.setAttribute('aria-describedby', bubble.element.id);
    bubble.show(term);
  };
  /** The text of a term may change while a player reads it. */
  const watch = new MutationObserver(() => {
    if (shown?.isConnected && shown.hasAttribute('data-says')) bubble.show(shown);
    else close();
  });
  const letGo = (): void => {
    if (held !== null) clearTimeout(held.timer);
    held = null;
  };
  const listen = <E extends keyof HTMLElementEventMap>(
    event: E,
    hear: (event: HTMLElementEventMap[E]) => void,
    capture = false,
  ): void => root.addEventListener(event, hear, { signal, capture });

  listen('pointermove', ({ pointerType, clientX, clientY, buttons }) => {
    if (held !== null && Math.hypot(clientX - held.x, clientY - held.y) > TREMBLE) letGo();
    if (pointerType !== 'mouse' || buttons !== 0) return;
    if (bubble.element.matches(':hover')) return clearTimeout(waiting);
    const term = termUnder(root, clientX, clientY);
    clearTimeout(waiting);
    if (term === shown) return;
    waiting = setTimeout(() => (term === null ? close() : open(term)), term === null || shown !== null ? LEAVE : REST);
  });
  listen('pointerleave', ({ pointerType }) => {
    clearTimeout(waiting);
    if (pointerType === 'mouse') waiting = setTimeout(close, LEAVE);
  });

  listen(
    'pointerdown',
    ({ pointerType, clientX: x, clientY: y }) => {
      pointer = { type: pointerType, x, y };
      swallow = false;
      letGo();
      const term = pointerType === 'mouse' ? null : termUnder(root, x, y);
      if (term === null) return;
      const timer = setTimeout(() => {
        swallow = true;
        open(term);
      }, HOLD);
      held = { x, y, timer };
    },
    true,
  );
  listen('pointerup', letGo, true);
  listen('pointercancel', letGo, true);
  listen('contextmenu', (event) => {
    if (swallow) event.preventDefault();
  });
  listen(
    'click',
    (event) => {
      // The held finger has already opened the explanation.
      if (swallow) {
        event.preventDefault();
        event.stopPropagation();
        swallow = false;
        return;
      }
      const inBubble = event.target instanceof Node && bubble.element.contains(event.target);
      if (event.detail === 0 || inBubble) return;
      const term = tapped(event);
      if (term === null || isControl(term) || isTakenUp(event)) close();
      else if (term === shown && pointer.type !== 'mouse') close();
      else open(term);
    },
    true,
  );
  /** If a tap has an effect of its own, only a held finger explains. */
  const isTakenUp = ({ target }: MouseEvent): boolean =>
    pointer.type !== 'mouse' && target instanceof Element && target.closest('[data-own-taps]') !== null;
  const tapped = ({ target }: MouseEvent): Element | null => {
    const { type, x, y } = pointer;
    const busy = target instanceof Element && target.closest('button, a, input, select') !== null;
    return type === 'mouse' || busy ? termUnder(root, x, y) : termNear(root, x, y);
  };

  listen('focusin', ({ target }) => {
    const term = target instanceof Element && target.matches(':focus-visible') ? target.closest(TERMS) : null;
    if (term !== null) open(term);
  });
  listen('focusout', ({ target }) => {
    if (target instanceof Element && target.closest(TERMS) === shown) close();
  });
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || shown === null) return;
    event.preventDefault();
    close();
  };
  addEventListener('keydown', key, { signal, capture: true });
  /** The browser may scroll a focused element into sight, so its explanation has to move with it. */
  const scrolled = (): void => {
    if (shown !== null && shown === document.activeElement?.closest(TERMS)) bubble.show(shown);
    else close();
  };
  addEventListener('scroll', scrolled, { signal, capture: true, passive: true });
  const elsewhere = ({ target }: PointerEvent): void => {
    if (target instanceof Node && !root.contains(target)) close();
  };
  addEventListener('pointerdown', elsewhere, { signal });

  return () => {
    close();
    letGo();
    stop.abort();
  };
}
