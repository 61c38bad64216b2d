import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly label: string;
  /** What is asked before it is done. */
  readonly question: string;
  onSure(): void;
}

/** A button for what cannot be had back: it asks once. */
export function AskOnce({ label, question, onSure }: Props) {
  const [asking, setAsking] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) yes.current?.focus();
  }, [asking]);
  if (!asking) {
    return (
      <button type="button" class="secondary" onClick={() => setAsking(true)}>
        {label}
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
      <button ref={yes} type="button" class="danger" onClick={() => answer(true)}>
        {label}
      </button>
      <button type="button" class="secondary" onClick={() => answer(false)}>
        No
      </button>
    </fieldset>
  );
}
