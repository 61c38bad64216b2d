import { useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { ReviewPanel } from './review-panel.tsx';

interface Props extends ComponentProps<typeof ReviewPanel> {
  readonly isOpen: boolean;
}

/** A section whose review begins when somebody opens it. */
export function ReviewSection({ isOpen, ...panel }: Props) {
  const open = useSignal(isOpen);
  return (
    <details class="choices" open={isOpen} onToggle={({ currentTarget }) => (open.value = currentTarget.open)}>
      <summary>What decided this match?</summary>
      {open.value && <ReviewPanel {...panel} />}
    </details>
  );
}
