import { useId, useRef, useState } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly text: string;
}

/** A text to be passed on, with a button that copies it. */
export function CopyField({ label, text }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  /** Without a clipboard to write to, the text is at least marked. */
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Marked: press Ctrl+C');
    }
  };
  return (
    <div class="copy-field">
      <label class="field" htmlFor={id}>
        <span>{label}</span>
        <input ref={field} id={id} type="text" readOnly value={text} onFocus={() => field.current?.select()} />
      </label>
      <button type="button" class="secondary" onClick={copy}>
        Copy<span class="hidden-text"> {label}</span>
      </button>
      <span class="said" role="status">
        {said}
      </span>
    </div>
  );
}
