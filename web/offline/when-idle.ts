/** Milliseconds after loading, in browsers that don't say when they are idle. */
const A_WHILE = 2000;
/** Milliseconds after which it happens even if the browser is never idle. */
const AT_THE_LATEST = 10_000;

/** Does something once the page is loaded and has nothing better to do. */
export function whenIdle(work: () => void): void {
  const soon = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: AT_THE_LATEST });
    else setTimeout(work, A_WHILE);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
