import { plural } from '@starboard/kernel';
import { FileButton } from '@starboard/ui';
import { useId, useState } from 'preact/hooks';
import { type EventRules, faultInWords, faultsOf, pointsOf } from '../../squads/index.ts';
import { flownBy } from '../squads/describe.ts';
import { MOST_TEXT, readSquads, type Taken, TOO_LONG } from './reading.ts';

export type { Taken };

interface Props {
  readonly event: EventRules;
  take(squads: readonly Taken[], said: string): void;
}

/** Imports squads, pasted or from a file; names what can't be read, and the faults of what can. */
export function Import({ event, take }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const read = (given: string): void => {
    const { taken, faults: found } = readSquads(given);
    setFaults(found);
    if (taken.length === 0) return;
    if (found.length === 0) setText('');
    take(taken, takenInWords(taken, event));
  };
  /** Oversized text is refused before it is shown. */
  const write = (given: string): void => {
    const isTooLong = given.length > MOST_TEXT;
    setFaults(isTooLong ? [TOO_LONG] : []);
    setText(isTooLong ? '' : given);
  };
  return (
    <section class="furball-import" aria-label="Import">
      <h2>Import</h2>
      <label class="field" htmlFor={id}>
        <span>A squad as text or as XWS, the format that squad builders share</span>
        <textarea
          id={id}
          rows={4}
          value={text}
          spellcheck={false}
          placeholder="Luke Skywalker, Rebel X-wing + R2-D2 (astromech)"
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData('text') ?? '';
            if (pasted.length <= MOST_TEXT) return;
            event.preventDefault();
            setFaults([TOO_LONG]);
          }}
          onInput={({ currentTarget }) => {
            const { value } = currentTarget;
            if (value.length > MOST_TEXT) currentTarget.value = '';
            write(value);
          }}
        />
      </label>
      <div class="furball-buttons">
        <button type="button" onClick={() => read(text)}>
          Import
        </button>
        <FileButton
          label="Load a file"
          accept=".xws,.json,.txt,application/json,text/plain"
          most={MOST_TEXT}
          take={read}
          refuse={() => setFaults([TOO_LONG])}
        />
      </div>
      <div role="alert" class="furball-faults">
        {faults.map((fact) => (
          <p key={fact} class="furball-fault">
            {fact}
          </p>
        ))}
      </div>
    </section>
  );
}

/** "Wedge Antilles, X-wing is read: 33 points." and, of one that may not fly, why. */
function takenInWords(taken: readonly Taken[], event: EventRules): string {
  const [first] = taken;
  if (first === undefined || taken.length > 1) return `Imported ${plural(taken.length, 'squad')}.`;
  const [fault] = faultsOf(first.squad, event);
  const wrong = fault === undefined ? '' : ` It has a mistake: ${faultInWords(fault)}`;
  return `Imported ${flownBy(first.squad)}: ${plural(pointsOf(first.squad), 'point')}.${wrong}`;
}
