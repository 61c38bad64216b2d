import './note.css';

/** What was just done, and the earlier work if it can be restored. */
export interface WorkshopNote<Work> {
  readonly text: string;
  readonly before: Work | null;
}

interface Props<Work> {
  readonly said: WorkshopNote<Work> | null;
  undo(before: Work): void;
  dismiss(): void;
}

export function Note<Work>({ said, undo, dismiss }: Props<Work>) {
  const before = said?.before ?? null;
  return (
    <div class="workshop-note" data-shown={said !== null}>
      <p role="status">{said?.text}</p>
      {before !== null && (
        <button type="button" class="tool" onClick={() => undo(before)}>
          Undo
        </button>
      )}
      {said !== null && (
        <button type="button" class="tool round" onClick={dismiss}>
          <span aria-hidden="true">✕</span>
          <span class="hidden-text">Close this note</span>
        </button>
      )}
    </div>
  );
}
