import { PACES, type Pace, pace } from '../../../shell/settings.ts';

const LABELS: { readonly [P in Pace]: string } = {
  slow: 'Slow',
  normal: 'Normal',
  quick: 'Quick',
  instant: 'Instant',
};

/** How fast events are shown; small enough for the bar. */
export function PaceChoice() {
  return (
    <label class="pace">
      <span class="hidden-text">Pace of playback</span>
      <span aria-hidden="true" class="pace-sign">
        ▸▸
      </span>
      <select
        value={pace.value}
        title="How fast events are shown"
        onChange={({ currentTarget: { value } }) => {
          pace.value = PACES.find((each) => each === value) ?? 'normal';
        }}
      >
        {PACES.map((each) => (
          <option key={each} value={each}>
            {LABELS[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
