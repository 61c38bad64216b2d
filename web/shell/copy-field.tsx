import { useId, useRef } from 'preact/hooks';
import { usePassing } from './passing.ts';

interface Props {
  readonly label: string;
  readonly text: string;
}

export function CopyField({ label, text }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const said = usePassing();
  /** Without a clipboard, the text is at least selected. */
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      said.value = 'Copied';
    } catch {
      said.value = 'Press Ctrl+C to copy';
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
        {said.value}
      </span>
    </div>
  );
}
