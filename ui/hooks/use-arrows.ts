import { useEffect } from 'preact/hooks';

/** Lets the arrow keys turn something by one step, wherever the focus is, except in text fields. */
export function useArrows(turn: ((step: 1 | -1) => void) | null): void {
  useEffect(() => {
    if (turn === null) return;
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || isField(event.target)) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      turn(event.key === 'ArrowRight' ? 1 : -1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog, [role="tablist"]') !== null;
}
