import type { Signal } from '@preact/signals';
import type { Json, Shape } from '@starboard/kernel';
import { useId } from 'preact/hooks';

interface Props {
  readonly shape: Shape;
  readonly values: Signal<{ readonly [key: string]: Json }>;
}

/** A game's options as a form, drawn from their shape. What is more than a plain field keeps its default. */
export function OptionsForm({ shape, values }: Props) {
  const fields = Object.entries(shape.properties ?? {}).filter(([, member]) => isPlain(member));
  if (fields.length === 0) return null;
  return (
    <details class="options-form">
      <summary>Options</summary>
      {fields.map(([key, member]) => (
        <Field
          key={key}
          name={member.title ?? key}
          shape={member}
          value={values.value[key] ?? member.default ?? null}
          set={(value) => (values.value = { ...values.value, [key]: value })}
        />
      ))}
    </details>
  );
}

function isPlain({ type, enum: members }: Shape): boolean {
  return type === 'integer' || type === 'boolean' || members !== undefined;
}

interface FieldProps {
  readonly name: string;
  readonly shape: Shape;
  readonly value: Json;
  set(value: Json): void;
}

function Field({ name, shape, value, set }: FieldProps) {
  const id = useId();
  return (
    <div class="option-field">
      <label class="field" htmlFor={id}>
        <span>{name}</span>
        <Control id={id} shape={shape} value={value} set={set} />
      </label>
      {shape.description !== undefined && <p>{shape.description}</p>}
    </div>
  );
}

function Control({ id, shape, value, set }: Omit<FieldProps, 'name'> & { readonly id: string }) {
  if (shape.enum !== undefined) {
    return (
      <select id={id} value={`${value}`} onChange={({ currentTarget }) => set(currentTarget.value)}>
        {shape.enum.map((member, i) => (
          <option key={member} value={member}>
            {shape.labels?.[i] ?? member}
          </option>
        ))}
      </select>
    );
  }
  if (shape.type === 'boolean') {
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
      min={shape.minimum}
      max={shape.maximum}
      value={`${value}`}
      onInput={({ currentTarget }) => set(currentTarget.valueAsNumber)}
    />
  );
}
