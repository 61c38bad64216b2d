import type { Json } from '@starboard/kernel';
import { useRef, useState } from 'preact/hooks';
import type { WorkshopNote } from './note.tsx';

const NOT_KEPT = 'This browser could not store your work. Save it to a file before you leave.';

/** The work of a workshop with tabs: kept at every change, said what was done, and taken back while that stands there. */
export function useWork<Work extends { readonly [part: string]: Json } & { readonly tab: string }>(
  read: () => Work,
  keep: (work: Work) => boolean,
) {
  const [work, setWork] = useState(read);
  const [said, say] = useState<WorkshopNote<Work> | null>(null);
  const latest = useRef(work);
  /** Whether it could be kept. */
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
    /** With something said, what was changed can be taken back, until the next change to the work. */
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
    /** For the note that says it. */
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
