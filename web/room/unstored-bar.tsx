import { useState } from 'preact/hooks';

interface Props {
  /** What is not stored, in a sentence; null if everything is. */
  readonly fact: string | null;
  onExport(): void;
}

/** Can be closed, because the board needs the room. */
export function UnstoredBar({ fact, onExport }: Props) {
  const [away, setAway] = useState<string | null>(null);
  const shown = fact !== away ? fact : null;
  return (
    <div class="unstored" role="status">
      {shown !== null && (
        <>
          <p class="notice">{shown}</p>
          <button type="button" class="tool" onClick={onExport}>
            Export record
          </button>
          <button type="button" class="tool round" aria-label="Dismiss this notice" onClick={() => setAway(shown)}>
            ×
          </button>
        </>
      )}
    </div>
  );
}
