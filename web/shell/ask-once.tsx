import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly label: string;
  /** What it is done to, for those who do not see where the button stands. */
  readonly about?: string;
  /** What is asked before it is done. */
  readonly question: string;
  onSure(): void;
}

/** A button for what cannot be had back: it asks once. */
export function AskOnce({ label, about = '', question, onSure }: Props) {
  const [asking, setAsking] = useState<boolean | null>(null);
  const at = useRef<HTMLButtonElement>(null);
  /** The keyboard goes along, to the answer and back. */
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
