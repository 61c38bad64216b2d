import type { Signal } from '@preact/signals';

interface Props {
  readonly at: Signal<number>;
  readonly here: number;
  readonly last: number;
  readonly running: Signal<boolean>;
}

/** Forward, back, and anywhere in between. */
export function Transport({ at, here, last, running }: Props) {
  const jump = (to: number): void => {
    running.value = false;
    at.value = Math.max(0, Math.min(last, to));
  };
  const run = (): void => {
    if (!running.value && here === last) at.value = 0;
    running.value = !running.value;
  };
  return (
    <div class="transport">
      <input
        class="slider"
        type="range"
        min={0}
        max={last}
        value={here}
        aria-label="Moment of the match"
        aria-valuetext={`${here + 1} of ${last + 1}`}
        onInput={({ currentTarget }) => jump(Number(currentTarget.value))}
      />
      <div class="actions">
        <button type="button" class="secondary" aria-disabled={here === 0} onClick={() => jump(here - 1)}>
          Back
        </button>
        <span class="count">{`${here + 1} / ${last + 1}`}</span>
        <button type="button" class="secondary" aria-disabled={here === last} onClick={() => jump(here + 1)}>
          Next
        </button>
        <button type="button" class="primary" onClick={run}>
          {running.value ? 'Pause' : 'Play'}
        </button>
      </div>
    </div>
  );
}
