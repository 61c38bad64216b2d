import { useId } from 'preact/hooks';
import { STANDING, type StandingAnswer, type StandingOption } from './standing-option.ts';

const LABELS = { ask: 'Ask', always: 'Always', never: 'Never' } as const;

interface Props {
  readonly of: StandingOption;
  /** Only these answers; all of them if absent. */
  readonly among?: readonly StandingAnswer[];
}

export function StandingChoice({ of: { title, answer, set }, among = STANDING }: Props) {
  const id = useId();
  return (
    <fieldset class="speed">
      <legend>{title}</legend>
      <div class="segments">
        {among.map((each) => (
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
