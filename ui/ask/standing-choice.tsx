import { useId } from 'preact/hooks';
import { STANDING, type StandingOption } from './standing-option.ts';

const LABELS = { ask: 'Ask', always: 'Always', never: 'Never' } as const;

export function StandingChoice({ of: { title, answer, set } }: { readonly of: StandingOption }) {
  const id = useId();
  return (
    <fieldset class="speed">
      <legend>{title}</legend>
      <div class="segments">
        {STANDING.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`standing-${id}`}
              value={each}
              checked={answer === each}
              onChange={() => set(each)}
            />
            <span>{LABELS[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
