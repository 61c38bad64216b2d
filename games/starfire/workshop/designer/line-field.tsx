import type { RefObject } from 'preact';
import { useId, useRef } from 'preact/hooks';
import type { Misprint } from '../../rules/01-ships/notation.ts';
import { MOST_TYPED } from '../work.ts';
import { Marked } from './marked.tsx';

interface Props {
  readonly label: string;
  readonly line: string;
  /** What is wrong with the line; null if nothing is, or if it is too early to say so. */
  readonly misprint: Misprint | null;
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  write(line: string): void;
  onEnter?(): void;
}

/** A field for a line that grows with its text and marks the place of a mistake. */
export function LineField({ label, line, misprint, field, write, onEnter }: Props) {
  const id = useId();
  const paper = useRef<HTMLDivElement>(null);
  return (
    <div class="line-field">
      <label htmlFor={id}>{label}</label>
      <div class="line-paper">
        <div ref={paper} class="line-ink" aria-hidden="true">
          <Marked line={line} misprint={misprint} />{' '}
        </div>
        <textarea
          id={id}
          ref={field ?? null}
          rows={1}
          value={line}
          maxLength={MOST_TYPED}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-invalid={misprint !== null}
          aria-describedby={`${id}-problem`}
          onInput={({ currentTarget }) => write(currentTarget.value.replace(/\s*[\r\n]\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter?.();
          }}
          onScroll={({ currentTarget }) => paper.current?.scrollTo(0, currentTarget.scrollTop)}
        />
      </div>
      <p id={`${id}-problem`} class="line-problem" aria-live="polite">
        {misprint !== null && `Column ${misprint.column}: ${misprint.problem}`}
      </p>
    </div>
  );
}
