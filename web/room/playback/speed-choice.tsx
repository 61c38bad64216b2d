import { SPEEDS, speed } from '../../shell/settings.ts';

const LABELS = { slow: 'Slow', normal: 'Normal', fast: 'Fast', skip: 'Skip' } as const;

export function SpeedChoice() {
  return (
    <fieldset class="speed">
      <legend>Playback</legend>
      <div class="segments">
        {SPEEDS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="speed"
              value={each}
              checked={speed.value === each}
              onChange={() => (speed.value = each)}
            />
            <span>{LABELS[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
