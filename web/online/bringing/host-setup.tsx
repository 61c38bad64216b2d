import { useSignal } from '@preact/signals';
import { type Json, type Schema, same } from '@starboard/kernel';
import type { BringingView } from '@starboard/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { OptionsForm } from '../../setup/options-form.tsx';

type Settings = { readonly [key: string]: Json };

interface Props {
  readonly schema: Schema;
  readonly bringing: BringingView;
  change(setup: object): void;
}

const plainly = (setup: object): Settings => JSON.parse(JSON.stringify(setup));

/** The settings that the host can still change. */
export function HostSetup({ schema, bringing: { setup, setupChanges }, change }: Props) {
  const values = useSignal<Settings>(plainly(setup));
  const known = useRef<Settings>(values.peek());
  useEffect(() => {
    const now = plainly(setup);
    const edited = Object.entries(values.peek()).filter(([key, value]) => !same(value, known.current[key] ?? null));
    known.current = now;
    values.value = { ...now, ...Object.fromEntries(edited) };
  }, [setupChanges]);
  const isChanged = !same(values.value, known.current);
  return (
    <div class="host-setup">
      <OptionsForm schema={schema} values={values} />
      {isChanged && (
        <button type="button" class="secondary" onClick={() => change(values.peek())}>
          Change the settings for everybody
        </button>
      )}
    </div>
  );
}
