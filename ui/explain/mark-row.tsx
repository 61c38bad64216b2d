import type { ComponentChildren } from 'preact';
import { useMarkRow } from './use-mark-row.ts';

interface Props {
  readonly class: string;
  /** The complete row in words. */
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Many marks in a row, each with `explains`; the Tab key stops once. */
export function MarkRow({ class: name, label, children }: Props) {
  const row = useMarkRow<HTMLSpanElement>(label);
  return (
    <span class={name} {...row}>
      {children}
    </span>
  );
}
