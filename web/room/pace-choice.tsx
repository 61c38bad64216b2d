import { PACES, pace } from '../shell/settings.ts';

const LABELS = { slow: 'Slow', normal: 'Normal', fast: 'Fast', skip: 'Skip' } as const;

/** How fast happenings are shown. */
export function PaceChoice() {
  return (
    <fieldset class="pace">
      <legend>Playback</legend>
      <div class="segments">
        {PACES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="pace"
              value={each}
              checked={pace.value === each}
              onChange={() => (pace.value = each)}
            />
            <span>{LABELS[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
