import { useSignal } from '@preact/signals';
import { plural } from '@starboard/kernel';
import { FileButton } from '@starboard/ui';
import { download } from '../storage/files/download.ts';
import type { FieldProps } from './field.ts';

const LONGEST_FILE = 100_000;

/** A setting that is a text, such as a map: it comes from a file, and can be removed again. */
export function LinesField({ name, schema, value, set }: FieldProps) {
  const tooLong = useSignal(false);
  const example = schema.example?.map((line) => `${line}\n`).join('');
  const lines = Array.isArray(value) ? value.length : 0;
  const take = (text: string): void => {
    tooLong.value = false;
    set(text.split(/\r?\n/));
  };
  const leaveOut = (): void => {
    tooLong.value = false;
    set([]);
  };
  const read = lines > 0 ? `The file has ${plural(lines, 'line')}.` : 'No file chosen.';
  return (
    <fieldset class="option-field lines-field">
      <legend>{name}</legend>
      <div class="tool-row">
        <FileButton
          label="Choose a file"
          accept=".txt,text/plain"
          most={LONGEST_FILE}
          take={take}
          refuse={() => (tooLong.value = true)}
        />
        {lines > 0 && (
          <button type="button" class="secondary" onClick={leaveOut}>
            Leave it out
          </button>
        )}
        {example !== undefined && (
          <button type="button" class="secondary" onClick={() => download(`${schema.title ?? name}.txt`, example)}>
            Download an example
          </button>
        )}
      </div>
      <p role="status">{tooLong.value ? 'This file is too long.' : read}</p>
      {schema.description !== undefined && <p>{schema.description}</p>}
    </fieldset>
  );
}
