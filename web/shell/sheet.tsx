import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** The id of the place on a page where people play. */
export const PLAY_AREA = 'play-area';

/**
 * Escape or a click beside it closes it. Focus then goes back to play, if there is a match on the page: on the button
 * that opened the sheet, Enter would open it again.
 */
export function Sheet({ open, title, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else if (wasOpen.current) {
      dialog.current?.close();
      document.getElementById(PLAY_AREA)?.focus({ preventScroll: true });
    }
    wasOpen.current = open;
  }, [open]);
  const clickBeside = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog ref={dialog} class="sheet" aria-label={title} onClose={onClose} onClick={clickBeside}>
      {open && (
        <div class="sheet-paper">
          <header>
            <h2>{title}</h2>
            <button type="button" class="tool round" aria-label="Close" onClick={onClose}>
              ×
            </button>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard */}
          <section class="sheet-text" tabIndex={0} aria-label={title}>
            {children}
          </section>
        </div>
      )}
    </dialog>
  );
}
