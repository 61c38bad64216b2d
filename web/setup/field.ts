import type { Json, Schema } from '@starboard/kernel';

/** A setting on the set-up page. */
export interface FieldProps {
  readonly name: string;
  readonly schema: Schema;
  readonly value: Json;
  set(value: Json): void;
}
