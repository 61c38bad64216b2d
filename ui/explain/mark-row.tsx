import type { ComponentChildren } from 'preact';
import { useMarkRow } from './use-mark-row.ts';

interface Props {
  readonly class: string;
  /** All of it in words. */
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Many marks in a row, each of which carries `explains`: one stop of the Tab key. */
export function MarkRow({ class: name, label, children }: Props) {
  const row = useMarkRow<HTMLSpanElement>(label);
  return (
    <span class={name} {...row}>
      {children}
    </span>
  );
}
