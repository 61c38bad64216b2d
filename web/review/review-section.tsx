import { useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ReviewPanel } from './review-panel.tsx';

interface Props extends ComponentProps<typeof ReviewPanel> {
  readonly isOpen: boolean;
}

/** A section whose review begins when somebody opens it. */
export function ReviewSection({ isOpen, ...panel }: Props) {
  const open = useSignal(isOpen);
  const section = useRef<HTMLDetailsElement>(null);
  /** Somebody who came for the review should not have to look for it. */
  useEffect(() => {
    if (isOpen) section.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  return (
    <details
      ref={section}
      class="choices"
      open={isOpen}
      onToggle={({ currentTarget }) => (open.value = currentTarget.open)}
    >
      <summary>What decided this match?</summary>
      {open.value && <ReviewPanel {...panel} />}
    </details>
  );
}
