import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly label: string;
  /** What the button acts on, for screen readers. */
  readonly about?: string;
  readonly question: string;
  onSure(): void;
}

/** A button for something that can't be undone: it asks once. */
export function AskOnce({ label, about = '', question, onSure }: Props) {
  const [asking, setAsking] = useState<boolean | null>(null);
  const at = useRef<HTMLButtonElement>(null);
  /** The focus moves to the answer and back. */
  useEffect(() => {
    if (asking !== null) at.current?.focus();
  }, [asking]);
  if (asking !== true) {
    return (
      <button ref={at} type="button" class="secondary" onClick={() => setAsking(true)}>
        {label}
        {about !== '' && <span class="hidden-text"> {about}</span>}
      </button>
    );
  }
  const answer = (sure: boolean): void => {
    setAsking(false);
    if (sure) onSure();
  };
  return (
    <fieldset class="ask-once">
      <legend>{question}</legend>
      <button ref={at} type="button" class="danger" onClick={() => answer(true)}>
        {label}
      </button>
      <button type="button" class="secondary" onClick={() => answer(false)}>
        No
      </button>
    </fieldset>
  );
}
