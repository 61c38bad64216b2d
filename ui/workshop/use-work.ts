import type { Json } from '@starboard/kernel';
import { useRef, useState } from 'preact/hooks';
import type { WorkshopNote } from './note.tsx';

const NOT_KEPT = 'This browser could not store your work. Save it to a file before you leave.';

/** The work of a workshop with tabs: kept at every change, with a note that says what was done and can undo it. */
export function useWork<Work extends { readonly [part: string]: Json } & { readonly tab: string }>(
  read: () => Work,
  keep: (work: Work) => boolean,
) {
  const [work, setWork] = useState(read);
  const [said, say] = useState<WorkshopNote<Work> | null>(null);
  const latest = useRef(work);
  /** Returns whether the work could be kept. */
  const show = (next: Work): boolean => {
    latest.current = next;
    setWork(next);
    return keep(next);
  };
  const tell = (text: string): void => say({ text, before: null });
  return {
    work,
    latest,
    tell,
    /** With a text, the change can be undone until the next change. */
    change(part: Partial<Work>, text?: string): void {
      const before = latest.current;
      const isKept = show({ ...before, ...part });
      if (!isKept) tell(NOT_KEPT);
      else if (text !== undefined) say({ text, before });
      else if (part.tab === undefined) say(null);
    },
    async copy(text: string): Promise<void> {
      try {
        await navigator.clipboard.writeText(text);
        tell('Copied.');
      } catch {
        tell('The browser did not allow copying. Save it to a file instead.');
      }
    },
    note: {
      said,
      undo(before: Work): void {
        show(before);
        tell('Undone.');
      },
      dismiss: (): void => say(null),
    },
  };
}
