import type { ReplayPlayer } from './replay-player.ts';

export function Transport({ player }: { readonly player: ReplayPlayer }) {
  const { jump, toggle, running } = player;
  const here = player.here.value;
  const last = player.last.value;
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
        <button type="button" class="primary" onClick={toggle}>
          {running.value ? 'Pause' : 'Play'}
        </button>
      </div>
    </div>
  );
}
