import { COACHING, type Coaching, coaching, hintsLearnt } from '../shell/settings.ts';
import { FIRST_MATCHES } from './coach.ts';

const COUNTS = ['', 'first match', 'first two matches', 'first three matches'] as const;

const LABELS: { readonly [C in Coaching]: string } = {
  'first-matches': `In my ${COUNTS[FIRST_MATCHES]} of each game`,
  always: 'Always',
  never: 'Never',
};

/** When the coach gives hints, for this browser. */
export function CoachChoice() {
  return (
    <div class="coach-choice">
      <label>
        <span>Coach</span>
        <select
          value={coaching.value}
          onChange={({ currentTarget: { value } }) => {
            coaching.value = COACHING.find((each) => each === value) ?? 'first-matches';
          }}
        >
          {COACHING.map((each) => (
            <option key={each} value={each}>
              {LABELS[each]}
            </option>
          ))}
        </select>
      </label>
      <p class="field-note">
        One hint when it matters, and never again once you have followed it. It knows only what you can see, and helps
        only if you play alone or if the table was opened with help for all.
      </p>
      {hintsLearnt.value.length > 0 && (
        <button type="button" class="secondary" onClick={() => (hintsLearnt.value = [])}>
          Show learnt hints again
        </button>
      )}
    </div>
  );
}
