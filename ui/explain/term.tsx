import type { ComponentChildren } from 'preact';
import { term } from './explains.ts';

interface Props {
  readonly says: string;
  readonly rule?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A word or figure that explains itself on hover, tap and focus. */
export function Term({ says, rule, class: name = '', children }: Props) {
  return (
    <span class={`ui-term ${name}`.trim()} {...term(says, rule)}>
      {children}
    </span>
  );
}
