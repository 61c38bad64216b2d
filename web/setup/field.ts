import type { Json, Schema } from '@starboard/kernel';

export interface FieldProps {
  readonly name: string;
  readonly schema: Schema;
  readonly value: Json;
  set(value: Json): void;
}
