import type { Signal } from '@preact/signals';
import type { Json, Schema } from '@starboard/kernel';
import { useId } from 'preact/hooks';
import type { FieldProps } from './field.ts';
import { LinesField } from './lines-field.tsx';
import { optionsInWords, shownOptions } from './options.ts';

interface Props {
  readonly schema: Schema;
  readonly values: Signal<{ readonly [key: string]: Json }>;
}

/** Drawn from the schema. While it is closed, it says what the match is about to be played with. */
export function OptionsForm({ schema, values }: Props) {
  const options = shownOptions(schema, values.value);
  if (options.length === 0) return null;
  return (
    <details class="options-form">
      <summary>
        <span>Options</span>
        <small>{optionsInWords(schema, values.value)}</small>
      </summary>
      <div class="option-fields">
        {options.map(({ key, ...option }) => (
          <Field key={key} {...option} set={(value) => (values.value = { ...values.value, [key]: value })} />
        ))}
      </div>
    </details>
  );
}

function Field({ name, schema, value, set }: FieldProps) {
  const id = useId();
  if (schema.format === 'lines') return <LinesField name={name} schema={schema} value={value} set={set} />;
  return (
    <div class="option-field">
      <label class="field" htmlFor={id}>
        <span>{name}</span>
        <Control id={id} schema={schema} value={value} set={set} />
      </label>
      {schema.description !== undefined && <p>{schema.description}</p>}
    </div>
  );
}

function Control({ id, schema, value, set }: Omit<FieldProps, 'name'> & { readonly id: string }) {
  if (schema.enum !== undefined) {
    return (
      <select id={id} value={`${value}`} onChange={({ currentTarget }) => set(currentTarget.value)}>
        {schema.enum.map((member, i) => (
          <option key={member} value={member}>
            {schema.labels?.[i] ?? member}
          </option>
        ))}
      </select>
    );
  }
  if (schema.type === 'boolean') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
    );
  }
  return (
    <input
      id={id}
      type="number"
      min={schema.minimum}
      max={schema.maximum}
      value={`${value}`}
      onInput={({ currentTarget }) => set(currentTarget.valueAsNumber)}
    />
  );
}
